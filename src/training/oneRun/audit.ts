// A whole audit of one training run, seeded: canaries, training, guesses, report. It knows no worker and no clock: whoever
// runs it takes one step after the other and may stop in between.
import { epsilon, type Verified } from '../../accounting';
import { ONE_RUN_GAMES } from '../../auditing/oneRun/games';
import { type OneRunReport, oneRunReport } from '../../auditing/oneRun/report';
import {
  type GuessTally,
  halfAndHalf,
  type LabelLosses,
  marginRule,
  selfComparisonScores,
} from '../../canaries/oneRun/guesses';
import { comparisonLabels, fairCoins } from '../../canaries/oneRun/labels';
import { InputError } from '../../numerics/errors';
import { normalCdf } from '../../numerics/normal';
import type { KernelExports } from '../wasm/kernel';
import { denseTraining } from './dense';
import { orthonormalTraining } from './orthonormal';
import { checkRequest, LOGIT_STEP, type OneRunAuditRequest } from './request';
import { simdDenseTraining, simdOrthonormalTraining } from './simd';
import { crossEntropy } from './softmax';
import type { OneRunTask, OneRunTraining } from './task';
import { trainingSet } from './trainingSet';

export interface OneRunAuditReply {
  report: OneRunReport;
  /** Share of the guesses that are right. */
  accuracy: number;
  /**
   * Of all m guesses, for exactly orthogonal canaries, every step on all of them and softmax near uniform: a prediction, not
   * a bound. Null where those do not hold, or where the rule is not the one it is for.
   */
  idealAccuracy: number | null;
  /** What the accountant promises of the mechanism. */
  addRemove: Verified;
  substitute: Verified;
  learningRate: number;
  /** Share of test records whose own label is lost least; null without a data set. */
  testAccuracy: number | null;
  /** What trained: the SIMD kernel in float32, or the reference in float64. The draws are the same. */
  backend: 'simd' | 'reference';
  /** Each canary's trained label first, then those it is compared with. Where only coins are told apart, the first alone. */
  losses: readonly LabelLosses[];
}

/** The fastest way to train this that there is. */
function openTraining(
  task: OneRunTask,
  features: readonly Float64Array[] | null,
  kernel: KernelExports | null,
): OneRunTraining {
  if (features === null) return kernel ? simdOrthonormalTraining(task, kernel) : orthonormalTraining(task);
  return kernel ? simdDenseTraining(task, features, kernel) : denseTraining(task, features);
}

function lossesOn(training: OneRunTraining, classes: number, options: readonly Int32Array[]): LabelLosses[] {
  const all = options.map((labels) => ({ labels, losses: new Float64Array(labels.length) }));
  const logits = new Float64Array(classes);
  for (let i = 0; i < options[0].length; i++) {
    training.logits(i, logits);
    for (const { labels, losses } of all) losses[i] = crossEntropy(logits, labels[i]);
  }
  return all;
}

function testAccuracy(training: OneRunTraining, { labels, population, classes }: OneRunTask): number | null {
  if (labels.length === population) return null;
  const logits = new Float64Array(classes);
  let right = 0;
  for (let i = population; i < labels.length; i++) {
    training.logits(i, logits);
    if (logits.indexOf(Math.max(...logits)) === labels[i]) right++;
  }
  return right / (labels.length - population);
}

function guess(request: OneRunAuditRequest, losses: readonly LabelLosses[], r: number): GuessTally {
  const { game, rule, m, seed } = request;
  if (rule === 'margin') return marginRule(losses, r);
  const coins = fairCoins(m, seed);
  const scores =
    game === 'in-out'
      ? losses[0].losses.map((loss) => -loss)
      : selfComparisonScores(losses[0].losses, losses[1].losses, coins);
  return halfAndHalf(scores, coins, r);
}

/**
 * Phi(mu / sqrt 2) for the label that is lost less, Phi(mu / 2) for in or out: a canary's label gains sqrt(T)/sigma = mu
 * standard deviations of its logit's noise, and two labels' logits have independent noises. Derived here.
 */
function idealAccuracy({
  canary,
  m,
  dimension,
  mechanism,
  game,
  rule,
  k,
}: OneRunAuditRequest): number | null {
  if (canary !== 'orthogonal' || m > dimension || mechanism.samplingRate < 1 || k !== 2) return null;
  const mu = Math.sqrt(mechanism.steps) / mechanism.noiseMultiplier;
  if (game === 'in-out') return normalCdf(mu / 2);
  return rule === 'margin' ? normalCdf(mu / Math.SQRT2) : null;
}

/**
 * Yields the number of steps done after each of them, and returns the reply. Training sees the trained labels (in-out: those
 * of the canaries whose coin is +1, and of all other records) and nothing of coins and comparison labels besides. Throws InputError on bad input
 * before the first step. `kernel`: an instance for this audit alone; null where WebAssembly has no SIMD.
 */
export function* auditOneRun(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
): Generator<number, OneRunAuditReply> {
  checkRequest(request);
  const { game, m, classes, k, mechanism, delta, alpha, estimator, seed } = request;
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const { adjacency } = ONE_RUN_GAMES[game];
  const { features, ...records } = trainingSet(request);
  const learningRate = request.learningRate ?? LOGIT_STEP * samplingRate * records.population;
  const task: OneRunTask = {
    ...records,
    classes,
    samplingRate,
    noiseMultiplier,
    clippingNorm: request.clippingNorm,
    learningRate,
    steps,
    seed,
  };
  const training = openTraining(task, features, kernel);
  while (training.stepsDone < steps) {
    training.step();
    yield training.stepsDone;
  }
  const compared = game === 'in-out' ? 0 : k - 1;
  const losses = lossesOn(training, classes, [
    records.labels.slice(0, m),
    ...Array.from({ length: compared }, (_, which) => comparisonLabels(m, classes, seed, which)),
  ]);
  const planned = tallies(request, losses);
  const addRemove = epsilon('add-remove', mechanism, delta);
  const substitute = epsilon('substitute', mechanism, delta);
  const { claimedEpsilon } = request;
  const report = oneRunReport({
    game,
    m,
    k,
    planned,
    delta,
    alpha,
    estimator,
    claims: [
      ...(claimedEpsilon === null ? [] : [{ adjacency, epsilon: claimedEpsilon }]),
      { adjacency: 'add-remove', epsilon: addRemove.upper },
      { adjacency: 'substitute', epsilon: substitute.upper },
    ],
  });
  return {
    report,
    accuracy: report.v / report.r,
    idealAccuracy: idealAccuracy(request),
    addRemove,
    substitute,
    learningRate,
    testAccuracy: testAccuracy(training, task),
    backend: kernel ? 'simd' : 'reference',
    losses,
  };
}

/** One a planned number of guesses; where labels coincide for so many canaries that two numbers came out equal, one. */
function tallies(request: OneRunAuditRequest, losses: readonly LabelLosses[]): GuessTally[] {
  const made = request.guesses.map((r) => guess(request, losses, r));
  if (made[0].r === 0) {
    const message = `classes is ${request.classes}, and the labels of every canary coincided; give more classes.`;
    throw new InputError('inconsistent', 'classes', message);
  }
  return made.filter(({ r }, i) => made.findIndex((other) => other.r === r) === i);
}
