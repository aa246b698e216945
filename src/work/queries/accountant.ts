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
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import { keepingCurves } from '../../accounting/curves/keptCurves';
import { type CurveName, forEachCurve, SAMPLED_CURVES } from '../../accounting/curves/registry';
import type { MuCurves, MuQuery } from '../../accounting/curves/types';
import type { Mechanism, Verified } from '../../accounting/types';
import { beat } from '../../base/liveness/pulse';
import { drawnRun } from '../../scenario';
import { curvesBy, type Drawn } from './fastCurves';
import { ofBoth, oneByOne, type Steps, stepsOf } from './query';

/** mu of the guarantees along an axis, or at one value of it. */
export type MuRequest = MuQuery;

export interface MuReply extends MuCurves {
  /** Milliseconds the worker computed. */
  elapsed: number;
}

/** Every adjacency, with the independent certified bracket. */
export interface PointRequest extends Drawn {
  mechanism: Mechanism;
  delta: number;
}

export interface PointReply extends Record<CurveName, Verified> {
  /** Discretised brackets, computed by code that shares nothing with the curves; null where these are themselves that code's. */
  certifiedAddRemove: { lower: number; upper: number } | null;
  certifiedSubstitute: { lower: number; upper: number } | null;
  /** Batches drawn in other ways. Left out in older recordings. */
  elsewise?: Elsewise;
  elapsed: number;
}

/** The bound that holds where every record joins one step of each epoch in any order, and the numbers of Poisson batches. */
export interface Elsewise {
  anyOrder: Record<'zeroOut' | 'substitute', Verified>;
  poisson: Record<'addRemove' | 'substitute', Verified>;
}

export type NoiseRequest = Omit<CalibrationRequest, 'solveFor' | 'recordCount'>;

export interface CalibrationRequest {
  /** 'batchSize' keeps the epochs of the mechanism, so its steps change too. 'epochs' are rounded down to whole ones. */
  solveFor: keyof Mechanism | 'batchSize' | 'epochs';
  adjacency: AdjacencyName;
  /** Its value of `solveFor` is ignored. */
  mechanism: Mechanism;
  /** Only for a batch. */
  recordCount?: number;
  delta: number;
  targetEpsilon: number;
}

export interface CalibrationReply {
  /** Null for a batch, which is found by trying. */
  solution: Verified | null;
  /** The solution in few digits, rounded to the private side. */
  chosen: number;
  mechanism: Mechanism;
  addRemove: Verified;
  substitute: Verified;
}

export type AccountingQueries = ReturnType<typeof accountingQueries>;

/** What keeps what it has computed makes dragging fast. */
export const accountingQueries = (
  trace: typeof traceEpsilonCurves = traceEpsilonCurves,
  traceMu = keepingMuCurves(),
) => ({
  curves: curvesBy(trace),

  *point({ mechanism, delta, sampling }: PointRequest): Steps<PointReply> {
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

  *muCurves(request: MuRequest): Steps<MuReply> {
    const began = performance.now();
    return { ...(yield* stepsOf(traceMu(request))), elapsed: performance.now() - began };
  },

  *calibrate(request: CalibrationRequest): Steps<CalibrationReply> {
    const solved = solvedFor(request);
    const { mechanism } = solved;
    return { ...solved, ...(yield* ofBoth((adjacency) => epsilon(adjacency, mechanism, request.delta))) };
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
  adjacency,
  mechanism,
  recordCount = 0,
  delta,
  targetEpsilon,
}: CalibrationRequest): Solved {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const request = { ...mechanism, delta, targetEpsilon };
  if (solveFor === 'batchSize') {
    const target = { noiseMultiplier, recordCount, epochs: steps * samplingRate, delta, targetEpsilon };
    const found = batchSizeFor(adjacency, target, beat);
    return { solution: null, chosen: found.batchSize, mechanism: found.mechanism };
  }
  if (solveFor === 'epochs') {
    const solution = stepsFor(adjacency, request, beat);
    const whole = wholeEpochs(solution.lower, samplingRate);
    return { solution, chosen: whole.epochs, mechanism: { ...mechanism, steps: whole.steps } };
  }
  const solvers = { noiseMultiplier: noiseMultiplierFor, samplingRate: samplingRateFor, steps: stepsFor };
  const solution = solvers[solveFor](adjacency, request, beat);
  const chosen = chosenValue(solveFor, solution);
  return { solution, chosen, mechanism: { ...mechanism, [solveFor]: chosen } };
}

/** Those of the page's worker, which keeps the contours of its latest curves. */
export const ACCOUNTANT_QUERIES = accountingQueries(keepingCurves(CURVE_EPSILONS));
