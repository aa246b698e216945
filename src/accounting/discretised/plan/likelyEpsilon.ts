// The place where epsilon probably lies, below Chernoff's bound, which is off by tens of nats if events are rare. No bound
// rests on it.
import { bisectPredicate } from '../../../base/numerics/rootFinding';
import type { GridStep, LossSamples } from '../gridStep';

/**
 * ln of the moment generating function at `tilt`, and moments of the tilted law, from losses L with weights under P, the law of the
 * outcome on the first of two data sets.
 * Accurate also when all losses are tiny.
 */
export function tiltedMoments({ losses, weights }: LossSamples, tilt: number) {
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
    /** ln E e^{tilt L}. */
    logMoment: peak === 0 && scale === 1 ? Math.log1p(excess) : peak + Math.log(moment),
    /** Mean under the law tilted by e^{tilt L}, as are the further moments. */
    mean,
    variance: Math.max(0, square - mean * mean),
    third: third / moment - 3 * mean * square + 2 * mean ** 3,
  };
}

/** The `logMoment` of {@link tiltedMoments} alone, for the inner loop of a search. */
export function logMoment({ losses, weights }: LossSamples, tilt: number): number {
  let [first, last] = [0, losses.length - 1];
  while (first < last && !(weights[first] > 0)) first++;
  while (first < last && !(weights[last] > 0)) last--;
  const largest = Math.max(0, tilt * losses[first], tilt * losses[last]);
  let sum = 0;
  if (largest < 1) {
    for (let i = first; i <= last; i++) sum += weights[i] * Math.expm1(tilt * losses[i]);
    return Math.log1p(sum);
  }
  for (let i = first; i <= last; i++) sum += weights[i] * Math.exp(tilt * losses[i] - largest);
  return largest + Math.log(sum);
}

export interface SampledSegment {
  step: GridStep;
  steps: number;
  samples: LossSamples;
}

export function composedLogMoment(segments: readonly SampledSegment[], tilt: number): number {
  let sum = 0;
  for (const { samples, steps } of segments) sum += steps * logMoment(samples, tilt);
  return sum;
}

/** The value that ln delta has to meet at an epsilon: a constant, or ln delta - softplus(epsilon) for Theorem 4.1 (../bracket.ts). */
export type LogTarget = (epsilon: number) => number;

/** Skewness above which a few tilted losses make up the sum, and the normal law says little about it. */
const SKEWED = 1;
/**
 * If ln of the moment at the tilt is less than this share of a normal law's, one event is taken to make up delta, even where the skewness
 * is small.
 */
const SHARE_OF_NORMAL = 0.02;

function tiltedSum(segments: readonly SampledSegment[], tilt: number) {
  let [logMoment, variance, third] = [0, 0, 0];
  for (const { samples, steps } of segments) {
    const moments = tiltedMoments(samples, tilt);
    logMoment += steps * moments.logMoment;
    variance += steps * moments.variance;
    third += steps * moments.third;
  }
  return { logMoment, variance, skewness: third / variance ** 1.5 };
}

function meeting(logDelta: (epsilon: number) => number, target: LogTarget, most: number): number {
  const above = (epsilon: number) => logDelta(epsilon) > target(epsilon);
  if (!above(0)) return 0;
  return above(most) ? most : bisectPredicate(above, 0, most, { relativeTolerance: 1e-4 })[1];
}

/**
 * The epsilon where delta is probably met. It is at most `most`, Chernoff's epsilon, whose bound is smallest at `tilt`. If so
 * many losses add up that the tilted sum is nearly normal, the saddle point gives it. If one event makes nearly all of
 * delta, the sum of the steps' own deltas gives it, below which no delta falls by much.
 */
export function likelyEpsilon(
  segments: readonly SampledSegment[],
  target: LogTarget,
  tilt: number,
  most: number,
): number {
  const ofOneEvent = (epsilon: number) =>
    Math.log(segments.reduce((sum, { steps, step }) => sum + steps * step.below.callValue(epsilon), 0));
  const least = meeting(ofOneEvent, target, most);
  const { logMoment, variance, skewness } = tiltedSum(segments, tilt);
  if (!(skewness < SKEWED)) return least;
  const ofNormal = 0.5 * tilt * (1 + tilt) * variance;
  // a falling target could then be missed altogether, because the mass that a grid leaves at infinity does not fall with it
  if (logMoment < SHARE_OF_NORMAL * ofNormal && target(most) === target(0)) return least;
  const spread = Math.log(2 * Math.PI * (variance + 1 / (tilt * tilt)));
  const atSaddle = logMoment - Math.log(tilt) - Math.log1p(tilt) - 0.5 * spread;
  return Math.max(
    least,
    meeting((epsilon) => atSaddle - tilt * epsilon, target, most),
  );
}
