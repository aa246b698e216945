// The accountant inverted: the noise multiplier, the sampling rate or the number of steps that meets a target epsilon.
// Root finding over `epsilon`; no accounting of its own.
import { requireNumber } from '../base/numerics/errors';
import { bisectPredicate, findRoot } from '../base/numerics/rootFinding';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { Mechanism, Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

export interface CalibrationTarget {
  delta: number;
  /** Epsilon to be met under the adjacency; (0, 1e9]. */
  targetEpsilon: number;
}

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
export function bestGuess(result: Verified): number {
  if (result.verified) return result.value;
  return result.upper < Infinity ? 0.5 * (result.lower + result.upper) : result.lower;
}

/** Each parameter asked for once. */
export function remembered(epsilonAt: (parameter: number) => Verified): (parameter: number) => Verified {
  const known = new Map<number, Verified>();
  return (parameter) => {
    const found = known.get(parameter) ?? epsilonAt(parameter);
    known.set(parameter, found);
    return found;
  };
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
  const { targetEpsilon } = request;
  const { min, max } = DOMAIN.steps;
  const epsilonAt = epsilonBy('steps', adjacency, request, onStep);
  const single = epsilonAt(min);
  if (bestGuess(single) > targetEpsilon) {
    throw new UnreachableTarget(targetEpsilon, 'steps', min, single, 'already above it');
  }
  const most = epsilonAt(max);
  if (bestGuess(most) < targetEpsilon)
    throw new UnreachableTarget(targetEpsilon, 'steps', max, most, 'still below it');

  const largest = (end: (result: Verified) => number, start: number): number => {
    const fits = (steps: number) => end(epsilonAt(steps)) <= targetEpsilon;
    let low = start;
    let high = start;
    // gallop outwards from the start, then bisect; step 0 fits always
    for (let stride = 1; low > 0 && !fits(low); stride *= 2) low = Math.max(0, start - stride);
    for (let stride = 1; high <= max && fits(high); stride *= 2) high = Math.min(max + 1, start + stride);
    while (high - low > 1) {
      const middle = Math.floor(0.5 * (low + high));
      if (fits(middle)) low = middle;
      else high = middle;
    }
    return low;
  };
  const value = largest(bestGuess, min);
  const lower = largest((result) => result.upper, value);
  const upper = largest((result) => result.lower, value);
  const { verified, method } = epsilonAt(value);
  return verified
    ? { verified, value, lower, upper, method }
    : { verified, value: null, lower, upper, method };
}
