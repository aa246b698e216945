// The accountant inverted: the noise multiplier, the sampling rate or the number of steps that meets a target epsilon.
// Root finding over `epsilon`; no accounting of its own.
import { requireNumber } from '../base/numerics/errors';
import { remembered } from '../base/numerics/remembered';
import { bisectPredicate, findRoot } from '../base/numerics/rootFinding';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { CalibrationTarget } from './goal';
import type { Mechanism, Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** Called at every evaluation of epsilon: the search may take many seconds, and somebody may want to know that it goes on. */
export type OnStep = () => void;

const ignore = () => {};

/** The parameter is found to this relative width: an order below the accountant's own uncertainty. */
const RELATIVE_TOLERANCE = 1e-9;
/** Factor between two noise multipliers of the first look. */
const STRIDE = 3;
/** Width, in ln of the parameter, over which the slope of epsilon is measured. */
const SLOPE_STEP = 1e-3;

/** The value, or the middle of the bracket where there is none. */
function bestGuess(result: Verified): number {
  if (result.verified) return result.value;
  return result.upper < Infinity ? 0.5 * (result.lower + result.upper) : result.lower;
}

/** Epsilon by the value of the parameter that the request goes without. Throws InputError for a request outside the domain. */
function epsilonBy(
  parameter: keyof Mechanism,
  adjacency: AdjacencyName,
  { delta, targetEpsilon, ...others }: Partial<Mechanism> & CalibrationTarget,
  onStep: OnStep,
): (value: number) => Verified {
  const at = (value: number): Mechanism => {
    const { samplingRate, noiseMultiplier, steps } = { ...others, [parameter]: value } as Mechanism;
    return { samplingRate, noiseMultiplier, steps };
  };
  checkAdjacency(adjacency);
  checkMechanism(at(DOMAIN[parameter].max));
  checkDelta(delta);
  requireNumber('targetEpsilon', targetEpsilon, { ...DOMAIN.epsilon, exclusiveMin: true });
  return remembered((value) => {
    onStep();
    return ADJACENCIES[adjacency].epsilon(at(value), delta);
  });
}

/**
 * Root of epsilon(parameter) = target for a parameter on a log scale, with the accountant's uncertainty carried over
 * to the parameter through the measured slope. `epsilonAt` must be monotone in it. The parameter's range is [low, high]; the root
 * is looked for in `within`.
 */
function solveContinuous(
  epsilonAt: (parameter: number) => Verified,
  low: number,
  high: number,
  target: number,
  within: readonly [number, number] = [low, high],
): Verified {
  // ln(1 + epsilon) is tame at both ends, and finite where epsilon is 0
  const excess = (logParameter: number) =>
    Math.log1p(bestGuess(epsilonAt(Math.exp(logParameter)))) - Math.log1p(target);
  const [from, to] = within.map(Math.log);
  const logRoot = findRoot(excess, from, to, { absoluteTolerance: RELATIVE_TOLERANCE });
  const value = Math.min(high, Math.max(low, Math.exp(logRoot)));
  const there = epsilonAt(value);
  const beside = value * (1 + SLOPE_STEP) <= high ? value * (1 + SLOPE_STEP) : value * (1 - SLOPE_STEP);
  const slope = Math.abs((bestGuess(epsilonAt(beside)) - bestGuess(there)) / (beside - value));
  const { method } = there;
  if (there.verified) {
    const error =
      Math.max(there.upper - target, target - there.lower, 0) / slope + RELATIVE_TOLERANCE * value;
    return {
      verified: true,
      value,
      lower: Math.max(low, value - error),
      upper: Math.min(high, value + error),
      method,
    };
  }
  const safeAtLow = bestGuess(epsilonAt(within[0])) <= target;
  const crossing = (end: (result: Verified) => number) =>
    bisectPredicate(
      (logParameter) => end(epsilonAt(Math.exp(logParameter))) <= target === safeAtLow,
      Math.log(low),
      Math.log(high),
      { absoluteTolerance: 1e-4 },
    );
  const ends = [...crossing((result) => result.lower), ...crossing((result) => result.upper)].map(Math.exp);
  return { verified: false, value: null, lower: Math.min(...ends), upper: Math.max(...ends), method };
}

/**
 * The noise multiplier at which the mechanism's epsilon under the adjacency is exactly `targetEpsilon`; more noise is
 * more private. Throws InputError ('inconsistent') when the target lies outside what [0.2, 1000] can reach.
 */
export function noiseMultiplierFor(
  adjacency: AdjacencyName,
  request: Omit<Mechanism, 'noiseMultiplier'> & CalibrationTarget,
  onStep: OnStep = ignore,
): Verified {
  const { targetEpsilon } = request;
  const { min, max } = DOMAIN.noiseMultiplier;
  const epsilonAt = epsilonBy('noiseMultiplier', adjacency, request, onStep);
  const mostNoise = epsilonAt(max);
  if (bestGuess(mostNoise) > targetEpsilon) {
    throw new UnreachableTarget(targetEpsilon, 'noiseMultiplier', max, mostNoise, 'still above it');
  }
  // downwards from much noise: with little, an epsilon of many hundreds may take a second, and nobody asks for it
  let [less, more]: [number, number] = [max, max];
  while (less === more || bestGuess(epsilonAt(less)) < targetEpsilon) {
    if (less === min) {
      throw new UnreachableTarget(targetEpsilon, 'noiseMultiplier', min, epsilonAt(min), 'already below it');
    }
    more = less;
    less = Math.max(min, less / STRIDE);
  }
  return solveContinuous(epsilonAt, min, max, targetEpsilon, [less, more]);
}

/**
 * The sampling rate at which the mechanism's epsilon under the adjacency is exactly `targetEpsilon`; a smaller rate is
 * more private. Throws InputError ('inconsistent') when even q = 1 stays below the target.
 */
export function samplingRateFor(
  adjacency: AdjacencyName,
  request: Omit<Mechanism, 'samplingRate'> & CalibrationTarget,
  onStep: OnStep = ignore,
): Verified {
  const { steps, delta, targetEpsilon } = request;
  const { max } = DOMAIN.samplingRate;
  const epsilonAt = epsilonBy('samplingRate', adjacency, request, onStep);
  const always = epsilonAt(max);
  if (bestGuess(always) < targetEpsilon) {
    throw new UnreachableTarget(targetEpsilon, 'samplingRate', max, always, 'already below it');
  }
  if (bestGuess(always) === targetEpsilon) return solveContinuous(epsilonAt, 0.5, max, targetEpsilon);
  // total variation grows by at most q a step, twice that through a group: epsilon is 0 here
  const never = Math.min(0.5, delta / (2 * steps));
  return solveContinuous(epsilonAt, never, max, targetEpsilon);
}

/**
 * The largest number of steps whose epsilon under the adjacency does not exceed `targetEpsilon`. Its lower and upper
 * ends are the largest numbers for which the upper and the lower end of epsilon do not. Throws InputError
 * ('inconsistent') when one step is too many or a million too few.
 */
export function stepsFor(
  adjacency: AdjacencyName,
  request: Omit<Mechanism, 'steps'> & CalibrationTarget,
  onStep: OnStep = ignore,
): Verified {
  return stepsWithin(epsilonBy('steps', adjacency, request, onStep), DOMAIN.steps.max, request.targetEpsilon);
}

// One number at which a decreasing, or a growing, epsilon meets a target: between a value that certainly does and one that certainly
// does not. Knows no run: what is asked of one is handed in.
/** Two values of the unknown are told apart to this, in its logarithm; the accountant's own brackets are wider. */
const TOLERANCE = 1e-5;
/** An end this far out, in the logarithm, is looked for again, to so much. */
const COARSE = 1e-3;
const FINE = 1e-4;
/** Factor between two noise levels of its first look. */
const NOISE_STRIDE = 1.6;

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
    more = clipped(more * NOISE_STRIDE);
  }
  while (!tooMuch(less)) {
    if (less === low) throw new UnreachableTarget(target, name, low, epsilonAt(low), 'already below it');
    more = less;
    less = clipped(less / NOISE_STRIDE);
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
