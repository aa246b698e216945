// From a trained model's loss on each canary to guesses at the secrets, and how many are right. The rules see scores and
// never secrets, and the number of guesses is an input.
import { InputError, requireNumber } from '../../../base/numerics/errors';

export interface GuessTally {
  /** Guesses made. */
  r: number;
  /** How many of those are right. */
  v: number;
}

function checkGuesses(r: number, canaries: number): void {
  requireNumber('r', r, { min: 1, max: Number.MAX_SAFE_INTEGER, integer: true });
  if (r > canaries) {
    throw new InputError('inconsistent', 'r', `r is ${r} but m is ${canaries}. Give at most ${canaries}.`);
  }
}

/** Canaries by falling score. Equal scores keep the order of the canaries, which does not depend on any secret. */
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
    const message = `r is ${r}, but half of the guesses are +1. Give an even number.`;
    throw new InputError('inconsistent', 'r', message);
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

/** A label of each canary, and the trained model's loss on it. */
export interface LabelLosses {
  labels: Int32Array;
  losses: Float64Array;
}

/**
 * The simpler rule: of a canary's k labels the one with the smallest loss, for the r canaries whose second smallest is
 * farthest from it (k = 2: with the largest |margin|). `options[0]` is the trained label. A canary two of whose labels
 * coincide is abstained from. Given k different labels, which of them was trained is uniform on the k, whatever the
 * training does, for all were drawn alike; losses that tie are guessed by the smaller label. Not the published rule: it
 * does not make half of the guesses +1. Where fewer than r canaries have k different labels, all of those are guessed, a
 * number that the labels decide and no secret does. At least two options; InputError otherwise, and for r as above.
 */
export function marginRule(options: readonly LabelLosses[], r: number): GuessTally {
  requireNumber('k', options.length, { min: 2, max: 1000, integer: true });
  const canaries = options[0].labels.length;
  checkGuesses(r, canaries);
  const right = new Uint8Array(canaries);
  const gaps = Float64Array.from({ length: canaries }, (_, i) => {
    const own = options.map(({ labels, losses }) => ({ label: labels[i], loss: losses[i] }));
    if (new Set(own.map(({ label }) => label)).size < own.length) return -1;
    const [first, second] = own.toSorted((a, b) => a.loss - b.loss || a.label - b.label);
    right[i] = first.label === options[0].labels[i] ? 1 : 0;
    return second.loss - first.loss;
  });
  const guessed = byFallingScore(gaps)
    .slice(0, r)
    .filter((i) => gaps[i] >= 0);
  return { r: guessed.length, v: guessed.filter((i) => right[i] === 1).length };
}
