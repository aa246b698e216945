// Plans the window of composed losses that a grid has to hold, which is where the tilted law of their sum has its weight. No
// bound rests on this plan.
import type { LossSamples } from '../gridStep';
import { composedLogMoment, logMoment, type SampledSegment, tiltedMoments } from './likelyEpsilon';

/** The error that wide cells may add, relative to that of a regular grid. */
const ADDED_ERROR = 0.3;

/** The share of the reference density below which a cell is left out, because it adds no error and might overflow. */
const VANISHING = 1e-200;
/** Losses closer together than this divided by the tilt count as spread over so much, since next to a ceiling they are the same number. */
const NEXT_TO_NOTHING = 0.01;
/** An event counts as reaching epsilon, with some help from others, if its loss is at most this divided by the tilt below epsilon. */
const HELPED = 2;

/** How much each loss L matters: its share of the mass tilted by e^{tilt L}, plus its share of the events that reach epsilon alone. */
function whatMatters(
  { losses, weights }: LossSamples,
  tilt: number,
  epsilon: number,
  steps: number,
): Float64Array {
  const most = Math.max(...losses);
  const tilted = losses.map((loss, i) => weights[i] * Math.exp(tilt * (loss - most)));
  const reaching = losses.map((loss, i) => (loss >= epsilon - HELPED / tilt ? weights[i] : 0));
  const sum = (values: Float64Array) => values.reduce((all, value) => all + value, 0) || 1;
  const [allTilted, allReaching] = [sum(tilted), steps * sum(reaching)];
  return tilted.map((value, i) => value / allTilted + reaching[i] / allReaching);
}

/**
 * How thin the law is at a loss, by samples, of the part that matters to delta(epsilon), compared with the density
 * that half of that part exceeds: cells may be wider by its cube root at little cost. At least 1. A call is
 * quick if its loss is close to that of the call before.
 */
export function thinnessOf(
  samples: LossSamples,
  tilt: number,
  epsilon: number,
  steps: number,
): (loss: number) => number {
  const { losses } = samples;
  const cells = losses.length - 1;
  const rising = losses[0] < losses[cells];
  const ends = new Float64Array(cells);
  const mass = new Float64Array(cells);
  const density = new Float64Array(cells);
  const matters = whatMatters(samples, tilt, epsilon, steps);
  let total = 0;
  for (let i = 0; i < cells; i++) {
    const j = rising ? i : cells - 1 - i;
    const [left, right] = rising ? [j, j + 1] : [j + 1, j];
    ends[i] = losses[right];
    mass[i] = 0.5 * (matters[left] + matters[right]);
    density[i] = mass[i] / Math.max(losses[right] - losses[left], NEXT_TO_NOTHING / tilt);
    total += mass[i];
  }
  const order = Array.from(density.keys()).sort((a, b) => density[b] - density[a]);
  let thick = 0;
  let reference = 0;
  for (const i of order) {
    reference = density[i];
    thick += mass[i];
    if (thick >= 0.5 * total) break;
  }
  // cells as wide as the cube root of this would add so much to the error of a regular grid
  let added = 0;
  for (let i = 0; i < cells; i++) {
    if (density[i] > VANISHING * reference && density[i] < reference)
      added += (mass[i] / total) * Math.cbrt(reference / density[i]) ** 2;
  }
  const share = Math.min(1, (ADDED_ERROR / added) ** 1.5);
  let at = 0;
  return (loss) => {
    while (at > 0 && loss < ends[at - 1]) at--;
    while (at < cells - 1 && ends[at] < loss) at++;
    // the cells on both sides count too, because the density may fall steeply
    const here = Math.max(density[at], density[Math.max(0, at - 1)], density[Math.min(cells - 1, at + 1)]);
    return Math.max(1, (share * reference) / here);
  };
}

export function endsOf({ losses }: LossSamples): [number, number] {
  const [first, last] = [losses[0], losses[losses.length - 1]];
  return first < last ? [first, last] : [last, first];
}

/** The loss of one step at which a mass of 1 would have e^-45 of the tilted mass. Losses below carry no weight. */
export function negligibleLoss(samples: LossSamples, tilt: number): number {
  return (logMoment(samples, tilt) - 45) / tilt;
}

/** Chernoff exponents to try for the ends of a window, times the standard deviation. */
const DEVIATIONS = [0.2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 12, 18, 30];
/** The index of the exponent that is best for a Gaussian at a leak of some 4e-6. */
const GAUSSIAN = 9;

/** A window of composed losses outside which, by Chernoff bounds, about `leak` of the tilted mass lies. */
export function findWindow(segments: readonly SampledSegment[], tilt: number, leak: number) {
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
    // starts from the best exponent of a Gaussian and goes on as long as the window shrinks
    for (let i = GAUSSIAN; i >= 0 && better(DEVIATIONS[i] / deviation); i--);
    for (let i = GAUSSIAN + 1; i < DEVIATIONS.length && better(DEVIATIONS[i] / deviation); i++);
    if (!Number.isFinite(best.loss)) DEVIATIONS.forEach((k) => void better(k / deviation));
    // an exponent up to the tilt takes back no more at the lower end than the tilt has given
    if (sign < 0) for (const share of [0.25, 0.5, 1]) better(share * tilt);
    return best;
  };
  const above = end(1);
  const below = end(-1);
  const top = Number.isFinite(above.loss) ? above.loss : mean + 12 * deviation;
  const bottom = Number.isFinite(below.loss) ? -below.loss : mean - 12 * deviation;
  const slack = (allSteps * (top - bottom)) / 256;
  return {
    // no sum of all steps' losses leaves [steps * smallest, steps * largest], except by the rounding of losses to the grid
    top: Math.min(top, most + slack),
    bottom: Math.max(bottom, least - slack),
    topExponent: above.exponent,
    bottomExponent: below.exponent,
  };
}
