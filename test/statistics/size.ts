// How large a statistical test is: small and sharp in npm test, as large as it was meant in `npm run verify:statistics`.
// The seeds are fixed either way, so that each test passes or fails for good. Asserts nothing.

/** Set by `npm run verify:statistics`. */
export const thorough = process.env.THOROUGH === '1';

export const size = (inTheSuite: number, whole: number): number => (thorough ? whole : inTheSuite);
