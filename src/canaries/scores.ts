// One real number per trained model and checkpoint, out of what the training read there: what the auditor thresholds.
// Uses theta_t (and theta_0) only, never earlier iterates.

import { type CanaryKind, type CraftedCanaries, planCanary } from './craft';
import type { BlockResult } from './job';

/** The world in which the score tends to be larger: 1 (D') for S2's parameter, 0 (D) for the logit scores. */
export const LARGER_WORLD: Readonly<Record<CanaryKind, 0 | 1>> = { S2: 1, S3: 0, S4: 0, S5: 0 };

/** z_y - logsumexp over the other classes: the log-odds of class y. */
export function logOdds(logits: Float32Array | Float64Array, label: number): number {
  let largest = -Infinity;
  for (let k = 0; k < logits.length; k++) if (k !== label) largest = Math.max(largest, logits[k]);
  let sum = 0;
  for (let k = 0; k < logits.length; k++) if (k !== label) sum += Math.exp(logits[k] - largest);
  return logits[label] - (largest + Math.log(sum));
}

/**
 * Scores of a block, models x checkpoints, row-major.
 * S2: theta_t[j*] - theta_0[j*]. S3: lo(x,y) - lo(x',y). S4: the raw margin z_y(x) - z_y'(x). S5: lo(x,y) - lo(x',y').
 */
export function canaryScores(
  kind: CanaryKind,
  crafted: CraftedCanaries,
  block: BlockResult,
  checkpoints: number,
): Float64Array {
  if (kind === 'S2') return Float64Array.from(block.parameter);
  const { canary, probes } = planCanary(crafted, kind);
  if (canary.kind !== 'record') throw new RangeError(`${kind} replaces a record`);
  const { label } = canary.original;
  const other = canary.substitute.label;
  const { classes } = crafted.reference.model.shape;
  const scores = new Float64Array(block.models * checkpoints);
  for (let at = 0; at < scores.length; at++) {
    const from = at * probes.length * classes;
    const here = block.logits.subarray(from, from + classes);
    scores[at] =
      kind === 'S4'
        ? here[label] - here[other]
        : logOdds(here, label) - logOdds(block.logits.subarray(from + classes, from + 2 * classes), other);
  }
  return scores;
}
