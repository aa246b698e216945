// The accountant inverted: the noise multiplier, the sampling rate or the number of steps that meets a target epsilon.
// Root finding over `epsilon`; no accounting of its own.
import { requireNumber } from '../base/numerics/errors';
import { millsRatio } from '../base/numerics/normal';
import { remembered } from '../base/numerics/remembered';
import { bisectPredicate, findRoot } from '../base/numerics/rootFinding';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { gdpMu } from './closedForm/gaussianDp';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import { additionIsWithin } from './fastGuarantee';
import type { CalibrationTarget } from './goal';
import type { Mechanism, Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** Called at every evaluation of epsilon: the search may take many seconds, and somebody may want to know that it goes on. */
export type OnStep = () => void;

const ignore = () => {};

/** The parameter is found to this relative width: an order below the accountant's own uncertainty. */
const RELATIVE_TOLERANCE = 1e-9;
/** As a share of what epsilon is uncertain by, which no search can go below. */
const ENOUGH = 0.1;
/** The farthest that a search goes at once, and the least, in ln of the parameter. */
const FARTHEST = Math.log(3);
const NEAREST = 5e-6;
/** How much the curve may bend. We measured it and did not prove it; what it leaves in doubt is part of the stated error. */
const BENDS = 10;
/** So many looks of a search for a number of steps, the next halves what is left. */
const HALVED = 4;

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
  /** About the power of it with which epsilon grows or falls near the start. */
  power: number;
}

/** A value that was looked at, by its logarithm, and what ln(1 + epsilon) there has over that of the target. */
interface Look {
  log: number;
  over: number;
}

/**
 * How far the root lies from the latest look, by the curve through the latest three, and by how much that may be wrong: in measurements
 * by at most {@link BENDS} times the product of the distances to all of them.
 */
function rootFrom([a, b, c]: readonly Look[]): { step: number; doubt: number } {
  const secant = (x: Look, y: Look) => (x.log - y.log) / (x.over - y.over);
  const step = -a.over * secant(a, b);
  const doubt = BENDS * Math.abs(step * (a.log - b.log));
  if (c === undefined) return { step, doubt };
  const bend = ((secant(b, c) - secant(a, b)) / (c.over - a.over)) * a.over * b.over;
  return { step: step + bend, doubt: doubt * Math.abs(a.log - c.log) };
}

/**
 * Root of epsilon(parameter) = target for a parameter on a log scale, with the accountant's uncertainty carried over
 * to the parameter through the slope between looks. `epsilonAt` must be monotone in it. The search goes outwards from the start, so
 * that it asks for no epsilon far above the target, which may take a second, and ends where one more look would move the root by less
 * than matters; where epsilon is not known to be `smooth`, one is next to the root. Throws UnreachableTarget where no parameter in [low, high] meets it.
 */
function solveContinuous(
  epsilonAt: (parameter: number) => Verified,
  { name, low, high, start, sign, power }: Unknown,
  target: number,
  smooth: boolean,
): Verified {
  const [first, last] = [low, high].map(Math.log) as [number, number];
  const inside = (log: number) => Math.min(last, Math.max(first, log));
  const valueAt = (log: number) => (log <= first ? low : log >= last ? high : Math.exp(log));
  /** The latest first, and the nearest on either side of the root. */
  const looks: Look[] = [];
  let [before, beyond] = [-Infinity, Infinity];
  let log = inside(Math.log(start));
  for (;;) {
    const there = epsilonAt(valueAt(log));
    const found = bestGuess(there);
    // ln(1 + epsilon) is tame at both ends, and finite where epsilon is 0
    const over = Math.log1p(found) - Math.log1p(target);
    const way = over > 0 ? -sign : sign;
    if (way < 0) beyond = log;
    else before = log;
    looks.unshift({ log, over });
    const isNear = Math.abs(found - target) <= ENOUGH * (there.upper - there.lower);
    if (!isNear && log === (way > 0 ? last : first)) {
      const side = over > 0 ? 'still above it' : 'already below it';
      throw new UnreachableTarget(target, name, valueAt(log), there, side);
    }
    const stride = (Math.abs(over) * (1 + found)) / (found * power);
    const { step, doubt } = looks.length > 1 ? rootFrom(looks) : { step: way * stride, doubt: Infinity };
    const off = Math.min(smooth ? doubt : Math.abs(step), beyond - before);
    if (looks.length > 1 && (isNear || off <= RELATIVE_TOLERANCE)) {
      if (!there.verified) break;
      // looks that are too near each other differ by rounding
      const beside = looks.find((look) => Math.abs(look.log - log) >= NEAREST) ?? looks[1];
      const slope = ((1 + target) * (over - beside.over)) / (log - beside.log);
      const uncertain = Math.max(there.upper - found, found - there.lower) / Math.abs(slope);
      const value = valueAt(log + step);
      const error = value * (uncertain + Math.min(doubt, Math.abs(step)) + RELATIVE_TOLERANCE);
      const [lower, upper] = [Math.max(low, value - error), Math.min(high, value + error)];
      return { verified: true, value, lower, upper, method: there.method };
    }
    // the first step is long enough to show the slope
    const least = looks.length > 1 ? 0 : NEAREST;
    let to = log + way * Math.min(FARTHEST, way * step >= 0 ? Math.max(least, way * step) : FARTHEST);
    if (!(to > before && to < beyond)) to = 0.5 * (before + beyond);
    log = inside(to);
  }
  const crossing = (end: (result: Verified) => number) =>
    bisectPredicate((at) => end(epsilonAt(valueAt(at))) <= target === sign > 0, first, last, {
      absoluteTolerance: 1e-4,
    });
  const ends = [...crossing((result) => result.lower), ...crossing((result) => result.upper)].map(valueAt);
  const { method } = epsilonAt(valueAt(log));
  return { verified: false, value: null, lower: Math.min(...ends), upper: Math.max(...ends), method };
}

/** What has one dominating pair, so that epsilon is smooth in the parameter. */
const SMOOTH: readonly AdjacencyName[] = ['add', 'remove', 'substitute'];

/**
 * {@link solveContinuous} under an adjacency; `unknownOf`: by the mu of the target. Of add/remove for the removal, as long
 * as the addition's epsilon is no larger there.
 */
function solve(
  adjacency: AdjacencyName,
  name: Unknown['name'],
  request: Partial<Mechanism> & CalibrationTarget,
  onStep: OnStep,
  unknownOf: (mu: number) => Omit<Unknown, 'name'>,
): Verified {
  const under = (each: AdjacencyName) => epsilonBy(name, each, request, onStep);
  const whole = under(adjacency);
  const { targetEpsilon: target, delta } = request;
  const mu = gdpMu(target, delta);
  const { power, ...others } = unknownOf(mu);
  // the power of mu with which the epsilon of mu-GDP grows, from the derivatives of its delta
  const growth = mu / (target * millsRatio(target / mu + 0.5 * mu));
  const unknown = { ...others, name, power: power * growth };
  if (adjacency === 'add-remove' || adjacency === 'zero-out') {
    try {
      const found = solveContinuous(under('remove'), unknown, target, true);
      const value = found.value ?? found.upper;
      const there = { ...request, [name]: value } as Mechanism;
      if (additionIsWithin(there, target, Math.log(delta)) || under('add')(value).upper <= target)
        return found;
    } catch (error) {
      // the removal is within the target everywhere, or nowhere
      if (!(error instanceof UnreachableTarget)) throw error;
    }
  }
  return solveContinuous(whole, unknown, target, SMOOTH.includes(adjacency));
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
  return solve(adjacency, 'noiseMultiplier', request, onStep, (mu) => {
    const { samplingRate, steps } = request;
    const { min: low, max: high } = DOMAIN.noiseMultiplier;
    const each = mu / ((APART[adjacency] ?? 1) * samplingRate * Math.sqrt(steps));
    if (samplingRate === 1) return { low, high, start: 1 / each, sign: -1, power: 1 };
    const start = 1 / Math.sqrt(Math.log1p(each * each));
    return { low, high, start, sign: -1, power: powerOfNoise(start) };
  });
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
  return solve(adjacency, 'samplingRate', request, onStep, (mu) => {
    const { noiseMultiplier, steps, delta } = request;
    const { max: high } = DOMAIN.samplingRate;
    // total variation grows by at most q a step, twice that through a group: epsilon is 0 here
    const low = Math.min(0.5, delta / (2 * steps));
    const all = (APART[adjacency] ?? 1) * perStep(noiseMultiplier) * Math.sqrt(steps);
    return { low, high, start: mu / all, sign: 1, power: 1 };
  });
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
  const epsilonAt = epsilonBy('steps', adjacency, request, onStep);
  const { samplingRate, noiseMultiplier, targetEpsilon, delta } = request;
  const one = (APART[adjacency] ?? 1) * samplingRate * perStep(noiseMultiplier);
  const start = (gdpMu(targetEpsilon, delta) / one) ** 2;
  return stepsWithin(epsilonAt, DOMAIN.steps.max, targetEpsilon, start);
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

/** Epsilon grows with the steps, of which there are at most so many; the search begins at `start`. */
export function stepsWithin(
  epsilonAt: (steps: number) => Verified,
  most: number,
  target: number,
  start = Math.sqrt(most),
): Verified {
  /** The largest number that fits, 0 or most where none or all do: where the curve through the latest looks says, and by halves. */
  const largest = (end: (result: Verified) => number, near: number): number => {
    let [low, high] = [0, most + 1];
    const looks: Look[] = [];
    let steps = Math.min(most, Math.max(1, Math.round(near)));
    while (high - low > 1) {
      const over = Math.log1p(end(epsilonAt(steps))) - Math.log1p(target);
      if (over <= 0) low = steps;
      else high = steps;
      looks.unshift({ log: Math.log(steps), over });
      // before there is a curve, as epsilon grows with the root of the steps
      const root = steps * Math.exp(looks.length > 1 ? rootFrom(looks).step : -2 * over);
      const halves = looks.length % HALVED === 0 || !(root > 0);
      const wanted = halves ? Math.sqrt((low || 1) * high) : root;
      steps = Math.min(high - 1, Math.max(low + 1, Math.round(wanted)));
    }
    return low;
  };
  const lower = largest((result) => result.upper, start);
  if (lower === 0) throw new UnreachableTarget(target, 'steps', 1, epsilonAt(1), 'already above it');
  if (lower === most) throw new UnreachableTarget(target, 'steps', most, epsilonAt(most), 'still below it');
  const upper = largest((result) => result.lower, lower);
  const { verified, method } = epsilonAt(lower);
  if (!verified) return { verified, value: null, lower, upper, method };
  const value = lower === upper ? lower : largest(bestGuess, lower);
  return { verified, value, lower, upper, method };
}
