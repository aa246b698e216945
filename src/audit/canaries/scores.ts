// The scores of trained models: one real number per model and checkpoint, which the auditor compares with a threshold.
// Each canary's recipe defines its score.
import { craftedObject, planCanary } from './craft';
import type { BlockResult } from './job';
import { type CraftedCanaries, RECIPES } from './recipes';
import type { CanaryKind } from './registry';

/** Scores of a block, models x checkpoints, row-major. Throws an InputError when that kind was not crafted. */
export function canaryScores<Kind extends CanaryKind>(
  kind: Kind,
  crafted: CraftedCanaries,
  block: BlockResult,
  checkpoints: number,
): Float64Array {
  const { target, reference } = crafted;
  const { classes } = reference.model.shape;
  const object = craftedObject(crafted, kind);
  const { probes } = planCanary(crafted, kind);
  return Float64Array.from({ length: block.models * checkpoints }, (_, at) => {
    const logits = probes.map((_, probe) => {
      const from = (at * probes.length + probe) * classes;
      return block.logits.subarray(from, from + classes);
    });
    return RECIPES[kind].score({ parameter: block.parameter[at], logits }, object, target);
  });
}
