// Guesses at the secrets from a trained model's loss on each canary, surest first, and how many of the first are right.
// The rules see scores and never secrets, and the number of guesses is an input.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { type OneRunCounts, requireAtMost } from './counts';
import { ONE_RUN } from './sentences';

export type GuessTally = Pick<OneRunCounts, 'r' | 'v'>;

export interface RankedGuesses {
  /**
   * Distance of each canary from a wrong guess in nats, above 0 where the guess is right. By the margin rule it is the
   * difference between the smallest loss and the next, negative if the smallest is not the trained label's. By half and half
   * it is the score's distance from the middle score, signed by the coin.
   */
  margins: Float64Array;
  /** Canaries in the order of their guesses, the surest first, without those that are abstained from. */
  order: Int32Array;
  /** One entry a canary: 1 if its guess is right, else 0. */
  right: Uint8Array;
}

/** A label of each canary, and the model's loss on it. */
export interface LabelLosses {
  labels: Int32Array;
  losses: Float64Array;
}

export function tallyOf({ order, right }: RankedGuesses, r: number): GuessTally {
  const guessed = order.subarray(0, r);
  return { r: guessed.length, v: guessed.reduce((sum, i) => sum + right[i], 0) };
}

/**
 * The published rule guesses +1 for the r/2 highest scores, -1 for the r/2 lowest, and nothing for the rest. The highest
 * score and the lowest therefore come first, then the second of each; with an odd number of canaries the one in the middle is
 * never guessed. `coins` are the secrets. Equal scores keep the order of the canaries, which does not depend on any
 * secret. Steinke, Nasr, Jagielski (2023); Liu, Xiong, "UniAud", Algorithm 2.
 */
export function rankHalves(scores: Float64Array, coins: Int8Array): RankedGuesses {
  const count = scores.length;
  const falling = Array.from(scores.keys()).sort((a, b) => scores[b] - scores[a] || a - b);
  const half = Math.floor(count / 2);
  const middle = count === 0 ? 0 : 0.5 * (scores[falling[half]] + scores[falling[count - 1 - half]]);
  const margins = scores.map((score, i) => coins[i] * (score - middle));
  const order = new Int32Array(2 * half);
  const right = new Uint8Array(count);
  for (let i = 0; i < half; i++) {
    const [high, low] = [falling[i], falling[count - 1 - i]];
    order[2 * i] = high;
    order[2 * i + 1] = low;
    right[high] = coins[high] === 1 ? 1 : 0;
    right[low] = coins[low] === -1 ? 1 : 0;
  }
  return { margins, order, right };
}

/** Counts r guesses of {@link rankHalves}: r even, at most the number of canaries; InputError otherwise. */
export function halfAndHalf(scores: Float64Array, coins: Int8Array, r: number): GuessTally {
  const { length } = scores;
  requireNumber('r', r, { min: 1, max: Number.MAX_SAFE_INTEGER, integer: true });
  requireAtMost('r', r, 'm', length);
  if (r % 2 === 0) return tallyOf(rankHalves(scores, coins), r);
  throw refusals('r').inconsistent(ONE_RUN.oddGuesses({ r }));
}

/**
 * UniAud's score of each canary, loss(other) - loss(z): z is the trained pair where the coin is +1 and the
 * comparison pair where it is -1, so that an auditor who knows both pairs but not which was trained can form it.
 */
export function selfComparisonScores(
  trainedLoss: Float64Array,
  comparisonLoss: Float64Array,
  coins: Int8Array,
): Float64Array {
  return trainedLoss.map((loss, i) => coins[i] * (comparisonLoss[i] - loss));
}

/** The guessed canaries, those with the largest |margin| first. Where margins are equally large, the canaries keep their order. */
export const surestFirst = (margins: Float64Array, guessed: readonly number[]): Int32Array =>
  Int32Array.from(guessed.toSorted((a, b) => Math.abs(margins[b]) - Math.abs(margins[a]) || a - b));

/**
 * The margin rule guesses, of a canary's k labels, the one with the smallest loss. Canaries come first whose second smallest
 * loss is farthest from it (for k = 2, those with the largest |margin|). `options[0]` is the trained label. A canary two of
 * whose labels coincide is abstained from. Given k different labels, which of them was trained is uniform on the k,
 * whatever the training does, for all were drawn alike; losses that tie are guessed by the smaller label. Not the
 * published rule: it does not make half of the guesses +1. Where fewer than r canaries have k different labels, all
 * of those are guessed, a number that the labels decide and no secret does. At least two options; InputError
 * otherwise.
 */
export function rankMargins(options: readonly LabelLosses[]): RankedGuesses {
  requireNumber('k', options.length, { min: 2, max: 1000, integer: true });
  const canaries = options[0].labels.length;
  const margins = new Float64Array(canaries);
  const right = new Uint8Array(canaries);
  const guessed: number[] = [];
  for (let i = 0; i < canaries; i++) {
    const own = options.map(({ labels, losses }) => ({ label: labels[i], loss: losses[i] }));
    const [first, second] = own.toSorted((a, b) => a.loss - b.loss || a.label - b.label);
    const differ = new Set(own.map(({ label }) => label)).size === own.length;
    const gap = second.loss - first.loss;
    right[i] = differ && first.label === own[0].label ? 1 : 0;
    margins[i] = right[i] === 1 ? gap : 0 - gap;
    if (differ) guessed.push(i);
  }
  return { margins, order: surestFirst(margins, guessed), right };
}
