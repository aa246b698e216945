// A device that trains one run, and what it has nothing to train of. What it asks of whoever drives it is in task.ts.
import { hiddenUnits, type OneRunAuditRequest, trainsApart } from './request';
import type { OneRunTask, OneRunTraining } from './task';

/** A device that trains linear models on features of any kind, one at a time. */
export interface OneRunDevice {
  /** For the reader: what it calls itself. */
  readonly description: string;
  /** As {@link denseTraining} of dense.ts; what it trained before ends. InputError 'too-large' where it does not fit. */
  train(task: OneRunTask, features: readonly Float64Array[]): OneRunTraining;
  /** Gives back what the training took. */
  release(): void;
}

/**
 * Why a device has nothing to train here, for the reader; null where it has. Two models have no product of matrices that is
 * worth sending away, the others' kernels are the processor's.
 */
export function whyNoDevice(
  request: Pick<OneRunAuditRequest, 'canary' | 'm' | 'dimension' | 'model' | 'hidden'> & {
    tag?: object;
    language?: object;
  },
): string | null {
  const { canary, tag, language } = request;
  if (language) return 'language models are trained on the processor';
  if (tag || hiddenUnits(request) > 0)
    return 'models of several layers or heads are trained on the processor';
  if (canary === 'poisoned-initialisation')
    return 'models from the attacker’s weights are trained on the processor';
  if (trainsApart(request)) {
    return 'orthogonal canaries train apart, without a product of matrices that a card would speed up';
  }
  return null;
}
