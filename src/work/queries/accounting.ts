// What the accountant can be asked, by the page and by `compute`: a function each, from which the worker, the
// client and their types follow. The numbers are the core's.
import {
  attackLaw,
  batchSizeFor,
  bracketEpsilon,
  CURVE_EPSILONS,
  checkDelta,
  checkMechanism,
  chosenValue,
  epsilon,
  keepingMuCurves,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  traceEpsilonCurves,
  wholeEpochs,
} from '../../accounting';
import { type CurveName, forEachCurve, SAMPLED_CURVES } from '../../accounting/curves/registry';
import type { Mechanism, Verified } from '../../accounting/types';
import { beat } from '../../base/liveness/pulse';
import { drawnRun } from '../../scenario';
import type { AccountingQueries } from '../messages/accountantMessages';
import type {
  CalibrationReply,
  CalibrationRequest,
  Elsewise,
  PointReply,
  PointRequest,
} from '../messages/pageMessages';
import { curvesBy } from './fastCurves';
import { ofBoth, oneByOne, stepsOf } from './query';

/** What keeps what it has computed makes dragging fast. */
export const accountingQueries = (
  trace: typeof traceEpsilonCurves = traceEpsilonCurves,
  traceMu = keepingMuCurves(),
): AccountingQueries => ({
  curves: curvesBy(trace),

  *point({ mechanism, delta, sampling }) {
    const began = performance.now();
    checkMechanism(mechanism);
    checkDelta(delta);
    if (sampling) {
      const values = yield* sampledPoint(mechanism, sampling, delta);
      return { ...values, elapsed: performance.now() - began };
    }
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
      elsewise: elsewise(mechanism, delta, values),
      elapsed: performance.now() - began,
    };
  },

  *muCurves(request) {
    const began = performance.now();
    return { ...(yield* stepsOf(traceMu(request))), elapsed: performance.now() - began };
  },

  *calibrate(request) {
    const solved = solvedFor(request);
    const { mechanism } = solved;
    return { ...solved, ...(yield* ofBoth((relation) => epsilon(relation, mechanism, request.delta))) };
  },
});

/** What is said of a curve that a way of drawing batches does not have. */
const NOTHING: Verified = {
  verified: false,
  value: null,
  lower: 0,
  upper: Infinity,
  method: 'discretised-bracket',
};

function* sampledPoint(
  mechanism: Mechanism,
  sampling: NonNullable<PointRequest['sampling']>,
  delta: number,
): Generator<void, Omit<PointReply, 'elapsed'>, void> {
  const run = drawnRun(mechanism, sampling);
  const own: readonly CurveName[] = SAMPLED_CURVES[sampling];
  const compute: Partial<Record<CurveName, () => Verified>> = {
    addRemove: () => epsilon('add-remove', run, delta),
    substitute: () => epsilon('substitute', run, delta),
    group: () => epsilon('group', run, delta),
    hiddenState: () => attackLaw(run).epsilon(delta),
  };
  const values = yield* oneByOne(
    forEachCurve((name) => () => (own.includes(name) && compute[name]?.()) || NOTHING),
  );
  const certified = { certifiedAddRemove: null, certifiedSubstitute: null };
  return { ...values, ...certified, elsewise: elsewise(mechanism, delta) };
}

/** Other ways to draw the same batches. Nothing is waited for: where the fast methods refuse, bounds will do. */
function elsewise(
  mechanism: Mechanism,
  delta: number,
  poisson?: Pick<PointReply, 'addRemove' | 'substitute'>,
): Elsewise {
  const ordered = drawnRun(mechanism, 'any-order');
  const byName = (name: 'addRemove' | 'substitute') =>
    poisson?.[name] ?? CURVE_EPSILONS[name](mechanism, delta, 'bounds');
  return {
    anyOrder: {
      zeroOut: epsilon('zero-out', ordered, delta),
      substitute: epsilon('substitute', ordered, delta),
    },
    poisson: { addRemove: byName('addRemove'), substitute: byName('substitute') },
  };
}

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
