// Measured attacks beside the bound: what the chart of many records draws of each. A measured attack is a line here; what computes
// it is asked for where the chart is (Many.tsx).
import { t } from '@lingui/core/macro';
import type { RecordsAttackReply } from '../../../jobs';

export interface MeasuredAttack {
  /** In the key and in the table. */
  name: string;
  /** Substitute epsilon of the training that was attacked, at the page's delta. */
  epsilon: number;
  /** Records guessed rightly, by model. */
  right: readonly number[];
  targets: number;
}

/** The attack of this page: made-up records whose labels are the secrets (addons/oneRun/training/recordsAttacked.ts). */
export function attackOnLabels(
  reply: RecordsAttackReply | null,
  epsilon: number | null,
  targets: number,
): MeasuredAttack[] {
  if (reply === null || epsilon === null || reply.right.length === 0) return [];
  return [{ name: t`measured (labels guessed from trained models)`, epsilon, right: reply.right, targets }];
}

/** The one in the middle, the lower of two. */
export const medianOf = (counts: readonly number[]): number =>
  [...counts].sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)];
