// What an audit needs of whatever it trains: steps, losses of each canary under each value of its secret, and utility.
import type { LabelLosses } from '../../../auditing/oneRun/guesses';
import { LOGIT_STEP, type OneRunAuditRequest } from '../request';
import type { Resumable } from '../savedWeights';
import type { DeviceWork, DpSgdRun } from '../task';

export interface Subject extends Resumable {
  learningRate: number;
  step(): void;
  readonly stepsDone: number;
  /**
   * After the steps done: what is lost on each canary under the value of its secret that was trained, then under k - 1 others
   * that training never saw; where only coins are told apart, the first alone.
   */
  losses(): LabelLosses[];
  /** Share of test records whose own label is lost least; null without a data set of labelled records. */
  testAccuracy(): number | null;
  /** Nats a token of sentences that were not trained on; null where there are none. */
  evaluationLoss(): number | null;
  /** What has to be waited for, where a device trains. */
  device?: DeviceWork;
  /** What the result assumes besides what every audit of one run does, a sentence each. */
  assumptions: readonly string[];
}

/** What a run starts from is under way. */
export interface Preparation {
  /** How much of it is made. */
  share: number;
  /** What a device has to be waited for before it goes on. */
  room(): Promise<void>;
}

/** DP-SGD as the request has it, over this population. */
export function dpSgdRun(
  { mechanism, clippingNorm, learningRate, seed }: OneRunAuditRequest,
  population: number,
  included: Uint8Array | null,
): DpSgdRun {
  return {
    ...mechanism,
    included,
    population,
    clippingNorm,
    learningRate: learningRate ?? LOGIT_STEP * mechanism.samplingRate * population,
    seed,
  };
}

/** Comparisons a canary has besides what it was trained with. */
export const comparisonsOf = ({ game, k }: OneRunAuditRequest): number => (game === 'in-out' ? 0 : k - 1);
