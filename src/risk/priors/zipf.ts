// Zipf's prior: the value of rank i has probability i^-s / H(N, s), for up to a thousand million values.
import { type NumberRange, requireNumber } from '../../base/numerics/errors';
import { MOST_VALUES, type Prior, requireRank } from './prior';

const SIZE: NumberRange = { min: 1, max: MOST_VALUES, integer: true };
const EXPONENT: NumberRange = { min: 0, max: 100 };
/** Ranks below this are summed one by one; the rest is by the Euler-Maclaurin formula, whose first omitted term is below 1e-18. */
const SUMMED = 1e5;

/** The integral of x^-s in a form that does not cancel near s = 1. */
function integral(s: number, from: number, to: number): number {
  const log = Math.log(to / from);
  const power = 1 - s;
  const first = from ** power;
  return power === 0 ? log : first * (Math.expm1(power * log) / power);
}

/** H(count, s), the sum of i^-s over i = 1..count. */
function harmonic(count: number, s: number): number {
  const summed = Math.min(count, SUMMED - 1);
  let sum = 0;
  // sum from the small terms up
  for (let i = summed; i >= 1; i--) sum += i ** -s;
  if (summed === count) return sum;
  const [a, n] = [SUMMED, count];
  return sum + integral(s, a, n) + (a ** -s + n ** -s) / 2 + (s * (a ** (-s - 1) - n ** (-s - 1))) / 12;
}

/**
 * p_i = i^-s / H(N, s). size N an integer in 1..1e9, exponent s in [0, 100] (0 is uniform); InputError outside. Papers
 * often leave out the exponent of a figure. It is free here, and has to be stated beside every result.
 */
export function zipfPrior(size: number, exponent: number): Prior & { normaliser: number } {
  requireNumber('size', size, SIZE);
  requireNumber('exponent', exponent, EXPONENT);
  const normaliser = harmonic(size, exponent);
  return {
    size,
    normaliser,
    heaviest: (count) => (count === 0 ? 0 : Math.min(1, harmonic(count, exponent) / normaliser)),
    atRank: (rank) => {
      requireRank(rank, size);
      return rank ** -exponent / normaliser;
    },
    collision: harmonic(size, 2 * exponent) / normaliser ** 2,
  };
}
