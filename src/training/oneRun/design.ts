// From a reader's design to a whole audit of one run, and to means over many. Pure: data and kernels are handed in.
import { type Mechanism, noiseMultiplierFor } from '../../accounting';
import { ONE_RUN_ESTIMATORS } from '../../auditing/oneRun/estimators';
import { oneRunEpsLowerExact } from '../../auditing/oneRun/exactBound';
import { isFromData } from '../../canaries/oneRun/kinds';
import type { RankedGuesses } from '../../canaries/oneRun/ranking';
import type { RecordTable } from '../../datasets/types';
import { requireNumber } from '../../numerics/errors';
import type { KernelExports } from '../wasm/kernel';
import { auditOneRun } from './audit';
import type { OneRunAuditRequest } from './request';
import type {
  GuessCountReading,
  OneRunCell,
  OneRunCellResult,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from './types';

export interface OneRunData {
  train: RecordTable;
  test: RecordTable;
}

/** A kernel for one audit; null where WebAssembly has no SIMD. */
export type NewKernel = () => KernelExports | null;

/** How many numbers of guesses {@link readings} tries. */
const TRIED = 20;

function mechanismOf({ samplingRate, steps, delta, targetEpsilon }: OneRunDesign): Mechanism {
  const found = noiseMultiplierFor('add-remove', { samplingRate, steps, delta, targetEpsilon });
  // the upper end never promises more than was asked for
  return { samplingRate, steps, noiseMultiplier: found.value ?? found.upper };
}

function requestOf(
  design: OneRunDesign,
  mechanism: Mechanism,
  digits: OneRunData | null,
): OneRunAuditRequest {
  const { canary, selfComparison, m, guesses, delta, alpha, estimator, logitStep, seed } = design;
  requireNumber('logitStep', logitStep, { min: 0, max: 1e3, exclusiveMin: true });
  const data = isFromData(canary) ? digits : null;
  return {
    canary,
    game: selfComparison ? 'choose-one' : 'in-out',
    m,
    data,
    dimension: data?.train.columns ?? design.dimension,
    classes: data?.train.classes ?? design.classes,
    k: 2,
    rule: selfComparison ? 'margin' : 'halves',
    guesses,
    mechanism,
    clippingNorm: 1,
    learningRate: logitStep * mechanism.samplingRate * (data?.train.rows ?? m),
    delta,
    alpha,
    estimator,
    claimedEpsilon: null,
    seed,
  };
}

const rightOf = ({ order, right }: RankedGuesses, r: number): number => {
  let v = 0;
  for (let place = 0; place < r; place++) v += right[order[place]];
  return v;
};

/** Even numbers from a twentieth of all guesses to all, each read alone and at its share. */
function readings(guesses: RankedGuesses, { m, delta, alpha }: OneRunDesign): GuessCountReading[] {
  const all = guesses.order.length;
  const tried = Array.from({ length: TRIED }, (_, i) => 2 * Math.floor(((i + 1) * all) / TRIED / 2));
  const numbers = [...new Set(tried)].filter((r) => r > 0);
  return numbers.map((r) => {
    const v = rightOf(guesses, r);
    const at = (level: number) => oneRunEpsLowerExact({ m, r, v, k: 2 }, delta, level);
    return { r, v, alone: at(alpha), shared: at(alpha / numbers.length) };
  });
}

/**
 * One run, watched: yields after each step, and returns what was found. `digits` where canaries are records of them, else
 * null. Throws InputError on bad input before the first step.
 */
export function* watchOneRun(
  design: OneRunDesign,
  digits: OneRunData | null,
  newKernel: NewKernel,
): Generator<{ done: number; look(): RankedMoment }, { last: RankedMoment; findings: OneRunFindings }> {
  const mechanism = mechanismOf(design);
  const total = design.steps;
  const audit = auditOneRun(requestOf(design, mechanism, digits), newKernel());
  let last: RankedMoment | null = null;
  for (;;) {
    const step = audit.next();
    if (!step.done) {
      const { stepsDone: done, guesses } = step.value;
      // weights to start from are no step
      if (guesses === null) continue;
      if (done === total) last = { done, total, guesses: guesses() };
      yield { done, look: () => last ?? { done, total, guesses: guesses() } };
      continue;
    }
    if (last === null) throw new Error('an audit ended before its last step');
    const { report, idealAccuracy, addRemove, substitute, learningRate, testAccuracy, backend } = step.value;
    const guessed = last.guesses.order.length;
    return {
      last,
      findings: {
        report,
        accuracy: rightOf(last.guesses, guessed) / guessed,
        guessed,
        idealAccuracy,
        noiseMultiplier: mechanism.noiseMultiplier,
        learningRate,
        addRemove: addRemove.value ?? addRemove.upper,
        substitute: substitute.value ?? substitute.upper,
        testAccuracy,
        backend,
        readings: readings(last.guesses, design),
      },
    };
  }
}

/** Seeds `design.seed`, the next, and so on, all guesses counted. Yields after every step of every run. */
export function* meanOfRuns(
  { design, repeats }: OneRunCell,
  digits: OneRunData | null,
  newKernel: NewKernel,
): Generator<void, OneRunCellResult> {
  requireNumber('repeats', repeats, { min: 1, max: 10_000, integer: true });
  const mechanism = mechanismOf(design);
  const { m, delta, alpha, estimator, steps } = design;
  const { lower } = ONE_RUN_ESTIMATORS[estimator];
  const bounds: number[] = [];
  let [right, guesses] = [0, 0];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const seed = (design.seed + repeat) >>> 0;
    const audit = auditOneRun({ ...requestOf(design, mechanism, digits), seed }, newKernel());
    for (;;) {
      const step = audit.next();
      // its reply is not asked for: where labels coincide for every canary there is none
      if (step.done) break;
      const { stepsDone, guesses: rank } = step.value;
      if (stepsDone < steps || rank === null) {
        yield;
        continue;
      }
      const ranked = rank();
      const r = ranked.order.length;
      const v = rightOf(ranked, r);
      right += v;
      guesses += r;
      bounds.push(r === 0 ? 0 : lower({ m, r, v, k: 2 }, delta, alpha).epsilon);
      yield;
      break;
    }
  }
  const epsilon = bounds.reduce((sum, bound) => sum + bound, 0) / repeats;
  const squares = bounds.reduce((sum, bound) => sum + (bound - epsilon) ** 2, 0);
  return {
    runs: repeats,
    accuracy: right / guesses,
    guesses,
    epsilon,
    epsilonError: repeats > 1 ? Math.sqrt(squares / (repeats - 1) / repeats) : null,
    epsilonOptimal: lower({ m, r: m, v: m, k: 2 }, delta, alpha).epsilon,
  };
}
