// The canaries that real training is attacked with, strongest attacker first. The table is plain data, so that the page
// may import it. S1 is not in it, because S1 trains no model.

import type { Sentence } from '../../base/sentences/sentence';
import { AUDIT_CANARIES } from './sentences';

interface CanaryAbout {
  /** The canary's words as they stand in the middle of a sentence: 'crafted gradient'. */
  title: Sentence;
  /**
   * Second word of the generator key of the canary's models: a number from 2 to 7 that no other canary has. Never renumber,
   * because recorded results depend on it. training/audit/plan.ts uses 0 and 1, and makes its numbers from 8 on of these.
   */
  draws: number;
  /** Cosine of the target's gradient and the canary's if it follows from the construction; null if crafting finds it. */
  cosine: number | null;
  /** Whether the score has the law of the worst case (S1) up to the drift of the other records, so that the limit of S1 binds it. */
  worstCaseLaw: boolean;
  /** Whether crafting takes so long that the canary is prepared only if it is asked for. */
  slow: boolean;
}

/** The canaries by the name that links, files and recorded results have for them: never rename one. */
export const CANARIES = {
  // +C and -C along one coordinate
  S2: { title: AUDIT_CANARIES.craftedGradient, draws: 2, cosine: -1, worstCaseLaw: true, slow: false },
  S3: { title: AUDIT_CANARIES.craftedInput, draws: 3, cosine: null, worstCaseLaw: false, slow: true },
  S4: { title: AUDIT_CANARIES.mislabelledRecord, draws: 4, cosine: null, worstCaseLaw: false, slow: false },
  S5: { title: AUDIT_CANARIES.naturalRecord, draws: 5, cosine: null, worstCaseLaw: false, slow: false },
} as const satisfies Record<string, CanaryAbout>;

export type CanaryKind = keyof typeof CANARIES;

export const CANARY_KINDS = Object.keys(CANARIES) as readonly CanaryKind[];

/** Cosine of the gradients of target and canary: the construction's, else that of the crafted canary; null without either. */
export function canaryCosine(
  kind: CanaryKind,
  crafted: Readonly<Record<CanaryKind, object | null>>,
): number | null {
  const { cosine }: CanaryAbout = CANARIES[kind];
  const made = crafted[kind];
  if (cosine !== null || made === null || !('cosine' in made)) return cosine;
  return Number(made.cosine);
}
