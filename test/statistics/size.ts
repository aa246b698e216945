// How large a test is that draws its cases or walks through many states: small and sharp in npm test, as large as it was meant in `npm
// run verify:statistics` and `npm run verify:browser`. The seeds are fixed either way, so that each test passes or fails for good, and
// the cases of a property in the suite are the first of all. Asserts nothing.
import type { TestContext } from 'vitest';

/** Set by the two of them. */
export const thorough = process.env.THOROUGH === '1';

export const size = <Size = number>(inTheSuite: Size, whole: Size): Size => (thorough ? whole : inTheSuite);

/** Ends a test here that is for the two of them, and counts it as skipped. */
export const onlyInFull = ({ skip }: TestContext): void =>
  skip(!thorough, 'in npm run verify:browser or verify:statistics');
