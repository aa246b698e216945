// The canaries that real training is attacked with, strongest attacker first: a line each. Plain data, for the page too;
// S1 is no training and not among them. What crafts and scores them is in recipes.ts.
import type { CanaryAbout } from './about';
import { S2 } from './S2/about';
import { S3 } from './S3/about';
import { S4 } from './S4/about';
import { S5 } from './S5/about';

/** By the name that links, files and recorded results have for them: never rename one. */
export const CANARIES = { S2, S3, S4, S5 } as const satisfies Record<string, CanaryAbout>;

export type CanaryKind = keyof typeof CANARIES;

/** In the order of the table. */
export const CANARY_KINDS = Object.keys(CANARIES) as readonly CanaryKind[];

/** Cosine of the two gradients, given what crafting has found; null where that canary was not crafted. */
export function canaryCosine(
  kind: CanaryKind,
  crafted: Readonly<Record<CanaryKind, object | null>>,
): number | null {
  const { cosine }: CanaryAbout = CANARIES[kind];
  const made = crafted[kind];
  if (cosine !== null || made === null || !('cosine' in made)) return cosine;
  return Number(made.cosine);
}
