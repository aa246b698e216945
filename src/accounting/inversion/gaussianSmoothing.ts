// Gaussian smoothing: one more, nearly useless, Gaussian release of mu-GDP is composed with the mechanism. Its
// transform e^{mu^2 z(z+1)/2} makes the sum along a contour (contour.ts) converge even where its own terms hardly decay, as in few
// steps that rarely draw the record. This file brackets the delta of the original mechanism. The smoothed delta is the upper bound,
// and smoothed deltas at nearby epsilons give the lower one. Both bounds are rigorous, and their distance is of second order in mu.
// Derived here.

import { normalTail } from '../../base/numerics/normal';
import { gdpDelta } from '../closedForm/gaussianDp';

/** Distance in epsilon between neighbouring nodes, the places at which smoothed deltas are read, divided by mu. */
const SPACING = 1.5;
/** Number of nodes to each side. */
const SIDE = 6;
/** Distance of the last node from the middle one, divided by mu, beyond which the small release's loss has a mass of 1e-19. */
const EDGE = SPACING * SIDE;
/**
 * The distance of the two bounds on ln delta, divided by (mu d ln delta / d epsilon)^2. It is (1 + SPACING^2 / 6) / (2 w), where w is
 * the middle one of {@link hatWeights}.
 */
export const GAP_PER_SQUARE = 1.36;

/** E[(Y - k)_+] for k = e^logK and the likelihood ratio Y of mu-GDP, a lognormal of mean 1. For k below 1 it follows by symmetry. */
function call(mu: number, logK: number): number {
  if (logK >= 0) return gdpDelta(mu, logK);
  return 1 - Math.exp(logK) + Math.exp(logK) * gdpDelta(mu, -logK);
}

/** Expectations of the hat functions on the nodes e^{j SPACING mu}, for whole j, under the law of the likelihood ratio Y of mu-GDP. */
export function hatWeights(mu: number): Float64Array {
  const count = 2 * SIDE + 1;
  const weights = new Float64Array(count);
  const node = (i: number) => (i - SIDE) * SPACING * mu;
  // a hat's expectation is the difference of the slopes of `call`, as a function of k, to the node's left and right
  let previousSlope = -1;
  for (let i = 0; i < count; i++) {
    const nextSlope =
      i === count - 1
        ? 0
        : (call(mu, node(i + 1)) - call(mu, node(i))) / (Math.exp(node(i + 1)) - Math.exp(node(i)));
    weights[i] = Math.max(0, nextSlope - previousSlope);
    previousSlope = nextSlope;
  }
  return weights;
}

/**
 * Lower bound on ln delta(epsilon) of the original mechanism. `smoothed(e)` = ln delta of the smoothed one, exact
 * up to `relativeError`; `cancellation` = nats by which the Chernoff bound exceeds delta.
 *
 * The smoothed delta is E[delta(epsilon + ln Y)], and delta is convex in e^epsilon. So the smoothed one is at most the expectation of
 * the chords of delta between nodes. There delta is replaced by the smoothed one, which is larger, at every node but the middle one;
 * solving for the middle one bounds delta from below. The result is -Infinity where this gives no bound.
 */
export function originalLogDelta(
  smoothed: (epsilon: number) => number,
  epsilon: number,
  mu: number,
  weights: Float64Array,
  relativeError: number,
  cancellation: number,
): number {
  const centre = smoothed(epsilon);
  let rest = 0;
  for (let i = 0; i < weights.length; i++) {
    if (i === SIDE) continue;
    const there = smoothed(epsilon + (i - SIDE) * SPACING * mu);
    rest += weights[i] * Math.exp(there - centre);
  }
  // left of the nodes, delta is known only to stay below its Chernoff bound
  const beyond = Math.exp(cancellation) * normalTail(EDGE - 1);
  const original = (1 - relativeError - rest * (1 + relativeError) - beyond) / weights[SIDE];
  return centre + Math.log(Math.max(0, original));
}

/** The mu at which the bracket of epsilon is `width` wide. `slope` is -d ln delta / d epsilon, above 0. */
export function smoothingForWidth(width: number, slope: number): number {
  return Math.sqrt(width / (GAP_PER_SQUARE * slope));
}
