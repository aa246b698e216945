// The way from a reader's design to a whole audit of one run, and to means over many. Data and kernels are handed in.
import { noiseMultiplierFor } from '../../accounting/solveParameter';
import type { Mechanism } from '../../accounting/types';
import type { SentenceCorpus } from '../../audit/datasets/shipped/speeches';
import type { KernelExports } from '../../audit/training/wasm/kernel';
import { requireNumber } from '../../base/numerics/errors';
import type { StepOf } from '../../base/numerics/generators';
import { Defect } from '../../base/sentences/defect';
import { isFromData, isSentence } from '../canaries/kinds';
import { ONE_RUN_ESTIMATORS } from '../estimation/estimators';
import { oneRunEpsLowerExact } from '../estimation/exactBound';
import { type RankedGuesses, tallyOf } from '../estimation/guesses';
import { auditOneRun } from './audit';
import type { OneRunAuditRequest, OneRunData } from './request';
import type { OneRunPreparation } from './subjects/subject';
import type {
  GuessCountReading,
  OneRunCell,
  OneRunCellResult,
  OneRunCheckpoint,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from './types';

export interface OneRunMaterial {
  digits?: OneRunData;
  speeches?: SentenceCorpus;
}

/** A kernel for one audit; null where WebAssembly has no SIMD. */
export type NewKernel = () => KernelExports | null;

export type WatchedStep = Exclude<StepOf<typeof watchOneRun>, OneRunPreparation>;

/** How many numbers of guesses {@link readings} tries. */
const TRIED = 20;

function mechanismOfDesign({ samplingRate, steps, delta, targetEpsilon }: OneRunDesign): Mechanism {
  const found = noiseMultiplierFor('add-remove', { samplingRate, steps, delta, targetEpsilon });
  // the upper end of a bracket has at least the noise that the target needs
  return { samplingRate, steps, noiseMultiplier: found.value ?? found.upper };
}

const withoutNoise = ({ samplingRate, steps }: OneRunDesign): Mechanism => ({
  samplingRate,
  steps,
  noiseMultiplier: 0,
});

/** Number of records of which the expected batch is a share. */
function populationOf({ canary, m, language }: OneRunDesign, data: OneRunData | null): number {
  if (data) return data.train.rows;
  if (!language) return m;
  // a canary with a real beginning takes a sentence's place
  return language.sentences + (canary === 'fresh-tokens' ? m : 0);
}

function requestOf(
  design: OneRunDesign,
  mechanism: Mechanism,
  { digits, speeches }: OneRunMaterial,
): OneRunAuditRequest {
  const { canary, selfComparison, m, guesses, delta, alpha, estimator, logitStep, seed } = design;
  const { model, hidden, tag, language, rule = 'margin' } = design;
  requireNumber('logitStep', logitStep, { min: 0, max: 1e3, exclusiveMin: true });
  const data = (isFromData(canary) && !isSentence(canary) && digits) || null;
  return {
    ...(model && { model }),
    ...(hidden && { hidden }),
    ...(tag && { tag }),
    ...(language && speeches && { language: { ...language, corpus: speeches } }),
    canary,
    game: selfComparison ? 'choose-one' : 'in-out',
    m,
    data,
    dimension: data?.train.columns ?? design.dimension,
    classes: data?.train.classes ?? design.classes,
    k: 2,
    rule: selfComparison ? rule : 'halves',
    guesses,
    mechanism,
    clippingNorm: 1,
    learningRate: logitStep * mechanism.samplingRate * populationOf(design, data),
    delta,
    alpha,
    estimator,
    claimedEpsilon: null,
    seed,
  };
}

/** Bounds at even numbers of guesses, from a twentieth of them to all, each at alpha and at its share of alpha. */
function readings(guesses: RankedGuesses, { m, delta, alpha }: OneRunDesign): GuessCountReading[] {
  const all = guesses.order.length;
  const tried = Array.from({ length: TRIED }, (_, i) => 2 * Math.floor(((i + 1) * all) / TRIED / 2));
  const numbers = [...new Set(tried)].filter((r) => r > 0);
  return numbers.map((r) => {
    const { v } = tallyOf(guesses, r);
    const at = (level: number) => oneRunEpsLowerExact({ m, r, v, k: 2 }, delta, level);
    return { r, v, alone: at(alpha), shared: at(alpha / numbers.length) };
  });
}

/**
 * Runs one audit to be watched. Yields the share of its preparation that is done, then each step when it is done. `material`
 * holds the records that canaries are made from, if any. `from` is a checkpoint of the same design, whose moment is yielded
 * first. Throws InputError as auditOneRun does.
 */
export function* watchOneRun(
  design: OneRunDesign,
  material: OneRunMaterial,
  newKernel: NewKernel,
  from: OneRunCheckpoint | null = null,
) {
  const mechanism = mechanismOfDesign(design);
  const audit = auditOneRun(requestOf(design, mechanism, material), newKernel(), from);
  let look: (() => RankedMoment) | null = null;
  let next = audit.next();
  for (; !next.done; next = audit.next()) {
    const { value } = next;
    if ('prepared' in value) {
      yield value;
      continue;
    }
    const { stepsDone: done, guesses, checkpoint } = value;
    look = () => ({ done, total: design.steps, guesses: guesses() });
    yield { done, look, checkpoint };
  }
  if (look === null) throw new Defect('an audit ended before its last step');
  const last = look();
  const { report, idealAccuracy, addRemove, substitute, learningRate, backend } = next.value;
  const { testAccuracy, evaluationLoss } = next.value;
  const guessed = last.guesses.order.length;
  const findings: OneRunFindings = {
    report,
    accuracy: tallyOf(last.guesses, guessed).v / guessed,
    guessed,
    idealAccuracy,
    noiseMultiplier: mechanism.noiseMultiplier,
    learningRate,
    addRemove: addRemove.value ?? addRemove.upper,
    substitute: substitute.value ?? substitute.upper,
    testAccuracy,
    evaluationLoss,
    backend,
    readings: readings(last.guesses, design),
  };
  return { last, findings };
}

/**
 * Means over runs with the seeds `design.seed`, `design.seed` + 1, and so on, without noise if the target epsilon is Infinity.
 * Yields after every step.
 */
export function* meanOfRuns(
  { design, repeats }: OneRunCell,
  material: OneRunMaterial,
  newKernel: NewKernel,
): Generator<void, OneRunCellResult> {
  requireNumber('repeats', repeats, { min: 1, max: 10_000, integer: true });
  const noiseless = design.targetEpsilon === Number.POSITIVE_INFINITY;
  const mechanism = noiseless ? withoutNoise(design) : mechanismOfDesign(design);
  const { m, delta, alpha, estimator, steps } = design;
  const { lower } = ONE_RUN_ESTIMATORS[estimator];
  const bounds: number[] = [];
  const utilities: number[] = [];
  let [right, guesses] = [0, 0];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const seed = (design.seed + repeat) >>> 0;
    const request = { ...requestOf(design, mechanism, material), seed };
    const audit = auditOneRun(noiseless ? { ...request, withoutNoise: true } : request, newKernel());
    for (const step of audit) {
      yield;
      if ('prepared' in step || step.stepsDone < steps) continue;
      const ranked = step.guesses();
      const { r, v } = tallyOf(ranked, ranked.order.length);
      right += v;
      guesses += r;
      bounds.push(r === 0 ? 0 : lower({ m, r, v, k: 2 }, delta, alpha).epsilon);
      const { testAccuracy, evaluationLoss } = step.utility();
      const useful = testAccuracy ?? evaluationLoss;
      if (useful !== null) utilities.push(useful);
      // the audit's reply is not needed, and there is none if every canary's labels coincide
      break;
    }
  }
  const bound = meanOf(bounds);
  const useful = utilities.length > 0 ? meanOf(utilities) : null;
  return {
    runs: repeats,
    accuracy: right / guesses,
    guesses,
    epsilon: bound.mean,
    epsilonError: bound.error,
    epsilonOptimal: lower({ m, r: m, v: m, k: 2 }, delta, alpha).epsilon,
    utility: useful?.mean ?? null,
    utilityError: useful?.error ?? null,
  };
}

/** Mean with its standard error; the error is null for a single value. */
function meanOf(values: readonly number[]): { mean: number; error: number | null } {
  const { length } = values;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: length > 1 ? Math.sqrt(squares / (length - 1) / length) : null };
}
