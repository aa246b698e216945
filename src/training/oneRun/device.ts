// A device that trains one run, and what it has nothing to train of. What it asks of whoever drives it is in task.ts.
import type { NetworkTask, NetworkTraining } from './network/task';
import { type OneRunAuditRequest, trainsApart } from './request';

/** A device that trains one model at a time, a network with a hidden layer or without. */
export interface OneRunDevice {
  /** For the reader: what it calls itself. */
  readonly description: string;
  /** As networkTraining of network/training.ts; what it trained before ends. InputError 'too-large' where it does not fit. */
  train(task: NetworkTask): NetworkTraining;
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
