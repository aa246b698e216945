// A whole audit of one training run, seeded: canaries, training, guesses, report. Whoever runs it takes one step
// after the other and may stop in between.
import { epsilon } from '../../accounting/accountant';
import type { KernelExports } from '../../audit/training/wasm/kernel';
import { refusals } from '../../base/numerics/errors';
import type { ResultOf, StepOf } from '../../base/numerics/generators';
import { normalCdf } from '../../base/numerics/normal';
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
import { guessesReport } from '../estimation/report';
import type { NetworkTask } from './network/task';
import { networkTraining } from './network/training';
import { checkRequest, type OneRunAuditRequest, trainsApart } from './request';
import { ONE_RUN_TRAINING } from './sentences';
import { labelledSubject } from './subjects/labelled';
import { languageSubject } from './subjects/language';
import type { OneRunPreparation, Subject } from './subjects/subject';
import { triggerTagSubject } from './subjects/triggerTag';
import type { OneRunBackend, OneRunCheckpoint } from './types';

/** The state of an audit after a step. Its guesses, checkpoint and utility are computed when they are asked for. */
export type OneRunMoment = Exclude<StepOf<typeof auditOneRun>, OneRunPreparation>;

export type OneRunAuditReply = ResultOf<typeof auditOneRun>;

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
 * Ideal accuracy of guesses at orthonormal canaries: Phi(mu / sqrt 2) for the label with the smaller loss, and Phi(mu / 2)
 * for in or out. A canary's label gains sqrt(T)/sigma = mu standard deviations of its logit's noise, and two labels' logits
 * have independent noises. Derived here.
 */
function idealAccuracy(request: OneRunAuditRequest): number | null {
  const { mechanism, game, rule, k } = request;
  if (!trainsApart(request) || mechanism.samplingRate < 1 || k !== 2) return null;
  const mu = Math.sqrt(mechanism.steps) / mechanism.noiseMultiplier;
  if (game === 'in-out') return normalCdf(mu / 2);
  return rule === 'margin' ? normalCdf(mu / Math.SQRT2) : null;
}

/** Opens the audit's subject. If `warm` is false the starting weights are skipped, because a run that continues has its own. */
function* openSubject(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
  warm: boolean,
): Generator<OneRunPreparation, Subject> {
  const openNetwork = (task: NetworkTask) => networkTraining(task, kernel);
  if (request.tag) return yield* triggerTagSubject(request, request.tag, openNetwork);
  if (request.language) return yield* languageSubject(request, request.language, openNetwork, warm);
  return yield* labelledSubject(request, kernel, openNetwork, warm);
}

/**
 * Audits one run. Yields after each step, and now and then while features and starting weights are being made. Training sees the
 * trained labels (for in-out, of the canaries whose coin is +1 and of all other records), never the coins and the
 * comparison labels. Throws InputError before the first step, or after the last if the labels of every canary coincide.
 * `kernel` is an instance for this audit alone, null if WebAssembly has no SIMD. `from` is a checkpoint of the same request,
 * yielded first; if another backend trained it, the audit starts anew.
 */
export function* auditOneRun(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
  from: OneRunCheckpoint | null = null,
) {
  checkRequest(request);
  const backend: OneRunBackend = kernel ? 'simd' : 'reference';
  const before = from?.backend === backend ? from : null;
  const { game, m, k, mechanism, delta, alpha, estimator, claimedEpsilon } = request;
  const subject = yield* openSubject(request, kernel, before === null);
  const { training } = subject;
  // losses are kept by the step, because the reply uses those of the last moment again
  let known: { steps: number; losses: readonly LabelLosses[] } | null = null;
  const lossesNow = () => {
    if (known?.steps !== training.stepsDone) known = { steps: training.stepsDone, losses: subject.losses() };
    return known.losses;
  };
  const moment = () => ({
    stepsDone: training.stepsDone,
    /** Ranked guesses from the model as it is now. */
    guesses: () => rank(request, lossesNow()),
    /** Copies, from which the run can continue. */
    checkpoint: (): OneRunCheckpoint => ({
      stepsDone: training.stepsDone,
      backend,
      weights: training.save(),
    }),
    utility: subject.utility,
  });
  if (before) {
    training.resume(before.stepsDone, before.weights);
    yield moment();
  }
  while (training.stepsDone < mechanism.steps) {
    training.step();
    yield moment();
  }
  const losses = lossesNow();
  const planned = tallies(request, losses);
  const addRemove = epsilon('add-remove', mechanism, delta);
  const substitute = epsilon('substitute', mechanism, delta);
  const { adjacency } = ONE_RUN_GAMES[game];
  const report = guessesReport({
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
    /** Share of right guesses among those that the report counts, which are the best planned number of them. */
    accuracy: report.v / report.r,
    /**
     * Predicts `accuracy` of all m guesses of a linear model for exactly orthogonal canaries, with every step on
     * all of them and softmax near uniform; no bound. Null for other designs and rules.
     */
    idealAccuracy: idealAccuracy(request),
    addRemove,
    substitute,
    learningRate: subject.learningRate,
    ...subject.utility(),
    /** A bound on the probability that two canaries have one code of several tags; null for others. */
    collisionBound: request.tag ? collisionBound(request.tag, m) : null,
    backend,
    /** Losses by trained label, then by those compared with; only the first if a coin decides. */
    losses,
  };
}

/** Counts of guesses. Planned numbers that came out equal, because labels coincide, share one. */
function tallies(request: OneRunAuditRequest, losses: readonly LabelLosses[]): GuessTally[] {
  const ranked = rank(request, losses);
  const made = request.guesses.map((r) => tallyOf(ranked, r));
  if (made[0].r === 0)
    throw refusals('classes').inconsistent(ONE_RUN_TRAINING.allCoincided({ classes: request.classes }));
  return made.filter(({ r }, i) => made.findIndex((other) => other.r === r) === i);
}
