// The models of an audit that each shard trains: the models of all jobs in one row, cut into ranges.

import type { Block } from '../../../audit/training/schedule';
import { requireNumber } from '../../../base/numerics/errors';

export interface ModelRange {
  from: number;
  to: number;
}

/** Some models of one job, by its place in the plan. */
export interface Stretch extends Block {
  part: number;
}

/**
 * `shards` ranges of 0 .. total - 1, in order, alike but for two models. They begin at even models, so that the two
 * worlds of a pair train in one place. total: even, at least 2. Throws an InputError when there are more shards
 * than pairs.
 */
export function evenRanges(total: number, shards: number): ModelRange[] {
  const pairs = total / 2;
  requireNumber('shards', shards, { min: 1, max: pairs, integer: true });
  const cut = (i: number) => 2 * Math.floor((i * pairs) / shards);
  return Array.from({ length: shards }, (_, i) => ({ from: cut(i), to: cut(i + 1) }));
}

/** A range as stretches of jobs that have `models` models each. */
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
