// Which models of an audit each shard trains: the models of all jobs are numbered in one row, which is cut into ranges.

import type { Block } from '../../../audit/training/schedule';
import { requireNumber } from '../../../base/numerics/errors';

/** The models `from` to `to - 1` of all jobs in one row. */
export interface ModelRange {
  from: number;
  to: number;
}

/** Consecutive models of one job. `part` is the job's index in the plan. */
export interface Stretch extends Block {
  part: number;
}

/**
 * Cuts the models 0 to total - 1 into `shards` ranges, in order, whose lengths differ by at most two models. Each begins at an
 * even model, so that the two worlds of a pair train in one place. `total` is even and at least 2. Throws an InputError when there
 * are more shards than pairs.
 */
export function evenRanges(total: number, shards: number): ModelRange[] {
  const pairs = total / 2;
  requireNumber('shards', shards, { min: 1, max: pairs, integer: true });
  const cut = (i: number) => 2 * Math.floor((i * pairs) / shards);
  return Array.from({ length: shards }, (_, i) => ({ from: cut(i), to: cut(i + 1) }));
}

/** Cuts a range into stretches of single jobs. `models[part]` is the number of models of a job. */
export function stretchesOf(models: readonly number[], { from, to }: ModelRange): Stretch[] {
  const stretches: Stretch[] = [];
  let begins = 0;
  models.forEach((count, part) => {
    const first = Math.max(from, begins);
    const end = Math.min(to, begins + count);
    if (first < end) stretches.push({ part, firstModel: first - begins, models: end - first });
    begins += count;
  });
  return stretches;
}
