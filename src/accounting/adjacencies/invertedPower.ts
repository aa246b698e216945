// Bounds on the largest power of a test by the inversion (the fast method, ../inversion), for trade-off curves that are their own
// inverse. The search for mu (../mu) asks an adjacency for them at one level alpha, or for one line 1 - delta - e^epsilon alpha that
// lies below the curve.
import type { PowerBounds } from '../types';
import { type Changes, leastSplit, type Profile } from './implied/split';
import { invertedErrors } from './invertedErrors';

const ROUNDING = 4 * Number.EPSILON;
/**
 * Relative errors of a lower bound on power that are accepted near power 1, where 1 - power cannot be known better. They are tried in
 * this order.
 */
const NEXT_TO_ONE = [2e-7, 1e-6];

/** Bounds on the power of a profile that is convex in e^epsilon. */
export function powerOfProfile(profile: Profile): PowerBounds {
  const errors = invertedErrors(profile, NEXT_TO_ONE);
  return {
    powerAtLeast: (alpha) => errors(alpha)?.powerLower ?? null,
    deltaAtMost: (epsilon) => upperOf(profile(epsilon)),
  };
}

const upperOf = (point: { log: number; error: number } | null): number | null =>
  point && Math.min(1, Math.exp(point.log) * (1 + point.error + ROUNDING));

/**
 * How far above its least value, relatively, g may be at a split. g is the function whose least is delta (implied/split.ts). This is far
 * below the accuracy that is asked of mu.
 */
const SPLIT_EXCESS = 1e-6;

/** Bounds on the power of two changes one after the other (implied.ts): the power of the one is the level of the other. */
export function powerOfChanges(changes: Changes): PowerBounds {
  const [first, second] = [changes.first, changes.second].map((each) => invertedErrors(each, NEXT_TO_ONE));
  const splits = new KnownSplits();
  return {
    powerAtLeast: (alpha) => {
      const between = second(alpha);
      return between && between.powerLower > 0 ? (first(between.powerLower)?.powerLower ?? null) : null;
    },
    deltaAtMost: (epsilon) => {
      const least = leastSplit(changes, epsilon, splits.near(epsilon), SPLIT_EXCESS);
      if (least !== null) splits.add(epsilon, least.split);
      return upperOf(least);
    },
  };
}

/** The best splits of the epsilons asked so far, from which the next search gets its start. */
class KnownSplits {
  readonly #epsilons: number[] = [];
  readonly #splits: number[] = [];

  /** The number of known epsilons that are smaller. */
  #place(epsilon: number): number {
    let [low, high] = [0, this.#epsilons.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#epsilons[middle] < epsilon) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(epsilon: number, split: number): void {
    const place = this.#place(epsilon);
    this.#epsilons.splice(place, 0, epsilon);
    this.#splits.splice(place, 0, split);
  }

  /** The split that is expected at epsilon: on the line through its two known neighbours, or through the two nearest outside of them. */
  near(epsilon: number): number {
    const count = this.#epsilons.length;
    if (count === 0) return 0.5 * epsilon;
    const place = Math.min(count - 1, Math.max(1, this.#place(epsilon)));
    const [a, b] = [this.#epsilons[place - 1] ?? 0, this.#epsilons[place] ?? this.#epsilons[0]];
    const [from, to] = [this.#splits[place - 1] ?? 0, this.#splits[place] ?? this.#splits[0]];
    const rise = count > 1 && b > a ? (to - from) / (b - a) : 0.5;
    return to + rise * (epsilon - b);
  }
}
