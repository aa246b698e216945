// Searches the tilt theta, at which the contour of the inversion (contour.ts) should cross the real axis. Every tilt that is tried also
// gives a Chernoff bound on delta, which is kept. M(theta) is the moment generating function of one step's loss, and T the number of
// steps. A "wall" is a tilt beyond which rare large losses dominate M, so that it grows steeply.
import { softplus } from '../closedForm/mixture';
import type { InversionQuery } from './query';

/**
 * ln sup_u (1 - e^{-u}) e^{-theta u}. The certificate (../discretised) has a function of its own, hockeyExponent, so that each can check
 * the other.
 */
export function hockeyStickGain(theta: number): number {
  return theta * Math.log(theta / (1 + theta)) - Math.log1p(theta);
}

/** ln(theta (1 + theta)), minus the logarithm of the inversion formula's kernel 1/(z(z+1)) at z = theta. */
export function logKernel(theta: number): number {
  return Math.log(theta) + Math.log1p(theta);
}

export const MAX_BOUNDS = 64;
/** The largest tilt for a loss with a ceiling, under a noise multiplier below 1.5. A larger one would only need more nodes. */
const BOUNDED_TILT_CAP = 1500;

/** Chernoff bounds ln delta(e) <= exponent[i] - theta[i] e, one for each tilt tried. */
export class ChernoffBounds {
  readonly theta = new Float64Array(MAX_BOUNDS);
  readonly exponent = new Float64Array(MAX_BOUNDS);
  count = 0;
  private readonly cumulant = new Float64Array(MAX_BOUNDS);
  private steps = 1;

  /** Forgets all bounds. Further bounds are for so many steps. */
  start(steps: number): void {
    this.steps = steps;
    this.count = 0;
  }

  add(theta: number, cumulant: number): void {
    if (this.count === MAX_BOUNDS) return;
    this.theta[this.count] = theta;
    this.cumulant[this.count] = cumulant;
    this.exponent[this.count++] = this.steps * cumulant + hockeyStickGain(theta);
  }

  raiseTo(steps: number): void {
    if (steps === this.steps) return;
    this.steps = steps;
    for (let i = 0; i < this.count; i++) {
      this.exponent[i] = steps * this.cumulant[i] + hockeyStickGain(this.theta[i]);
    }
  }

  /** The least epsilon at which one of these bounds meets a query for an epsilon; Infinity if none does. */
  leastEpsilon(query: Exclude<InversionQuery, { wanted: 'delta' }>): number {
    const { wanted, logDelta } = query;
    let least = Infinity;
    for (let i = 0; i < this.count; i++) {
      const theta = this.theta[i];
      const single = (this.exponent[i] - logDelta) / theta;
      if (wanted === 'epsilon') least = Math.min(least, single);
      else if (theta > 1.02)
        least = Math.min(least, halfGroupChernoff(this.exponent[i], theta, logDelta, single));
    }
    return least;
  }
}

/** What the search needs of the nodes of quadrature.ts. */
interface TiltedLoss extends Record<'noiseMultiplier' | 'cumulant' | 'mean' | 'variance', number> {
  readonly pair: { readonly boundedAbove: boolean };
  /** Tilts the law. Returns false if the tilt is not feasible; after true, the other fields belong to this tilt. */
  tiltTo(theta: number): boolean;
}

/** The best tilt found: `theta` = 0 when none was feasible. */
export interface BestTilt {
  theta: number;
  /** Chernoff bound on epsilon (or the queried epsilon), and ln delta there (for 'delta': the Chernoff bound on it). */
  epsilon: number;
  logDelta: number;
  /** T ln M(theta), and the variance of one step's loss under the tilt. */
  cumulant: number;
  variance: number;
  /** The slope of the bound in ln theta, in nats of delta: about 0 at a minimum, and far below 0 on the near side of a wall. */
  gradient: number;
}

/** The e, at least -1, with exponent - theta e + softplus(e) = logDelta, by Newton's method. The left side falls in e, since theta > 1. */
function halfGroupChernoff(exponent: number, theta: number, logDelta: number, start: number): number {
  let e = Math.max(0, start);
  for (let i = 0; i < 60; i++) {
    const excess = exponent - theta * e + softplus(e) - logDelta;
    const step = excess / (theta - 1 / (1 + Math.exp(-e)));
    e = Math.max(-1, e + step);
    if (Math.abs(step) < 1e-6 * (1 + e)) break;
  }
  return e;
}

/**
 * Minimises the Chernoff bound over theta, by Newton in ln theta with a shrinking bracket, and returns the best point seen
 * (rare jumps make a phase transition, where the minimiser is a corner). Fills `bounds`. The search stops at a bound on
 * ln delta below `enough`.
 */
export function findTilt(
  nodes: TiltedLoss,
  steps: number,
  query: InversionQuery,
  start: number,
  bounds: ChernoffBounds,
  enough = -Infinity,
): BestTilt {
  const best: BestTilt = { theta: 0, epsilon: Infinity, logDelta: 0, cumulant: 0, variance: 0, gradient: 0 };
  const capped = nodes.pair.boundedAbove && nodes.noiseMultiplier < 1.5;
  let bestObjective = Infinity;
  let chernoff = 0;
  let low = 0;
  let high = Infinity;
  let theta = start;
  bounds.start(steps);
  for (let iteration = 0; iteration < 60; iteration++) {
    if (capped) theta = Math.min(theta, BOUNDED_TILT_CAP);
    if (!nodes.tiltTo(theta)) {
      high = theta;
      theta = low > 0 ? Math.sqrt(low * high) : 0.4 * theta;
      if (high / low < 1.03 || theta < 1e-12) break;
      continue;
    }
    const exponent = steps * nodes.cumulant + hockeyStickGain(theta);
    bounds.add(theta, nodes.cumulant);
    const slope = steps * nodes.mean + Math.log(theta / (1 + theta));
    const curvature = steps * nodes.variance + 1 / (theta * (1 + theta));
    let objective: number;
    let logDelta: number;
    let gradient: number; // gradient of the objective in theta, up to the positive factor `scale`
    let scale: number;
    if (query.wanted === 'delta') {
      objective = exponent - theta * query.epsilon;
      logDelta = objective;
      gradient = slope - query.epsilon;
      scale = theta;
    } else {
      logDelta = query.logDelta;
      if (query.wanted === 'halfGroupEpsilon') {
        if (theta <= 1.02) {
          low = Math.max(low, theta);
          theta = high < Infinity ? Math.sqrt(low * high) : 2 * theta;
          if (high / low < 1.03) break;
          continue;
        }
        chernoff = halfGroupChernoff(exponent, theta, query.logDelta, chernoff);
        logDelta -= softplus(chernoff);
      } else {
        chernoff = (exponent - logDelta) / theta;
      }
      objective = chernoff;
      gradient = theta * slope - exponent + logDelta;
      scale = 1;
    }
    if (objective < bestObjective) {
      bestObjective = objective;
      best.theta = theta;
      best.epsilon = query.wanted === 'delta' ? query.epsilon : chernoff;
      best.logDelta = logDelta;
      best.cumulant = steps * nodes.cumulant;
      best.variance = nodes.variance;
      best.gradient = gradient * scale;
      if (logDelta < enough) break;
    }
    if (gradient > 0) high = Math.min(high, theta);
    else low = Math.max(low, theta);

    let logStep = (-gradient * scale) / (theta * theta * curvature);
    // Newton decrement in nats of ln delta, because a small *step* alone does not mean convergence near the wall
    const decrement = Math.abs(logStep * gradient) * scale;
    if (decrement < 0.05 || (decrement < 0.5 && Math.abs(logStep) < 0.1) || high / low < 1.04) break;
    if (gradient > 0) {
      // past the wall the cumulant grows exponentially, so Newton would creep back
      const overshoot = (gradient * scale) / (5 + Math.abs(query.wanted === 'delta' ? 20 : logDelta));
      if (overshoot > 3) logStep *= Math.log(overshoot);
    }
    if (capped && theta >= BOUNDED_TILT_CAP && gradient < 0) break;
    const next = theta * Math.exp(Math.max(-1.5, Math.min(1.5, logStep)));
    if (next > low * 1.001 && next < high * 0.999) theta = next;
    else if (high === Infinity) theta *= 3;
    else theta = low > 0 ? Math.sqrt(low * high) : 0.3 * high;
  }
  return best;
}
