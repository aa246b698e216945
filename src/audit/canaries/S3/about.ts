// What anyone may know of S3, the crafted input. How it is made is in recipe.ts.
import type { CanaryAbout } from '../about';

export const S3 = {
  title: 'crafted input',
  draws: 3,
  cosine: null,
  worstCaseLaw: false,
  slow: true,
} as const satisfies CanaryAbout;
