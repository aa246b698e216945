// A target ε beside a noise multiplier: whether the noise may have been chosen for the target. Pure.
import type { Conflict } from './agreement';
import type { Translation } from './oneMechanism';

/**
 * A library's accountant finds more noise than need be: Rényi accounting reports up to some 40 % more than the tight ε. Noise
 * whose tight ε is above the target, or far below it, was chosen for something else.
 */
const LEAST = 0.55;
const MOST = 1.02;

/** null where they agree or only one is given; `epsilon` is the tight ε of the noise, in the target's adjacency. */
export function targetConflict(
  {
    targetEpsilon,
    noiseMultiplier,
    segments,
  }: Pick<Translation, 'targetEpsilon' | 'noiseMultiplier' | 'segments'>,
  epsilon: number,
): Conflict | null {
  const ofParts = segments?.every((part) => part.noiseMultiplier);
  if (!targetEpsilon || !(noiseMultiplier || ofParts)) return null;
  const ratio = epsilon / targetEpsilon.value;
  if (ratio >= LEAST && ratio <= MOST) return null;
  const found = Number(epsilon.toPrecision(3));
  return {
    name: 'target',
    what: `The noise multiplier gives ε = ${found}, and the target is ${targetEpsilon.value}: which of them holds? Take one out.`,
    // of several parts no one noise can be picked
    claims: noiseMultiplier ? [noiseMultiplier, targetEpsilon] : [],
  };
}
