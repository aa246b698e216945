// Where epsilon probably lies, below Chernoff's bound, which is off by tens of nats of delta if events are rare. This is
// for plans, and no bound rests on it.

import { bisectPredicate } from '../../base/numerics/rootFinding';
import { type SampledSegment, tiltedMoments } from './lossSamples';

/** ln of the delta asked for at a given epsilon: constant for epsilon(delta), ln delta - softplus(eps) for groups. */
export type LogTarget = (epsilon: number) => number;

/**
 * Above this skewness of the sum of all tilted losses, a few of them make up the sum, and the normal law says little about
 * it.
 */
const SKEWED = 1;

/** Moments of the sum of all losses under the law tilted by e^{tilt L}. */
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

/** The epsilon in [0, most] at which a falling function meets the target. */
function meeting(logDelta: (epsilon: number) => number, target: LogTarget, most: number): number {
  const above = (epsilon: number) => logDelta(epsilon) > target(epsilon);
  if (!above(0)) return 0;
  return above(most) ? most : bisectPredicate(above, 0, most, { relativeTolerance: 1e-4 })[1];
}

/**
 * At most `most`, which is Chernoff's epsilon with its minimum at `tilt`. If so many losses add up that the tilted sum is
 * nearly normal, this goes by the saddle point. If one event alone makes nearly all of delta, it goes by the sum of the
 * steps' own deltas, below which no delta falls by much.
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
  const spread = Math.log(2 * Math.PI * (variance + 1 / (tilt * tilt)));
  const atSaddle = logMoment - Math.log(tilt) - Math.log1p(tilt) - 0.5 * spread;
  return Math.max(
    least,
    meeting((epsilon) => atSaddle - tilt * epsilon, target, most),
  );
}
