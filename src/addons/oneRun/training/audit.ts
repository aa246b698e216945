// A whole audit of one training run, seeded: canaries, training, guesses, report. It knows no worker and no clock: whoever
// runs it takes one step after the other and may stop in between.
import { epsilon } from '../../../accounting/accountant';
import type { Verified } from '../../../accounting/types';
import type { KernelExports } from '../../../audit/training/wasm/kernel';
import { InputError } from '../../../base/numerics/errors';
import { normalCdf } from '../../../base/numerics/normal';
import { fairCoins } from '../canaries/labels';
import { collisionBound } from '../canaries/triggers';
import { ONE_RUN_GAMES } from '../estimation/games';
import {
  type GuessTally,
  type LabelLosses,
  type RankedGuesses,
  rankHalves,
  rankMargins,
  selfComparisonScores,
  tallyOf,
} from '../estimation/guesses';
import { type OneRunReport, oneRunReport } from '../estimation/report';
import { type OneRunDevice, whyNoDevice } from './device';
import { checkRequest, type OneRunAuditRequest } from './request';
import { openSubject } from './subjects/open';
import type { OneRunPreparation } from './subjects/subject';
import type { DeviceWork } from './task';
import type { OneRunBackend, OneRunCheckpoint } from './types';

export interface OneRunAuditReply {
  report: OneRunReport;
  /** Share of the guesses that are right. */
  accuracy: number;
  /**
   * A prediction of `accuracy` for all m guesses of a linear model, not a bound. It holds for exactly orthogonal canaries,
   * with every step on all of them and softmax near uniform. Null for other designs and for other rules.
   */
  idealAccuracy: number | null;
  /** What the accountant promises of the mechanism. */
  addRemove: Verified;
  substitute: Verified;
  learningRate: number;
  /** Share of test records for which the model's loss is smallest on their own label; null without a data set. */
  testAccuracy: number | null;
  /** At least the probability that two canaries have one code of several tags; null for others. */
  collisionBound: number | null;
  /** Nats a token on sentences that were not trained on; null if there are none. */
  evaluationLoss: number | null;
  /** What trained: a graphics device or the SIMD kernel in float32, or the reference in float64. The draws are the same. */
  backend: OneRunBackend;
  /**
   * Losses on each canary's trained label first, then on those it is compared with. If a coin decides whether a canary is
   * in, only the first.
   */
  losses: readonly LabelLosses[];
}

/** What a caller can ask between two steps. It takes work, so nothing is computed unless it is asked. */
export interface OneRunMoment {
  stepsDone: number;
  /** All guesses as one would make them from the model as it is now. */
  guesses(): RankedGuesses;
  /** Copies, made when it is called, from which the run can continue. */
  checkpoint(): OneRunCheckpoint;
  /** The utility of the model as it is now, in the form of the reply. */
  utility(): Pick<OneRunAuditReply, 'testAccuracy' | 'evaluationLoss'>;
  /**
   * What the caller has to await if a device trains, which is before the next step, before any of the above, and with
   * 'logits' after the last step. Null on the processor, where everything is there as soon as it is yielded.
   */
  device: DeviceWork | null;
}

function rank({ rule, game, m, seed }: OneRunAuditRequest, losses: readonly LabelLosses[]): RankedGuesses {
  if (rule === 'margin') return rankMargins(losses);
  const coins = fairCoins(m, seed);
  const scores =
    game === 'in-out'
      ? losses[0].losses.map((loss) => -loss)
      : selfComparisonScores(losses[0].losses, losses[1].losses, coins);
  return rankHalves(scores, coins);
}

/**
 * Phi(mu / sqrt 2) for the label with the smaller loss, and Phi(mu / 2) for in or out. A canary's label gains sqrt(T)/sigma
 * = mu standard deviations of its logit's noise, and two labels' logits have independent noises. Derived here.
 */
function idealAccuracy({
  canary,
  m,
  dimension,
  mechanism,
  game,
  rule,
  k,
  model,
}: OneRunAuditRequest): number | null {
  if (
    (model ?? 'linear') !== 'linear' ||
    canary !== 'orthogonal' ||
    m > dimension ||
    mechanism.samplingRate < 1 ||
    k !== 2
  )
    return null;
  const mu = Math.sqrt(mechanism.steps) / mechanism.noiseMultiplier;
  if (game === 'in-out') return normalCdf(mu / 2);
  return rule === 'margin' ? normalCdf(mu / Math.SQRT2) : null;
}

/**
 * Yields after each step, and now and then while features and starting weights are being made, and returns the reply.
 * Training sees the trained labels (for in-out, those of the canaries whose coin is +1 and of all other records) and
 * nothing of the coins and the comparison labels. Throws InputError on bad input before the first step. `kernel` is an
 * instance for this audit alone, and null if WebAssembly has no SIMD. `from` is a checkpoint of the same request, which is
 * yielded first. If the processor trained it in another way, the audit starts anew, while a device's checkpoint continues
 * anywhere. `device` trains instead of the processor, unless {@link whyNoDevice} knows a reason against it.
 */
export function* auditOneRun(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
  from: OneRunCheckpoint | null = null,
  device: OneRunDevice | null = null,
): Generator<OneRunPreparation | OneRunMoment, OneRunAuditReply> {
  checkRequest(request);
  const trainsOn = device !== null && whyNoDevice(request) === null ? device : null;
  const backend = trainsOn ? 'webgpu' : kernel ? 'simd' : 'reference';
  const before = from?.backend === backend || from?.backend === 'webgpu' ? from : null;
  const { game, m, k, mechanism, delta, alpha, estimator } = request;
  const { adjacency } = ONE_RUN_GAMES[game];
  const subject = yield* openSubject(request, kernel, before === null, trainsOn);
  // the reply takes those of the last moment
  let known: { steps: number; losses: readonly LabelLosses[] } | null = null;
  const lossesNow = () => {
    if (known?.steps !== subject.stepsDone) known = { steps: subject.stepsDone, losses: subject.losses() };
    return known.losses;
  };
  const guesses = () => rank(request, lossesNow());
  const utility = () => ({
    testAccuracy: subject.testAccuracy(),
    evaluationLoss: subject.evaluationLoss(),
  });
  const checkpoint = () => ({ stepsDone: subject.stepsDone, backend, weights: subject.save() }) as const;
  const moment = (): OneRunMoment => ({
    stepsDone: subject.stepsDone,
    guesses,
    utility,
    checkpoint,
    device: subject.device ?? null,
  });
  if (before) {
    const goOn = before.backend === backend ? subject.resume : subject.adopt;
    if (!goOn) throw new RangeError('saved weights are of another training');
    goOn(before.stepsDone, before.weights);
    yield moment();
  }
  while (subject.stepsDone < mechanism.steps) {
    subject.step();
    yield moment();
  }
  const losses = lossesNow();
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
    report: { ...report, assumptions: [...report.assumptions, ...subject.assumptions] },
    accuracy: report.v / report.r,
    idealAccuracy: idealAccuracy(request),
    addRemove,
    substitute,
    learningRate: subject.learningRate,
    ...utility(),
    collisionBound: request.tag ? collisionBound(request.tag, m) : null,
    backend,
    losses,
  };
}

/**
 * One tally for each planned number of guesses. If so many labels coincide that two numbers came out equal, they share one.
 */
function tallies(request: OneRunAuditRequest, losses: readonly LabelLosses[]): GuessTally[] {
  const ranked = rank(request, losses);
  const made = request.guesses.map((r) => tallyOf(ranked, r));
  if (made[0].r === 0) {
    const message = `classes is ${request.classes}, and the labels of every canary coincided. Give more classes.`;
    throw new InputError('inconsistent', 'classes', message);
  }
  return made.filter(({ r }, i) => made.findIndex((other) => other.r === r) === i);
}
