// The owner of each range of repeats of a seed's draws, so that no two ever share a draw. Numbers only.

/** The page's own audit has 0..999. From here: the small audits of thresholdChoice.ts, at most 1000. */
export const THRESHOLD_CHOICE_REPEATS = 1000;
/** First repeat of stoppingChoice.ts, which uses at most 1000. */
export const STOPPING_CHOICE_REPEATS = 2000;
/** Draws that a reader asks for because they have not been seen. */
export const FRESH_REPEATS = 10_000;
