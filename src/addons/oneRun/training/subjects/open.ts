// Which subject a request asks for.
import type { KernelExports } from '../../../../audit/training/wasm/kernel';
import type { OneRunDevice } from '../device';
import type { NetworkTask } from '../network/task';
import { networkTraining } from '../network/training';
import type { OneRunAuditRequest } from '../request';
import { labelledSubject } from './labelled';
import { languageSubject } from './language';
import type { OneRunPreparation, Subject } from './subject';
import { triggerTagSubject } from './triggerTag';

/**
 * Yields the share of the features, or of the starting weights, that is made. If `warm` is false the starting weights are
 * skipped, because a run that continues has its own. `device` trains instead of the kernel, if the request has something
 * for it to train.
 */
export function* openSubject(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
  warm: boolean,
  device: OneRunDevice | null,
): Generator<OneRunPreparation, Subject> {
  const openNetwork = (task: NetworkTask) => (device ? device.train(task) : networkTraining(task, kernel));
  if (request.tag) return yield* triggerTagSubject(request, request.tag, openNetwork);
  if (request.language) return yield* languageSubject(request, request.language, openNetwork, warm);
  return yield* labelledSubject(request, device ? null : kernel, openNetwork, warm);
}
