// Secrets inserted into what one model is trained on, each one of k candidates that the attacker knows and guesses
// by the smallest loss.

import type { KernelExports } from '../../audit/training/wasm/kernel';
import { refusals, requireNumber } from '../../base/numerics/errors';
import type { LabelLosses } from '../estimation/guesses';
import { auditOneRun, type OneRunAuditReply } from './audit';
import type { OneRunAuditRequest } from './request';
import { ONE_RUN_TRAINING } from './sentences';

/** Further draws for each canary, because a candidate that was drawn before does not count. */
const SPARE = 16;

/**
 * Number of canaries whose secret is guessed rightly. A canary's candidates are its trained label, `options[0]`, and the first
 * k - 1 of the others that differ from it and from each other, so its secret is uniform on k known values whatever is
 * trained. Of equal losses, the smaller label is guessed. Throws InputError if a canary has fewer than k different labels.
 */
export function rightSecrets(options: readonly LabelLosses[], k: number): number {
  const [own] = options;
  let right = 0;
  own.labels.forEach((secret, i) => {
    const candidates = new Map<number, number>();
    for (const { labels, losses } of options) {
      if (candidates.size < k && !candidates.has(labels[i])) candidates.set(labels[i], losses[i]);
    }
    if (candidates.size < k)
      throw refusals('k').inconsistent(ONE_RUN_TRAINING.tooFewLabels({ k, labels: candidates.size }));
    const [[guess]] = [...candidates].sort(([a, one], [b, other]) => one - other || a - b);
    if (guess === secret) right++;
  });
  return right;
}

/** Audits one run and counts the secrets that are guessed rightly. The game is choose-one, and its k, 2..84, counts candidates. */
export function* revealedSecrets(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
): Generator<unknown, { right: number; audit: OneRunAuditReply }> {
  const { k, game } = request;
  requireNumber('k', k, { min: 2, max: 100 - SPARE, integer: true });
  if (game !== 'choose-one')
    throw refusals('selfComparison').inconsistent(ONE_RUN_TRAINING.noCandidates({ game }));
  const audit = yield* auditOneRun({ ...request, k: k + SPARE, rule: 'margin' }, kernel);
  return { right: rightSecrets(audit.losses, k), audit };
}
