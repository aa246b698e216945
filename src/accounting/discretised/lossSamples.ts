// The moments of a quick, uncertified picture of one step's privacy loss: losses with weights under P. It only steers the
// bracket (which tilt, window and grid step); no bound rests on the samples.
import type { GridStep, LossSamples } from './gridStep';

export interface TiltedMoments {
  /** ln E e^{tilt L}. */
  logMoment: number;
  /** Mean, variance and third central moment of the loss under the law tilted by e^{tilt L}. */
  mean: number;
  variance: number;
  third: number;
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
  let third = 0;
  let excess = 0;
  for (let i = 0; i < losses.length; i++) {
    if (weights[i] === 0) continue;
    const loss = losses[i];
    const mass = weights[i] * Math.exp(tilt * loss - peak);
    if (peak === 0) excess += weights[i] * Math.expm1(tilt * loss);
    moment += mass;
    first += mass * loss;
    second += mass * loss * loss;
    third += mass * loss * loss * loss;
  }
  const mean = first / moment;
  const square = second / moment;
  return {
    logMoment: peak === 0 && scale === 1 ? Math.log1p(excess) : peak + Math.log(moment),
    mean,
    variance: Math.max(0, square - mean * mean),
    third: third / moment - 3 * mean * square + 2 * mean ** 3,
  };
}

/** ln E e^{tilt L} alone: {@link tiltedMoments} for the inner loop of a search. */
export function logMoment({ losses, weights }: LossSamples, tilt: number): number {
  let [first, last] = [0, losses.length - 1];
  while (first < last && !(weights[first] > 0)) first++;
  while (first < last && !(weights[last] > 0)) last--;
  // losses rise or fall with the outcome
  const largest = Math.max(0, tilt * losses[first], tilt * losses[last]);
  let sum = 0;
  if (largest < 1) {
    for (let i = first; i <= last; i++) sum += weights[i] * Math.expm1(tilt * losses[i]);
    return Math.log1p(sum);
  }
  for (let i = first; i <= last; i++) sum += weights[i] * Math.exp(tilt * losses[i] - largest);
  return largest + Math.log(sum);
}

/** One segment's loss in samples, and how often it is taken. */
export interface SampledSegment {
  step: GridStep;
  steps: number;
  samples: LossSamples;
}

/** ln E e^{tilt L} of all steps. */
export function composedLogMoment(segments: readonly SampledSegment[], tilt: number): number {
  let sum = 0;
  for (const { samples, steps } of segments) sum += steps * logMoment(samples, tilt);
  return sum;
}
