// From what a trained model loses on each canary to guesses at the secrets, and how many are right. Rules that see scores,
// never secrets; the number of guesses is an input.
import { InputError, requireNumber } from '../../numerics/errors';

export interface GuessTally {
  /** Guesses made. */
  r: number;
  /** Of those, right. */
  v: number;
}

function checkGuesses(r: number, canaries: number): void {
  requireNumber('r', r, { min: 1, max: Number.MAX_SAFE_INTEGER, integer: true });
  if (r > canaries) {
    throw new InputError('inconsistent', 'r', `r is ${r} but m is ${canaries}; give at most ${canaries}.`);
  }
}

/** Canaries by falling score; equal scores stand in the order of the canaries, which no secret has a part in. */
function byFallingScore(scores: Float64Array): number[] {
  return Array.from(scores.keys()).sort((a, b) => scores[b] - scores[a] || a - b);
}

/**
 * The published rule: +1 for the r/2 highest scores, -1 for the r/2 lowest, nothing for the rest. `coins` are the secrets.
 * r even, at most the number of canaries; InputError otherwise.
 * Steinke, Nasr, Jagielski (2023); Liu, Xiong, "UniAud", Algorithm 2.
 */
export function halfAndHalf(scores: Float64Array, coins: Int8Array, r: number): GuessTally {
  checkGuesses(r, scores.length);
  if (r % 2 === 1) {
    throw new InputError(
      'inconsistent',
      'r',
      `r is ${r}, but half of the guesses are +1; give an even number.`,
    );
  }
  const order = byFallingScore(scores);
  let v = 0;
  for (let i = 0; i < r / 2; i++) {
    if (coins[order[i]] === 1) v++;
    if (coins[order[order.length - 1 - i]] === -1) v++;
  }
  return { r, v };
}

/**
 * UniAud's score of each canary, loss(other) - loss(z): z is the trained pair where the coin is +1 and the comparison pair
 * where it is -1, so that an auditor who knows both pairs but not which was trained can form it.
 */
export function selfComparisonScores(
  trainedLoss: Float64Array,
  comparisonLoss: Float64Array,
  coins: Int8Array,
): Float64Array {
  return trainedLoss.map((loss, i) => coins[i] * (comparisonLoss[i] - loss));
}

/**
 * The simpler rule: of the two labels the one with the smaller loss, for the r canaries with the largest |margin|. A
 * canary whose two labels coincide is abstained from: it has no secret. Which of two different labels was trained is a
 * fair coin given both, whatever the training does; losses that tie are guessed by the smaller label. Not the published
 * rule: it does not make half of the guesses +1. Where fewer than r canaries have two labels, all of those are guessed,
 * a number that the labels decide and no secret does.
 */
export function marginRule(
  trainedLoss: Float64Array,
  comparisonLoss: Float64Array,
  trained: Int32Array,
  comparison: Int32Array,
  r: number,
): GuessTally {
  checkGuesses(r, trained.length);
  const margins = trainedLoss.map((loss, i) => comparisonLoss[i] - loss);
  const sizes = margins.map((margin, i) => (trained[i] === comparison[i] ? -1 : Math.abs(margin)));
  const guessed = byFallingScore(sizes)
    .slice(0, r)
    .filter((i) => sizes[i] >= 0);
  const right = guessed.filter((i) => margins[i] > 0 || (margins[i] === 0 && trained[i] < comparison[i]));
  return { r: guessed.length, v: right.length };
}
