// Both tails and the mass of a binomial count in logarithms, the success probability given by its log odds, so that
// neither a probability within 1e-16 of 1 nor a tail of 1e-4000 loses its digits.
import { binomialLogMass } from './binomial';
import { requireNumber } from './errors';

export interface BinomialLogTails {
  logMass: number;
  /** ln P[X >= count]. */
  logUpper: number;
  /** ln P[X < count]. */
  logBelow: number;
  /** P[X >= count] P[X < count] / P[X = count], finite also where the mass and one of the tails underflow. */
  tailsOverMass: number;
}

const NEGLIGIBLE = 1e-18;

/** 1 + ratio(0) + ratio(0) ratio(1) + ..., with at most `terms` products, and fewer once they no longer change the sum. */
function seriesOfRatios(terms: number, ratio: (t: number) => number): number {
  let sum = 1;
  let term = 1;
  for (let t = 0; t < terms; t++) {
    term *= ratio(t);
    sum += term;
    if (term < NEGLIGIBLE * sum) break;
  }
  return sum;
}

/**
 * The tails at `count` of X ~ Bin(trials, p), where ln(p / (1 - p)) = logOdds (Infinity for p = 1, -Infinity for p = 0).
 * `trials` is an integer from 1 to 1e9, and `count` one from 0 to trials; an InputError is thrown for any others. The tail
 * that does not hold the mean is summed from `count` outwards by the ratios of adjacent masses, which takes O(sqrt(trials))
 * terms. The other tail is its complement, which loses no digits, because it is no small difference. The relative error is
 * that of the mass, about 1e-11 at 1e6 trials.
 */
export function binomialLogTails(count: number, trials: number, logOdds: number): BinomialLogTails {
  requireNumber('trials', trials, { min: 1, max: 1e9, integer: true });
  requireNumber('count', count, { min: 0, max: trials, integer: true });
  requireNumber('logOdds', logOdds, { min: -Infinity, max: Infinity });
  const odds = Math.exp(logOdds);
  // the rarer outcome's probability is the one that keeps its digits
  const rarer = 1 / (1 + Math.exp(Math.abs(logOdds)));
  const mass = binomialLogMass(trials, rarer);
  const mirrored = logOdds > 0;
  const logMass = mirrored ? mass(trials - count) : mass(count);
  const aboveMean = mirrored ? trials - count <= trials * rarer : count >= trials * rarer;
  if (aboveMean) {
    const sum = seriesOfRatios(trials - count, (t) => ((trials - count - t) / (count + t + 1)) * odds);
    const logUpper = Math.min(0, logMass + Math.log(sum));
    const below = -Math.expm1(logUpper);
    return { logMass, logUpper, logBelow: Math.log(below), tailsOverMass: sum * below };
  }
  // the sum starts at the mass just below `count`, relative to the mass at `count`
  const first = count === 0 ? 0 : count / ((trials - count + 1) * odds);
  const sum =
    first *
    seriesOfRatios(Math.max(0, count - 1), (t) => (count - 1 - t) / ((trials - count + 2 + t) * odds));
  const logBelow = Math.min(0, logMass + Math.log(sum));
  const upper = -Math.expm1(logBelow);
  return { logMass, logUpper: Math.log(upper), logBelow, tailsOverMass: sum * upper };
}
