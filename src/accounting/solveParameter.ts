// Solves for the noise multiplier, the sampling rate or the number of steps that meets a target epsilon, by root finding
// over `epsilon`. No accounting is done here.
//
// Epsilon falls with noise, and grows with the sampling rate and with the steps, under every adjacency here. For remove,
// add and substitute, whoever has the outcome of each step can add noise to it, replace it by fresh noise with some
// chance, or drop a step, and so make the outcomes under more noise, a smaller rate or fewer steps, for either data set (derived
// here; nothing that is done with outcomes tells more of the data: Dwork, Roth, "The Algorithmic Foundations of
// Differential Privacy" (2014), Proposition 2.1). The epsilon of every other adjacency is the larger of add's and
// remove's, or follows from their profiles and does not grow where these do not.
import { requireNumber } from '../base/numerics/errors';
import { remembered } from '../base/numerics/remembered';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { gdpMu } from './closedForm/gaussianDp';
import { bestGuess, crossing, type Look, rootFrom, type Unknown } from './crossing';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import { additionIsWithin } from './fastGuarantee';
import type { CalibrationTarget } from './goal';
import type { Mechanism, Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** A function called at every evaluation of epsilon: the search may take many seconds, and somebody may want to know that it goes on. */
export type OnStep = () => void;

const ignore = () => {};

/** A search for a number of steps halves the interval that is left after so many other evaluations. */
const HALVED = 4;

/** Epsilon as a function of the parameter that the request lacks. Throws InputError for a request outside the domain. */
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
  return (value) => {
    onStep();
    return ADJACENCIES[adjacency].epsilon(at(value), delta);
  };
}

/**
 * {@link crossing} under an adjacency. For add/remove it is solved for the removal first, and this answer is kept if the
 * addition's epsilon certainly keeps the target there.
 */
function solve(
  adjacency: AdjacencyName,
  unknown: Unknown & { name: 'noiseMultiplier' | 'samplingRate' },
  request: Partial<Mechanism> & CalibrationTarget,
  onStep: OnStep,
): Verified {
  const { name } = unknown;
  const under = (each: AdjacencyName) => epsilonBy(name, each, request, onStep);
  const whole = under(adjacency);
  const { targetEpsilon: target, delta } = request;
  if (adjacency === 'add-remove' || adjacency === 'zero-out') {
    try {
      const found = crossing(under('remove'), unknown, target);
      const safe = name === 'noiseMultiplier' ? found.upper : found.lower;
      const there = { ...request, [name]: safe } as Mechanism;
      if (additionIsWithin(there, target, Math.log(delta)) || under('add')(safe).upper <= target)
        return found;
    } catch (error) {
      // the removal meets the target everywhere, or nowhere
      if (!(error instanceof UnreachableTarget)) throw error;
    }
  }
  return crossing(whole, unknown, target);
}

/** Distance of the two means in clipping norms, after one step with all records; 1 for adjacencies that are not listed. */
const APART: Partial<Record<AdjacencyName, number>> = { substitute: 2, implied: 2 };

/** The mu of many rare steps, divided by q sqrt(T), if their means are one clipping norm apart and their losses add up to a normal one. */
const perStep = (noiseMultiplier: number): number => Math.sqrt(Math.expm1(noiseMultiplier ** -2));

/** The mu of mu-GDP with this epsilon at delta, which may have underflowed to 0. */
const muOf = (epsilon: number, delta: number): number => gdpMu(epsilon, Math.max(delta, Number.MIN_VALUE));

/** The epsilon and delta asked of add/remove. Under 'group', Theorem 4.1 asks for half of the epsilon (adjacencies/group.ts). */
const ofHalf = (adjacency: AdjacencyName, epsilon: number, delta: number): [number, number] =>
  adjacency === 'group' ? [0.5 * epsilon, delta / (1 + Math.exp(0.5 * epsilon))] : [epsilon, delta];

/** The noise that about meets a target: the larger of what a normal sum of many losses needs, and of what a single loss needs. */
function noiseNear(
  adjacency: AdjacencyName,
  { samplingRate, steps }: Pick<Mechanism, 'samplingRate' | 'steps'>,
  [epsilon, delta]: readonly [number, number],
): number {
  const each = muOf(epsilon, delta) / ((APART[adjacency] ?? 1) * samplingRate * Math.sqrt(steps));
  if (samplingRate === 1) return 1 / each;
  const ofMany = 1 / Math.sqrt(Math.log1p(each * each));
  const rare = delta / (samplingRate * steps);
  if (rare >= 1) return ofMany;
  // the epsilon that a step has without sampling if it has this epsilon with it: ln(1 + (e^epsilon - 1) / q)
  const unsampled = epsilon + Math.log(Math.exp(-epsilon) - Math.expm1(-epsilon) / samplingRate);
  return Math.max(ofMany, 1 / muOf(unsampled, rare));
}

/**
 * The noise multiplier at which the mechanism's epsilon under the adjacency is `targetEpsilon`, with bounds: `upper` certainly keeps the
 * target, since more noise is more private. Throws InputError ('inconsistent') when the target lies outside what [0.2, 1000] can reach.
 */
export function noiseMultiplierFor(
  adjacency: AdjacencyName,
  request: Omit<Mechanism, 'noiseMultiplier'> & CalibrationTarget,
  onStep: OnStep = ignore,
): Verified {
  const { delta } = request;
  const { min: low, max: high } = DOMAIN.noiseMultiplier;
  const near = (epsilon: number) => noiseNear(adjacency, request, ofHalf(adjacency, epsilon, delta));
  return solve(adjacency, { name: 'noiseMultiplier', low, high, sign: -1, near }, request, onStep);
}

/**
 * The sampling rate at which the mechanism's epsilon under the adjacency is `targetEpsilon`, with bounds: `lower` certainly keeps the
 * target, since a smaller rate is more private. Throws InputError ('inconsistent') when even q = 1 stays below the target.
 */
export function samplingRateFor(
  adjacency: AdjacencyName,
  request: Omit<Mechanism, 'samplingRate'> & CalibrationTarget,
  onStep: OnStep = ignore,
): Verified {
  const { noiseMultiplier, steps, delta } = request;
  const { max: high } = DOMAIN.samplingRate;
  // the total variation grows by at most q in a step, and delta at epsilon 0 by twice that under group privacy, so that epsilon is 0 here
  const low = Math.min(0.5, delta / (2 * steps));
  const all = (APART[adjacency] ?? 1) * perStep(noiseMultiplier) * Math.sqrt(steps);
  const near = (epsilon: number) => muOf(...ofHalf(adjacency, epsilon, delta)) / all;
  return solve(adjacency, { name: 'samplingRate', low, high, sign: 1, near }, request, onStep);
}

/**
 * The largest number of steps whose epsilon under the adjacency does not exceed `targetEpsilon`. `lower` is the largest number found
 * for which the upper end of epsilon does not exceed it, and `upper` the largest for which the lower end does not. As epsilon
 * grows with the steps, every smaller number keeps the target too, but where only a bracket is known, whose ends
 * may waver, a few more might. Throws InputError ('inconsistent') when one step is too many or a million too few.
 */
export function stepsFor(
  adjacency: AdjacencyName,
  request: Omit<Mechanism, 'steps'> & CalibrationTarget,
  onStep: OnStep = ignore,
): Verified {
  const epsilonAt = epsilonBy('steps', adjacency, request, onStep);
  const { samplingRate, noiseMultiplier, targetEpsilon, delta } = request;
  const one = (APART[adjacency] ?? 1) * samplingRate * perStep(noiseMultiplier);
  const start = (muOf(...ofHalf(adjacency, targetEpsilon, delta)) / one) ** 2;
  return stepsWithin(epsilonAt, DOMAIN.steps.max, targetEpsilon, start);
}

/** {@link stepsFor} with any function of the steps that grows with them, from 1 to `most` steps. The search begins at `start`. */
export function stepsWithin(
  epsilonAt: (steps: number) => Verified,
  most: number,
  target: number,
  start = Math.sqrt(most),
): Verified {
  const at = remembered(epsilonAt);
  /** The largest number that keeps the target, 0 if none does and `most` if all do, by a curve through the latest values and by halving. */
  const largest = (end: (result: Verified) => number, near: number): number => {
    let [low, high] = [0, most + 1];
    const looks: Look[] = [];
    let steps = Math.min(most, Math.max(1, Math.round(near)));
    while (high - low > 1) {
      const over = Math.log1p(end(at(steps))) - Math.log1p(target);
      if (over <= 0) low = steps;
      else high = steps;
      looks.unshift({ log: Math.log(steps), over });
      // while there is no curve yet, ln(1 + epsilon) is taken to grow as half of ln of the steps
      const root = steps * Math.exp(looks.length > 1 ? rootFrom(looks).step : -2 * over);
      const halves = looks.length % HALVED === 0 || !(root > 0);
      const wanted = halves ? Math.sqrt((low || 1) * high) : root;
      steps = Math.min(high - 1, Math.max(low + 1, Math.round(wanted)));
    }
    return low;
  };
  const lower = largest((result) => result.upper, start);
  if (lower === 0) throw new UnreachableTarget(target, 'steps', 1, at(1), 'already above it');
  if (lower === most) throw new UnreachableTarget(target, 'steps', most, at(most), 'still below it');
  const upper = largest((result) => result.lower, lower);
  const { verified, method } = at(lower);
  if (!verified) return { verified, value: null, lower, upper, method };
  const value = lower === upper ? lower : largest(bestGuess, lower);
  return { verified, value, lower, upper, method };
}
