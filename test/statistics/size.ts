// How large a test is that draws its cases: small and sharp in npm test, as large as it was meant in `npm run
// verify:statistics`. The seeds are fixed either way, so that each test passes or fails for good, and the cases of a property in
// the suite are the first of all. Asserts nothing.

/** Set by `npm run verify:statistics`. */
export const thorough = process.env.THOROUGH === '1';

export const size = <Size = number>(inTheSuite: Size, whole: Size): Size => (thorough ? whole : inTheSuite);
