// What the accountant can be asked, by the page and by `compute`: a function each, from which the worker, the client and their types
// follow. The numbers are the core's.
import {
  batchSizeFor,
  bracketEpsilon,
  CURVE_EPSILONS,
  checkDelta,
  checkMechanism,
  epsilon,
  keepingMuCurves,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  traceEpsilonCurves,
} from '../../accounting';
import { forEachCurve } from '../../accounting/curves/registry';
import { beat } from '../../liveness/pulse';
import type {
  CalibrationReply,
  CalibrationRequest,
  CurvesReply,
  CurvesRequest,
  MuReply,
  MuRequest,
  PointReply,
  PointRequest,
} from '../messages/pageMessages';
import { chosenValue, wholeEpochs } from './chosenValue';
import { oneByOne, type Steps, stepsOf } from './query';

export type AccountingQueries = ReturnType<typeof accountingQueries>;

/** `trace` computes the curves, and `traceMu` those of μ. What keeps what it has computed makes dragging fast. */
export const accountingQueries = (
  trace: typeof traceEpsilonCurves = traceEpsilonCurves,
  traceMu = keepingMuCurves(),
) => ({
  *curves(request: CurvesRequest): Steps<CurvesReply> {
    const began = performance.now();
    const curves = yield* stepsOf(trace(request));
    return { ...curves, elapsed: performance.now() - began };
  },

  *point({ mechanism, delta }: PointRequest): Steps<PointReply> {
    const began = performance.now();
    checkMechanism(mechanism);
    checkDelta(delta);
    const { add, remove, both, ...values } = yield* oneByOne({
      ...forEachCurve((name) => () => CURVE_EPSILONS[name](mechanism, delta)),
      add: () => bracketEpsilon('add', mechanism, delta),
      remove: () => bracketEpsilon('remove', mechanism, delta),
      both: () => bracketEpsilon('substitute', mechanism, delta),
    });
    return {
      ...values,
      certifiedAddRemove: {
        lower: Math.max(add.lower, remove.lower),
        upper: Math.max(add.upper, remove.upper),
      },
      certifiedSubstitute: { lower: both.lower, upper: both.upper },
      elapsed: performance.now() - began,
    };
  },

  *muCurves(request: MuRequest): Steps<MuReply> {
    const began = performance.now();
    const curves = yield* stepsOf(traceMu(request));
    return { ...curves, elapsed: performance.now() - began };
  },

  *calibrate(request: CalibrationRequest): Steps<CalibrationReply> {
    const solved = solvedFor(request);
    const { mechanism } = solved;
    const values = yield* oneByOne({
      addRemove: () => epsilon('add-remove', mechanism, request.delta),
      substitute: () => epsilon('substitute', mechanism, request.delta),
    });
    return { ...solved, ...values };
  },
});

type Solved = Pick<CalibrationReply, 'solution' | 'chosen' | 'mechanism'>;

function solvedFor({
  solveFor,
  relation,
  mechanism,
  recordCount = 0,
  delta,
  targetEpsilon,
}: CalibrationRequest): Solved {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const request = { ...mechanism, delta, targetEpsilon };
  if (solveFor === 'batchSize') {
    const target = { noiseMultiplier, recordCount, epochs: steps * samplingRate, delta, targetEpsilon };
    const found = batchSizeFor(relation, target, beat);
    return { solution: null, chosen: found.batchSize, mechanism: found.mechanism };
  }
  if (solveFor === 'epochs') {
    const solution = stepsFor(relation, request, beat);
    const whole = wholeEpochs(solution.lower, samplingRate);
    return { solution, chosen: whole.epochs, mechanism: { ...mechanism, steps: whole.steps } };
  }
  const solvers = { noiseMultiplier: noiseMultiplierFor, samplingRate: samplingRateFor, steps: stepsFor };
  const solution = solvers[solveFor](relation, request, beat);
  const chosen = chosenValue(solveFor, solution);
  return { solution, chosen, mechanism: { ...mechanism, [solveFor]: chosen } };
}
