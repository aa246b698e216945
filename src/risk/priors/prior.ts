// A prior on the values of a secret, as far as the bounds need it: how much its likeliest values weigh and how
// often two draws agree.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { PRIOR_WORDS } from './sentences';

export interface Prior {
  /** Number of values, those of probability 0 included. */
  size: number;
  /** Probability of the `count` likeliest values together, count an integer in 0..size. */
  heaviest(count: number): number;
  /** Probability of the value of this rank, 1 the likeliest, size the least likely. */
  atRank(rank: number): number;
  /** Sum of the squared probabilities, which is the probability that two independent draws agree. */
  collision: number;
}

export const MOST_VALUES = 1e9;

/** The rank in the middle, floor((size + 1) / 2). */
export const medianRank = ({ size }: Prior): number => Math.floor((size + 1) / 2);

export function requireRank(rank: number, size: number): void {
  requireNumber('rank', rank, { min: 1, max: size, integer: true });
}

/** Every one of `size` values alike; size an integer in 1..1e9. */
export function uniformPrior(size: number): Prior {
  requireNumber('size', size, { min: 1, max: MOST_VALUES, integer: true });
  return {
    size,
    heaviest: (count) => count / size,
    atRank: (rank) => {
      requireRank(rank, size);
      return 1 / size;
    },
    collision: 1 / size,
  };
}

/**
 * A prior of weights >= 0 in any order, made to sum to 1. Throws InputError naming the first that is negative or no finite number,
 * or when there are none or all are 0.
 */
export function weightedPrior(weights: readonly number[]): Prior {
  if (weights.length === 0) throw refusals('weights').missing(PRIOR_WORDS.noWeights);
  for (const [i, weight] of weights.entries()) {
    requireNumber(`weights[${i}]`, weight, { min: 0, max: Number.MAX_VALUE });
  }
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  if (largest === 0) throw refusals('weights').outOfRange(PRIOR_WORDS.onlyZeros);
  // the weights are divided by the largest before they are summed, so that the sum neither overflows nor vanishes
  const sorted = Float64Array.from(weights, (weight) => weight / largest).sort();
  const total = sorted.reduce((sum, weight) => sum + weight, 0);
  const size = sorted.length;
  const cumulative = new Float64Array(size + 1);
  for (let i = 0; i < size; i++) cumulative[i + 1] = cumulative[i] + sorted[size - 1 - i] / total;
  return {
    size,
    heaviest: (count) => Math.min(1, cumulative[count]),
    atRank: (rank) => {
      requireRank(rank, size);
      return sorted[size - rank] / total;
    },
    collision: sorted.reduce((sum, weight) => sum + (weight / total) ** 2, 0),
  };
}
