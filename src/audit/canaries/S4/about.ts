// What anyone may know of S4, the mislabelled record. How it is made is in recipe.ts.
import type { CanaryAbout } from '../about';

export const S4 = {
  title: 'mislabelled record',
  draws: 4,
  cosine: null,
  worstCaseLaw: false,
  slow: false,
} as const satisfies CanaryAbout;
