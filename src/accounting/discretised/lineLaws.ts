// Laws of one step on a line, along which the loss rises or falls: which part of the line a grid has to cover, and
// samples of it. They serve to plan a grid. The composition (composedProfile.ts) charges for what lies beyond. P and Q are
// the laws of the step's outcome on the two data sets.
import { bisectPredicate } from '../../base/numerics/rootFinding';
import type { LossSamples, RangeQuery } from './gridStep';

export interface LineLaws {
  /** The standard deviation of the noise. */
  noise: number;
  /** How far P's farthest centre lies from the origin. */
  reach: number;
  /** 1 if the loss rises with the outcome, -1 if it falls. */
  sign: 1 | -1;
  lossAt(x: number): number;
  /** The mass of P above `reach`, or below -`reach` on the side -1. */
  massBeyond(side: 1 | -1, reach: number): number;
  /** The mass of Q above `reach`, or below -`reach` on the side -1. */
  massUnderQ(side: 1 | -1, reach: number): number;
}

/** Roughly the mass that the lower law has at its least loss, divided by the mass that lies beyond. */
const MOVED_DOWN = 4;

/** Samples at n + 1 outcomes in even steps from `low` to `high`, with weights that add up to 1. */
export function evenSamples(
  low: number,
  high: number,
  n: number,
  lossAt: (x: number) => number,
  weightAt: (x: number) => number,
): LossSamples {
  const outcomes = Float64Array.from({ length: n + 1 }, (_, i) => low + ((high - low) * i) / n);
  const weights = outcomes.map(weightAt);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { losses: outcomes.map(lossAt), weights: weights.map((weight) => weight / total) };
}

/**
 * The outcomes between which a step is sampled. On the side of large losses the rest goes to loss infinity or becomes
 * one far event, which is wrong only where the other losses bring the sum down to epsilon again: by at most
 * e^{epsilon - loss} times its mass, and hardly at all when they would have to fall by more than `fallBut` allows. That
 * side is cut where the error stays under `tail`, and the other one where a mass of about 1e-19 lies beyond.
 */
export function rangeOfOutcomes(
  { noise, reach: shift, sign, lossAt, massBeyond }: LineLaws,
  { steps, tail, epsilon, fallBut }: RangeQuery,
): [number, number] {
  const matters = (reach: number) => {
    const excess = lossAt(sign * reach) - epsilon;
    const mass = steps * massBeyond(sign, reach);
    return mass * Math.exp(Math.min(0, -excess)) > tail && excess < fallBut(Math.log(tail / mass));
  };
  const largest = 37 * noise + shift;
  const reach = matters(largest)
    ? largest
    : bisectPredicate(matters, -largest, largest, { absoluteTolerance: 0.01 * noise })[1];
  const far = Math.max(reach, -8 * noise);
  return sign < 0 ? [-far, 9 * noise] : [-9 * noise, far];
}

/**
 * Adds the mass beyond the samples at both ends: at the largest loss the upper law keeps the Q-mass of all outcomes
 * beyond, and at the least loss the lower law keeps the mass beyond it and the mass that it moves down to there.
 */
export function addFarAtoms(
  { sign, massBeyond, massUnderQ }: LineLaws,
  { losses, weights }: LossSamples,
  low: number,
  high: number,
): void {
  const last = losses.length - 1;
  const [largest, least, far, near] = sign < 0 ? [0, last, -low, high] : [last, 0, high, -low];
  weights[largest] += Math.min(1, Math.exp(losses[largest]) * massUnderQ(sign, far));
  weights[least] += MOVED_DOWN * massBeyond(sign > 0 ? -1 : 1, near);
}
