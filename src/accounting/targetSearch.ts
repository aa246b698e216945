// One number at which a decreasing, or a growing, epsilon meets a target: between a value that certainly does and one that certainly
// does not. Knows no run: what is asked of one is handed in.
import { findRoot } from '../base/numerics/rootFinding';
import { bestGuess } from './solveParameter';
import type { Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** Two values of the unknown are told apart to this, in its logarithm; the accountant's own brackets are wider. */
const TOLERANCE = 1e-5;
/** An end this far out, in the logarithm, is looked for again, to so much. */
const COARSE = 1e-3;
const FINE = 1e-4;
/** Factor between two noise levels of the first look. */
const STRIDE = 1.6;

interface NoiseRange {
  low: number;
  high: number;
  start: number;
  name: 'noiseFactor' | 'noiseMultiplier';
}

/** Epsilon falls with noise, or with whatever else is handed in as noise. */
export function noiseWithin(
  epsilonAt: (noise: number) => Verified,
  { low, high, start, name }: NoiseRange,
  target: number,
): Verified {
  const clipped = (noise: number) => Math.min(high, Math.max(low, noise));
  const tooMuch = (noise: number) => bestGuess(epsilonAt(noise)) > target;
  let [less, more] = [clipped(start), clipped(start)];
  while (tooMuch(more)) {
    if (more === high) throw new UnreachableTarget(target, name, high, epsilonAt(high), 'still above it');
    less = more;
    more = clipped(more * STRIDE);
  }
  while (!tooMuch(less)) {
    if (less === low) throw new UnreachableTarget(target, name, low, epsilonAt(low), 'already below it');
    more = less;
    less = clipped(less / STRIDE);
  }
  const excess = (log: number) => Math.log1p(bestGuess(epsilonAt(Math.exp(log)))) - Math.log1p(target);
  const value = clipped(
    Math.exp(findRoot(excess, Math.log(less), Math.log(more), { absoluteTolerance: TOLERANCE })),
  );
  /** Away from the value, until an end of epsilon certainly is on the other side of the target. */
  const outwards = (sign: 1 | -1, end: number, bound: 'lower' | 'upper'): number => {
    const at = (width: number) => clipped(value * Math.exp(sign * width));
    const over = (width: number) => sign * (Math.log1p(epsilonAt(at(width))[bound]) - Math.log1p(target));
    let [inner, outer] = [0, 2 * TOLERANCE];
    while (over(outer) > 0 && at(outer) !== end) [inner, outer] = [outer, 3 * outer];
    // where only a wide bracket is known, that is far beyond what would do
    if (outer < COARSE || over(outer) > 0) return at(outer);
    let width = findRoot(over, inner, outer, { absoluteTolerance: FINE });
    while (over(width) > 0) width = Math.min(outer, width + FINE);
    return at(width);
  };
  const upper = outwards(1, high, 'upper');
  const certain = epsilonAt(upper);
  if (certain.upper > target) throw new UnreachableTarget(target, name, high, certain, 'still above it');
  const lower = outwards(-1, low, 'lower');
  const { verified, method } = certain;
  return verified
    ? { verified, value, lower, upper, method }
    : { verified, value: null, lower, upper, method };
}

/** Epsilon grows with the steps, of which there are at most so many. */
export function stepsWithin(epsilonAt: (steps: number) => Verified, most: number, target: number): Verified {
  const single = epsilonAt(1);
  if (single.upper > target) throw new UnreachableTarget(target, 'steps', 1, single, 'already above it');
  const all = epsilonAt(most);
  if (all.upper <= target) {
    throw new UnreachableTarget(target, 'steps', most, all, 'still below it');
  }
  /** The largest number that fits, between one that does and one that does not; by the secant of log steps, and by halves. */
  const largest = (end: (result: Verified) => number, fitting: number, not: number): number => {
    let [low, high] = [fitting, not];
    for (let i = 0; high - low > 1; i++) {
      const [below, above] = [low, high].map((steps) => Math.log1p(end(epsilonAt(steps)))) as [
        number,
        number,
      ];
      const share = (Math.log1p(target) - below) / (above - below);
      const secant = Math.round(low * (high / low) ** share);
      const middle = i % 3 === 2 || !Number.isFinite(secant) ? Math.floor(0.5 * (low + high)) : secant;
      const steps = Math.min(high - 1, Math.max(low + 1, middle));
      if (end(epsilonAt(steps)) <= target) low = steps;
      else high = steps;
    }
    return low;
  };
  const lower = largest((result) => result.upper, 1, most);
  const upper = all.lower <= target ? most : largest((result) => result.lower, lower, most);
  const { verified, method } = epsilonAt(lower);
  if (!verified) return { verified, value: null, lower, upper, method };
  const value = lower === upper ? lower : largest(bestGuess, lower, Math.min(most, upper + 1));
  return { verified, value, lower, upper, method };
}
