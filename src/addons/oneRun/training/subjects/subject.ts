// What an audit needs of whatever it trains: steps, losses of each canary under each value of its secret, and utility.
import { comparisonLabels } from '../../canaries/labels';
import type { LabelLosses } from '../../estimation/guesses';
import { LOGIT_STEP, type OneRunAuditRequest } from '../request';
import type { Resumable } from '../savedWeights';
import type { DeviceWork, DpSgdRun } from '../task';

/** While the features and the starting weights are being made. */
export interface OneRunPreparation {
  /** The share of that which is done. */
  prepared: number;
  /** Resolves when the device that makes the starting weights is ready to continue. Null if no device makes them. */
  room: (() => Promise<void>) | null;
}

export interface Subject extends Resumable {
  learningRate: number;
  step(): void;
  readonly stepsDone: number;
  /**
   * Losses on each canary after the steps done, under the value of its secret that was trained, then under k - 1 others
   * that training never saw. If only coins are told apart, just the first.
   */
  losses(): LabelLosses[];
  /**
   * Share of test records for which the loss is smallest on their own label; null without a data set of labelled records.
   */
  testAccuracy(): number | null;
  /** Nats a token of sentences that were not trained on; null where there are none. */
  evaluationLoss(): number | null;
  /** What the caller has to await if a device trains. */
  device?: DeviceWork;
  /** What the result assumes besides what every audit of one run does, a sentence each. */
  assumptions: readonly string[];
}

/** Runs DP-SGD over this population, as the request says. */
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

/** How many comparisons a canary has besides the value it was trained with. */
export const comparisonsOf = ({ game, k }: OneRunAuditRequest): number => (game === 'in-out' ? 0 : k - 1);

/** The labels that were trained, a canary each, then those that they are compared with. */
export const labelOptions = (request: OneRunAuditRequest, trained: Int32Array): Int32Array[] => [
  trained,
  ...Array.from({ length: comparisonsOf(request) }, (_, which) =>
    comparisonLabels(request.m, request.classes, request.seed, which),
  ),
];
