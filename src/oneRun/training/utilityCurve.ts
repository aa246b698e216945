// Utility of the main task against the power of the audit, at several weights of the tag's loss.

import type { KernelExports } from '../../audit/training/wasm/kernel';
import { refusals } from '../../base/numerics/errors';
import { auditOneRun, type OneRunAuditReply } from './audit';
import type { OneRunAuditRequest } from './request';
import { ONE_RUN_TRAINING } from './sentences';

/**
 * Yields the steps done of all audits together, and returns a point for each lambda. Every audit has the request's
 * seed, so canaries, tags and noise are the same. Throws InputError if the request has no `tag`, or if there is no
 * lambda.
 */
export function* utilityCurve(
  request: OneRunAuditRequest,
  lambdas: readonly number[],
  openKernel: () => KernelExports | null,
) {
  const { tag, mechanism } = request;
  if (!tag) throw refusals('tag').missing(ONE_RUN_TRAINING.noTag);
  if (lambdas.length === 0) throw refusals('lambda').missing(ONE_RUN_TRAINING.noLambda);
  const replies: OneRunAuditReply[] = [];
  for (const lambda of lambdas) {
    const before = replies.length * mechanism.steps;
    const audit = auditOneRun({ ...request, tag: { ...tag, lambda } }, openKernel());
    let next = audit.next();
    for (; !next.done; next = audit.next()) {
      yield before + ('prepared' in next.value ? 0 : next.value.stepsDone);
    }
    replies.push(next.value);
  }
  const points = replies.map(({ testAccuracy, report, accuracy }, i) => ({
    lambda: lambdas[i],
    /** Accuracy of the main task on test records; null if there are none. */
    testAccuracy,
    /** Epsilon of this run alone: the largest of several bounds has no level that is stated here. */
    epsilon: report.epsilon,
    accuracy,
  }));
  return { points, replies };
}
