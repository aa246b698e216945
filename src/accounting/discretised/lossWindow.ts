// Which sums of all losses carry weight under a tilted law: the window that a grid has to hold. A plan, on which no bound rests.
import type { LossSamples } from './gridStep';
import { composedLogMoment, logMoment, type SampledSegment, tiltedMoments } from './lossSamples';

export interface LossWindow {
  top: number;
  bottom: number;
  topExponent: number;
  bottomExponent: number;
}

/** Smallest and largest loss of one step. */
export function endsOf({ losses }: LossSamples): [number, number] {
  const [first, last] = [losses[0], losses[losses.length - 1]];
  return first < last ? [first, last] : [last, first];
}

/** Losses of one step below this carry no tilted weight. */
export function negligibleLoss(samples: LossSamples, tilt: number): number {
  return (logMoment(samples, tilt) - 45) / tilt;
}

/** Chernoff exponents to try for the ends of a window, times the deviation, and the one that is best for a Gaussian. */
const DEVIATIONS = [0.2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 12, 18, 30];
const GAUSSIAN = 9;

/** Composed losses outside of which at most about `leak` of the tilted mass lies, by Chernoff bounds on either side. */
export function findWindow(segments: readonly SampledSegment[], tilt: number, leak: number): LossWindow {
  let [base, mean, variance, allSteps, least, most] = [0, 0, 0, 0, 0, 0];
  for (const { samples, steps } of segments) {
    const moments = tiltedMoments(samples, tilt);
    const [smallest, largest] = endsOf(samples);
    base += steps * moments.logMoment;
    mean += steps * moments.mean;
    variance += steps * moments.variance;
    allSteps += steps;
    least += steps * Math.max(smallest, negligibleLoss(samples, tilt));
    most += steps * largest;
  }
  const deviation = Math.sqrt(variance) || 1e-12;
  const end = (sign: 1 | -1) => {
    const at = (exponent: number) => {
      const grown = composedLogMoment(segments, tilt + sign * exponent) - base;
      return { exponent, loss: (grown - Math.log(leak)) / exponent };
    };
    let best = { exponent: 1 / deviation, loss: Number.POSITIVE_INFINITY };
    const better = (exponent: number) => {
      const tried = at(exponent);
      if (!(tried.loss < best.loss)) return false;
      best = tried;
      return true;
    };
    // starts from the best exponent of a Gaussian, and goes down and up as long as the window shrinks
    for (let i = GAUSSIAN; i >= 0 && better(DEVIATIONS[i] / deviation); i--);
    for (let i = GAUSSIAN + 1; i < DEVIATIONS.length && better(DEVIATIONS[i] / deviation); i++);
    if (!Number.isFinite(best.loss)) DEVIATIONS.forEach((k) => void better(k / deviation));
    // downwards, an exponent up to the tilt takes no more than the tilt has given
    if (sign < 0) for (const share of [0.25, 0.5, 1]) better(share * tilt);
    return best;
  };
  const above = end(1);
  const below = end(-1);
  const top = Number.isFinite(above.loss) ? above.loss : mean + 12 * deviation;
  const bottom = Number.isFinite(below.loss) ? -below.loss : mean - 12 * deviation;
  const slack = (allSteps * (top - bottom)) / 256;
  return {
    // no sum leaves [T smallest, T largest], except by the rounding of losses to the grid
    top: Math.min(top, most + slack),
    bottom: Math.max(bottom, least - slack),
    topExponent: above.exponent,
    bottomExponent: below.exponent,
  };
}
