// Provisional effect sizes: how far apart the scores of the two worlds are so far, from counts and moments in the headers of finished
// shards, without reading any scores.

import { effectSizeOf, joinMoments, type Moments } from '../../../audit/estimation/scores/effectSize';
import type { ShardHeader, ShardPlan } from './types';

const NONE: Moments = { count: 0, mean: 0, squares: 0 };

/**
 * The effect size of each attack that has at least two models in each world. Apart from rounding, it is the one that a merge of these
 * models would give.
 */
export function provisionalEffects({ request, parts }: ShardPlan, headers: readonly ShardHeader[]) {
  // the effects are those of the last checkpoint
  const last = request.checkpoints.length - 1;
  return request.canaries.flatMap((kind) => {
    const worlds = { original: NONE, substituted: NONE };
    for (const { part, scores } of headers.flatMap(({ stretches }) => stretches)) {
      if (scores === null || parts[part].kind !== kind) continue;
      worlds.original = joinMoments(worlds.original, scores.moments[last].original);
      worlds.substituted = joinMoments(worlds.substituted, scores.moments[last].substituted);
    }
    const { original, substituted } = worlds;
    if (original.count < 2 || substituted.count < 2) return [];
    const models = original.count + substituted.count;
    return [{ kind, step: request.checkpoints[last], models, effect: effectSizeOf(original, substituted) }];
  });
}
