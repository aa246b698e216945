// Guesses at the coins of one training run's canaries, from their scores, and how many guesses are right.

import { clopperPearsonLower, clopperPearsonUpper } from '../audit/estimation/rates/clopperPearson';
import { type SortedScores, visitThresholds } from '../audit/estimation/scores/roc';
import { refusals, requireNumber } from '../base/numerics/errors';
import type { PlannedGuesses } from '../oneRun/estimation/report';
import { ROW_REFUSALS } from './rowRefusals';
import { SCORE_AUDIT } from './sentences';
import type { GuessedSide } from './settings';

/** Largest number of canaries for which the exact bound is computed. */
const MOST_CANARIES = 1e6;
/** Level of the test that coins are fair. An audit is refused if the share of z would be rarer than this under fair coins. */
const UNFAIR = 1e-9;

/** Shares of the canaries that are guessed if no number of guesses was planned. */
const SHARES = [0.1, 0.5, 1];

/** The largest even number up to `count`, at least 2, because half of the guesses are z. */
const even = (count: number): number => Math.max(2, 2 * Math.floor(count / 2));

function planned(wanted: readonly number[], m: number, side: GuessedSide): number[] {
  if (wanted.length === 0) {
    const all = SHARES.map((share) => even(share * m));
    return [...new Set(side === 'both' ? all : all.map((count) => count / 2))];
  }
  for (const r of wanted) {
    requireNumber('guesses', r, { min: side === 'both' ? 2 : 1, max: m, integer: true });
    if (side === 'both' && r % 2 === 1)
      throw refusals('guesses').inconsistent(SCORE_AUDIT.oddGuesses({ guesses: r }));
  }
  return [...wanted];
}

function checkCoins(inside: number, m: number): void {
  if (clopperPearsonLower(inside, m, UNFAIR) <= 0.5 && clopperPearsonUpper(inside, m, UNFAIR) >= 0.5) return;
  throw ROW_REFUSALS.inconsistent(SCORE_AUDIT.unfairCoins({ inside, canaries: m }));
}

/**
 * Guesses that the highest scores are z and that the lowest are not, at most `most` on either side. There may be fewer,
 * because canaries of equal scores are guessed together or not at all. So which canaries are guessed follows from the
 * scores alone, and not from the coins or the order of the rows. Returns the guesses made and how many (v) are right.
 */
function guessed(scores: SortedScores, most: number, side: GuessedSide): { made: number; v: number } {
  const { original, substituted } = scores;
  const m = original.length + substituted.length;
  let low = { made: 0, v: 0 };
  let high = low;
  visitThresholds(scores, (_, originalAtMost, substitutedAtMost) => {
    const atMost = originalAtMost + substitutedAtMost;
    if (atMost <= most) low = { made: atMost, v: substitutedAtMost };
    // thresholds come in ascending order, so the first with at most `most` scores above it has the most of them
    const above = m - atMost;
    if (above <= most && above > high.made) high = { made: above, v: original.length - originalAtMost };
  });
  if (side === 'in') return high;
  return side === 'out' ? low : { made: low.made + high.made, v: low.v + high.v };
}

/**
 * The published rule (half of the guesses for z and half against, or all of one kind) at each planned number of guesses,
 * except that canaries of equal scores are not split. 2 to 1e6 canaries. Throws InputError otherwise, and for coins that
 * are not fair.
 */
export function guessesOf(
  scores: SortedScores,
  wanted: readonly number[],
  side: GuessedSide,
): { m: number; planned: Required<PlannedGuesses>[] } {
  const { original, substituted } = scores;
  const m = original.length + substituted.length;
  if (m < 2 || m > MOST_CANARIES)
    throw ROW_REFUSALS.outOfRange(SCORE_AUDIT.canariesOutside({ canaries: m, most: MOST_CANARIES }));
  checkCoins(original.length, m);
  return {
    m,
    planned: planned(wanted, m, side).map((r) => ({
      r,
      ...guessed(scores, side === 'both' ? r / 2 : r, side),
    })),
  };
}
