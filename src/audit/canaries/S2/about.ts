// What anyone may know of S2, the crafted gradient. How it is made is in recipe.ts.
import type { CanaryAbout } from '../about';

export const S2 = {
  title: 'crafted gradient',
  draws: 2,
  // +C and -C along one coordinate
  cosine: -1,
  worstCaseLaw: true,
  slow: false,
} as const satisfies CanaryAbout;

/** The parameter that training moves least (Algorithm 2), the least of those that it moves at all, or the one it moves most. */
export const COORDINATES = ['least', 'moved', 'most'] as const;

export type CoordinateChoice = (typeof COORDINATES)[number];
