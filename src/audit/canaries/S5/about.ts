// What anyone may know of S5, the natural record. How it is made is in recipe.ts.
import type { CanaryAbout } from '../about';

export const S5 = {
  title: 'natural record',
  draws: 5,
  cosine: null,
  worstCaseLaw: false,
  slow: false,
} as const satisfies CanaryAbout;
