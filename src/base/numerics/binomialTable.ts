// The binomial masses around their mode, by ratios of adjacent masses alone, so that drawing from the distribution needs no special
// function.
import { requireNumber } from './errors';

export interface BinomialTable {
  /** The count whose probability is mass[0]. */
  first: number;
  /** P[Bin = first + j], normalised to sum to 1. */
  mass: Float64Array;
}

/**
 * The mass around the mode, without the counts below `relativeCut` times the largest mass: at the default cut what
 * is left out weighs less than 1e-18. The masses come from ratios of adjacent ones, so that no error of gamma functions accumulates. Memory
 * grows as the standard deviation: some 10,000 entries for 1e6 trials of probability 1/2.
 */
export function binomialTable(trials: number, probability: number, relativeCut = 1e-22): BinomialTable {
  requireNumber('trials', trials, { min: 0, max: 1e9, integer: true });
  requireNumber('probability', probability, { min: 0, max: 1 });
  const mode = Math.min(trials, Math.floor((trials + 1) * probability));
  const odds = probability / (1 - probability);
  const below: number[] = [];
  for (let k = mode, mass = 1; k > 0; k--) {
    mass *= k / ((trials - k + 1) * odds);
    if (!(mass > relativeCut)) break;
    below.push(mass);
  }
  const above: number[] = [];
  for (let k = mode, mass = 1; k < trials; k++) {
    mass *= ((trials - k) / (k + 1)) * odds;
    if (!(mass > relativeCut)) break;
    above.push(mass);
  }
  const mass = Float64Array.from([...below.reverse(), 1, ...above]);
  let total = 0;
  for (let j = 0; j < mass.length; j++) total += mass[j];
  for (let j = 0; j < mass.length; j++) mass[j] /= total;
  return { first: mode - below.length, mass };
}
