// A device that trains one run, and when it has nothing to train.
import type { NetworkTask, NetworkTraining } from './network/task';
import { type OneRunAuditRequest, trainsApart } from './request';

/** A device that trains one model at a time, a network with a hidden layer or without. */
export interface OneRunDevice {
  readonly description: string;
  /** As networkTraining, and ends what it trained before. Throws InputError 'too-large' if it does not fit. */
  train(task: NetworkTask): NetworkTraining;
  release(): void;
}

/** Why a device has nothing to train here, for the reader; null if it has. */
export const whyNoDevice = (
  request: Pick<OneRunAuditRequest, 'canary' | 'm' | 'dimension' | 'model' | 'hidden'>,
): string | null =>
  trainsApart(request)
    ? 'orthogonal canaries train apart, without a product of matrices that a card would speed up'
    : null;
