// All guesses of one run in the order in which a rule makes them, so that a picture shows what guesses.ts counts. Of secrets
// with two values; it counts nothing itself.

import { requireNumber } from '../../../base/numerics/errors';
import type { LabelLosses } from '../estimation/guesses';

export interface RankedGuesses {
  /**
   * How far each canary stands on the side of its secret; above 0 the guess is right. By the margin rule loss(other) -
   * loss(own); by half and half the score's distance from the middle, signed by the coin. Nats.
   */
  margins: Float64Array;
  /** Canaries, the surest guess first; none that is abstained from. The first r of them are the r that a rule makes. */
  order: Int32Array;
  /** By canary: 1 where its guess is right. */
  right: Uint8Array;
}

/** As `marginRule` guesses with k = 2. `options`: the trained labels, then those compared. */
export function rankMargins(options: readonly LabelLosses[]): RankedGuesses {
  requireNumber('k', options.length, { min: 2, max: 2, integer: true });
  const [own, other] = options;
  const margins = own.losses.map((loss, i) => other.losses[i] - loss);
  const right = Uint8Array.from(margins, (margin, i) =>
    margin > 0 || (margin === 0 && own.labels[i] < other.labels[i]) ? 1 : 0,
  );
  const order = Int32Array.from(
    Array.from(margins.keys())
      .filter((i) => own.labels[i] !== other.labels[i])
      .sort((a, b) => Math.abs(margins[b]) - Math.abs(margins[a]) || a - b),
  );
  return { margins, order, right };
}

/**
 * As `halfAndHalf` guesses: the highest score and the lowest, then the second of each. With an odd number of canaries the
 * one in the middle is never guessed.
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
