// A device that trains one run, and what it has nothing to train of. What it asks of whoever drives it is in task.ts.
import type { NetworkTask, NetworkTraining } from './network/task';
import { type OneRunAuditRequest, trainsApart } from './request';
import type { OneRunTask, OneRunTraining } from './task';

/** A device that trains one model at a time: linear on features of any kind, or a network. */
export interface OneRunDevice {
  /** For the reader: what it calls itself. */
  readonly description: string;
  /** As {@link denseTraining} of dense.ts; what it trained before ends. InputError 'too-large' where it does not fit. */
  train(task: OneRunTask, features: readonly Float64Array[]): OneRunTraining;
  /** As networkTraining of network/training.ts; the same holds. */
  trainNetwork(task: NetworkTask): NetworkTraining;
  /** Gives back what the training took. */
  release(): void;
}

/** Why a device has nothing to train here, for the reader; null where it has. */
export const whyNoDevice = (
  request: Pick<OneRunAuditRequest, 'canary' | 'm' | 'dimension' | 'model' | 'hidden'>,
): string | null =>
  trainsApart(request)
    ? 'orthogonal canaries train apart, without a product of matrices that a card would speed up'
    : null;
