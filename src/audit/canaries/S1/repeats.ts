// Ranges of repeat numbers, one for each user of a seed's draws. A draw depends on its seed and its repeat, so that
// users with separate ranges never share a draw.

/** First repeat of thresholdChoice.ts, which uses at most 1000. Those below, 0 to 999, belong to the page's own audit. */
export const THRESHOLD_CHOICE_REPEATS = 1000;
/** First repeat of stoppingChoice.ts, which uses at most 1000. */
export const STOPPING_CHOICE_REPEATS = 2000;
/** First repeat of further draws that a reader asks for (`fresh` in scoreDraws.ts). */
export const FRESH_REPEATS = 10_000;
