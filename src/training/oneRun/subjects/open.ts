// Which subject a request asks for.
import type { KernelExports } from '../../wasm/kernel';
import type { OneRunAuditRequest } from '../request';
import { labelledSubject } from './labelled';
import { languageSubject } from './language';
import type { Subject } from './subject';
import { triggerTagSubject } from './triggerTag';

/** Yields 0 while weights to start from are made. */
export function* openSubject(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
): Generator<number, Subject> {
  if (request.tag) return triggerTagSubject(request, request.tag, kernel);
  if (request.language) return yield* languageSubject(request, request.language, kernel);
  return yield* labelledSubject(request, kernel);
}
