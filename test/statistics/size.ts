// The size of a test that draws its cases or goes through many states. It is small in npm test, and full in `npm run verify:statistics` and
// `npm run verify:browser`. Seeds are fixed in both, so that each test always passes or always fails, and the cases of a property in npm
// test are the first of its cases at full size. Asserts nothing.
import type { TestContext } from 'vitest';

/** Whether tests run at full size. The two commands set the variable (tools/thorough.ts). */
export const thorough = process.env.THOROUGH === '1';

export const size = <Size = number>(inTheSuite: Size, whole: Size): Size => (thorough ? whole : inTheSuite);

/** Skips a test that runs only in these two commands. */
export const onlyInFull = ({ skip }: TestContext): void =>
  skip(!thorough, 'in npm run verify:browser or verify:statistics');
