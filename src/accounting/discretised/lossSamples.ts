// A quick, uncertified picture of one step's privacy loss: quadrature nodes with weights under P. It only steers the
// bracket (which tilt, window and grid step); no bound rests on the samples.
import { normalDensity } from '../../numerics/normal';
import type { Direction } from '../types';
import type { Step } from './oneStepProfile';

export interface LossSamples {
  losses: Float64Array;
  weights: Float64Array;
}

/** ln(1 - q + q e^v), in three branches against overflow and cancellation. */
export function logMixtureRatio(q: number, v: number): number {
  if (v > 30) return v + Math.log(q + (1 - q) * Math.exp(-v));
  // near q = 1 the sum 1 + q (e^v - 1) would cancel, near q = 0 its logarithm would
  if (v < -0.5 && q > 0.5) return Math.log(1 - q + q * Math.exp(v));
  return Math.log1p(q * Math.expm1(v));
}

/** The privacy loss ln P/Q of one step at outcome x. */
export function stepLoss(
  direction: Direction,
  { samplingRate: q, noiseMultiplier: s }: Step,
  x: number,
): number {
  const w = 1 / (s * s);
  if (q === 1) return direction === 'substitute' ? 2 * x * w : (direction === 'add' ? -1 : 1) * (x - 0.5) * w;
  const forward = logMixtureRatio(q, (x - 0.5) * w);
  if (direction === 'remove') return forward;
  return direction === 'add' ? -forward : forward - logMixtureRatio(q, (-x - 0.5) * w);
}

/** Trapezoid nodes of the loss under P for outcomes between `low` and `high`. */
export function sampleLosses(direction: Direction, step: Step, low: number, high: number): LossSamples {
  const { samplingRate: q, noiseMultiplier: s } = step;
  const n = Math.round(Math.min(500, Math.max(120, (high - low) / Math.min(s / 6, s * s))));
  const losses = new Float64Array(n + 1);
  const weights = new Float64Array(n + 1);
  let total = 0;
  for (let i = 0; i <= n; i++) {
    const x = low + ((high - low) * i) / n;
    losses[i] = stepLoss(direction, step, x);
    const unsampled = normalDensity(x / s);
    weights[i] = direction === 'add' ? unsampled : (1 - q) * unsampled + q * normalDensity((x - 1) / s);
    total += weights[i];
  }
  for (let i = 0; i <= n; i++) weights[i] /= total;
  return { losses, weights };
}

export interface TiltedMoments {
  /** ln E e^{tilt L}. */
  logMoment: number;
  /** Mean and variance of the loss under the law tilted by e^{tilt L}. */
  mean: number;
  variance: number;
}

/** Cumulant and tilted moments; accurate also when all losses are tiny. */
export function tiltedMoments({ losses, weights }: LossSamples, tilt: number): TiltedMoments {
  let peak = 0;
  for (let i = 0; i < losses.length; i++) {
    if (weights[i] > 0) peak = Math.max(peak, tilt * losses[i] + Math.log(weights[i]));
  }
  const scale = Math.exp(-peak);
  let moment = 0;
  let first = 0;
  let second = 0;
  let excess = 0;
  for (let i = 0; i < losses.length; i++) {
    if (weights[i] === 0) continue;
    const loss = losses[i];
    const mass = weights[i] * Math.exp(tilt * loss - peak);
    if (peak === 0) excess += weights[i] * Math.expm1(tilt * loss);
    moment += mass;
    first += mass * loss;
    second += mass * loss * loss;
  }
  const mean = first / moment;
  return {
    logMoment: peak === 0 && scale === 1 ? Math.log1p(excess) : peak + Math.log(moment),
    mean,
    variance: Math.max(0, second / moment - mean * mean),
  };
}

/** ln E e^{tilt L} alone: {@link tiltedMoments} for the inner loop of a search. */
export function logMoment({ losses, weights }: LossSamples, tilt: number): number {
  let largest = 0;
  for (let i = 0; i < losses.length; i++) if (weights[i] > 0) largest = Math.max(largest, tilt * losses[i]);
  let sum = 0;
  if (largest < 1) {
    for (let i = 0; i < losses.length; i++) sum += weights[i] * Math.expm1(tilt * losses[i]);
    return Math.log1p(sum);
  }
  for (let i = 0; i < losses.length; i++) sum += weights[i] * Math.exp(tilt * losses[i] - largest);
  return largest + Math.log(sum);
}
