// The accountant inverted: the noise multiplier, the sampling rate or the number of steps that meets a target epsilon.
// Root finding over `epsilon`; no accounting of its own.
import { requireNumber } from '../base/numerics/errors';
import { remembered } from '../base/numerics/remembered';
import { bisectPredicate, findRoot } from '../base/numerics/rootFinding';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { gdpMu } from './closedForm/gaussianDp';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { CalibrationTarget } from './goal';
import type { Mechanism, Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** Called at every evaluation of epsilon: the search may take many seconds, and somebody may want to know that it goes on. */
export type OnStep = () => void;

const ignore = () => {};

/** The parameter is found to this relative width: an order below the accountant's own uncertainty. */
const RELATIVE_TOLERANCE = 1e-9;
/** Epsilon is found to this share of the target, or absolutely where that is large. */
const ENOUGH = 1e-10;
/** How far beyond the place where the target seems to be a search looks for its other side, and the farthest it goes at once. */
const BEYOND = 1.2;
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

/** A parameter that is solved for: its range, where the search starts, and whether epsilon grows (1) or falls (-1) with it. */
interface Unknown {
  name: 'noiseMultiplier' | 'samplingRate';
  low: number;
  high: number;
  start: number;
  sign: 1 | -1;
  /** The power of it at least with which epsilon grows or falls. */
  powerAt(value: number): number;
}

/**
 * Root of epsilon(parameter) = target for a parameter on a log scale, with the accountant's uncertainty carried over
 * to the parameter through the measured slope. `epsilonAt` must be monotone in it. The search goes outwards from the start, so that it
 * asks for no epsilon far above the target, which may take a second. Throws UnreachableTarget where no parameter in [low, high] meets it.
 */
function solveContinuous(
  epsilonAt: (parameter: number) => Verified,
  { name, low, high, start, sign, powerAt }: Unknown,
  target: number,
): Verified {
  const [first, last] = [low, high].map(Math.log) as [number, number];
  const valueAt = (log: number) => (log <= first ? low : log >= last ? high : Math.exp(log));
  const foundAt = (log: number) => bestGuess(epsilonAt(valueAt(log)));
  // ln(1 + epsilon) is tame at both ends, and finite where epsilon is 0
  const excess = (log: number) => {
    const over = Math.log1p(foundAt(log)) - Math.log1p(target);
    return Math.abs(over) < ENOUGH * Math.min(1, target) ? 0 : over;
  };
  /** To where epsilon is the target, and a little beyond. */
  const strideFrom = (log: number, over: number, beyond: number) => {
    const found = foundAt(log);
    const stride = (beyond * Math.abs(over) * (1 + found)) / (found * powerAt(valueAt(log)));
    return -sign * Math.sign(over) * Math.min(Math.log(STRIDE), stride);
  };
  let from = Math.min(last, Math.max(first, Math.log(start)));
  let over = excess(from);
  let to = from;
  let beyond = BEYOND;
  for (let next = over; over !== 0 && next > 0 === over > 0; next = excess(to), beyond *= 2) {
    [from, over] = [to, next];
    const stride = strideFrom(from, over, beyond);
    if (from === (stride > 0 ? last : first)) {
      const side = over > 0 ? 'still above it' : 'already below it';
      throw new UnreachableTarget(target, name, valueAt(from), epsilonAt(valueAt(from)), side);
    }
    to = Math.min(last, Math.max(first, from + stride));
  }
  const logRoot = over === 0 ? from : findRoot(excess, from, to, { absoluteTolerance: RELATIVE_TOLERANCE });
  const value = valueAt(logRoot);
  const there = epsilonAt(value);
  const { method } = there;
  if (there.verified) {
    const beside = logRoot + (logRoot + SLOPE_STEP <= last ? SLOPE_STEP : -SLOPE_STEP);
    const slope = Math.abs((foundAt(beside) - there.value) / (valueAt(beside) - value));
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
  const crossing = (end: (result: Verified) => number) =>
    bisectPredicate((log) => end(epsilonAt(valueAt(log))) <= target === sign > 0, first, last, {
      absoluteTolerance: 1e-4,
    });
  const ends = [...crossing((result) => result.lower), ...crossing((result) => result.upper)].map(valueAt);
  return { verified: false, value: null, lower: Math.min(...ends), upper: Math.max(...ends), method };
}

/** Distance of the two means in noise multipliers, after one step that samples everybody: the substitute's, or an implied one's. */
const APART: Partial<Record<AdjacencyName, number>> = { substitute: 2, implied: 2, group: 2 };

/** What many rare steps of a mean 1 deviation-over-sigma apart come to, as one: where their losses add up to a normal one. */
const perStep = (noiseMultiplier: number): number => Math.sqrt(Math.expm1(noiseMultiplier ** -2));

/** The power with which that falls as noise grows: 1 where there is much, more where single losses are large. */
function powerOfNoise(noiseMultiplier: number): number {
  const inverseVariance = noiseMultiplier ** -2;
  return inverseVariance / -Math.expm1(-inverseVariance);
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
  const { samplingRate, steps, targetEpsilon, delta } = request;
  const { min: low, max: high } = DOMAIN.noiseMultiplier;
  const epsilonAt = epsilonBy('noiseMultiplier', adjacency, request, onStep);
  const each = gdpMu(targetEpsilon, delta) / ((APART[adjacency] ?? 1) * samplingRate * Math.sqrt(steps));
  const start = 1 / (samplingRate === 1 ? each : Math.sqrt(Math.log1p(each * each)));
  const unknown = { name: 'noiseMultiplier', low, high, start, sign: -1, powerAt: powerOfNoise } as const;
  return solveContinuous(epsilonAt, unknown, targetEpsilon);
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
  const { noiseMultiplier, steps, delta, targetEpsilon } = request;
  const { max: high } = DOMAIN.samplingRate;
  const epsilonAt = epsilonBy('samplingRate', adjacency, request, onStep);
  // total variation grows by at most q a step, twice that through a group: epsilon is 0 here
  const low = Math.min(0.5, delta / (2 * steps));
  const all = (APART[adjacency] ?? 1) * perStep(noiseMultiplier) * Math.sqrt(steps);
  const start = gdpMu(targetEpsilon, delta) / all;
  const unknown = { name: 'samplingRate', low, high, start, sign: 1, powerAt: () => 1 } as const;
  return solveContinuous(epsilonAt, unknown, targetEpsilon);
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
