// One query answered on the vertical line, with its error budget, or refused. Not the accountant: closed forms come
// before it and the discretised bracket behind it.
import { lossCeiling } from './closedForms';
import { softplus } from './loss';
import { TailBound } from './tailBound';
import { ChernoffBounds, findTilt, hockeyStickGain, type LineQuery, logKernel } from './tilt';
import { TiltedNodes } from './tiltedNodes';
import type { Direction, Mechanism } from './types';
import { VerticalLine } from './verticalLine';

/** delta(epsilon) = e^logDelta up to a relative error; the error in epsilon is that over the slope. */
export interface LineResult {
  epsilon: number;
  logDelta: number;
  /** Bound on the relative error of delta: aliasing, truncations, quadrature and rounding together. */
  relativeError: number;
  epsilonError: number;
}

const ROUNDING = 1.2e-16;
/** Accept only what is far inside the promise of 1e-4 (absolute or relative, the larger). */
const ACCEPTED_EPSILON_ERROR = 5e-5;
const ACCEPTED_DELTA_ERROR = 1e-4;
const REAL_LINE_TERMS = 64;
const SHIFTED_LINE_TERMS = 1600;
const MOST_TERMS = 2400;
const CANCELLATION_NEAR_POLE = 4;

/** Scratch for one solve at a time; make one and keep it. */
export class LineSolver {
  private readonly nodes = new TiltedNodes();
  private readonly line = new VerticalLine();
  private readonly bounds = new ChernoffBounds();
  private direction: Direction = 'remove';
  private steps = 1;
  private ceiling = Infinity;
  /** -ln of the relative error allowed to each source. */
  private logTolerance = 0;

  /**
   * Inverts M(z)^T for one direction (q < 1). `tolerance`: relative error of delta allowed to each source, e.g. 2e-6.
   * Null when the budget cannot be met; a delta below the query's floor is a Chernoff bound.
   * The formula is the hockey-stick's Mellin-Barnes inversion; trapezoid, tilt choice and bounds are derived here.
   */
  solve(direction: Direction, mechanism: Mechanism, query: LineQuery, tolerance: number): LineResult | null {
    this.direction = direction;
    this.steps = mechanism.steps;
    this.ceiling = lossCeiling(direction, mechanism);
    this.logTolerance = -Math.log(tolerance);
    const { nodes, bounds, steps } = this;
    const accuracy = this.logTolerance + Math.log(steps) + 3;
    const best = this.searchTilt(mechanism, query, accuracy);
    if (best === null) return null;
    if (query.wanted === 'delta' && best.logDelta < query.logFloor) {
      return { epsilon: query.epsilon, logDelta: best.logDelta, relativeError: 1, epsilonError: 0 };
    }

    // first guesses from the saddle point
    const spread = Math.log(2 * Math.PI * (steps * best.variance + 1 / (best.theta * best.theta)));
    const logSaddle = logKernel(best.theta) + 0.5 * spread;
    let estimate = best.epsilon;
    let logDelta = best.logDelta;
    if (query.wanted === 'delta') {
      logDelta = best.cumulant - best.theta * best.epsilon - logSaddle;
    } else {
      const saddle = (best.cumulant - logSaddle - logDelta) / best.theta;
      estimate = Math.max(0, Math.min(best.epsilon, Math.max(saddle, best.epsilon - 6 / best.theta)));
    }
    const anchor = logDelta > -3 ? this.tiltAwayFromPole(best.theta, estimate) : best.theta;
    for (const factor of [0.4, 0.6, 0.8, 1.3]) {
      const theta = factor * anchor;
      if (nodes.tiltTo(theta)) bounds.add(theta, steps * nodes.cumulant + hockeyStickGain(theta));
    }

    const lossLimit = Math.min(20, Math.log(tolerance / (4 * (steps + 100) * ROUNDING)));
    for (let pass = 0; pass < 4; pass++) {
      const chosen = this.chooseTilt(anchor, estimate, logDelta, lossLimit);
      if (chosen < 0) return null;
      const window = 1.02 * this.windowFor(bounds.theta[chosen], estimate, logDelta);
      if (!(window < Infinity)) return null;
      const quadrature = this.fillLine(chosen, window, estimate, logDelta, accuracy);
      if (!(quadrature < 1e-4)) return null;
      const found = this.locate(query, estimate, best.epsilon, best.logDelta);
      if (!Number.isFinite(found)) return null;
      const epsilon = Math.max(0, found);
      logDelta = this.line.logDelta(epsilon);
      const aimed = query.wanted === 'delta' || found < 0 ? logDelta : this.target(query, epsilon);
      const { theta } = this.line;
      const loss = this.line.logPower - theta * epsilon - aimed - logKernel(theta);
      estimate = epsilon;
      logDelta = aimed;
      const resolved = this.windowFor(theta, epsilon, aimed) <= window * 1.001;
      if (Number.isNaN(aimed)) return null;
      if (resolved && loss < lossLimit + 2) return this.certify(query, found, aimed, loss, quadrature);
    }
    return null;
  }

  private target(query: LineQuery, epsilon: number): number {
    if (query.wanted === 'delta') return 0;
    return query.logDelta - (query.wanted === 'groupHalf' ? softplus(epsilon) : 0);
  }

  /** Sets up the nodes and finds theta; repeats when delta turns out smaller than the truncation assumed. */
  private searchTilt(mechanism: Mechanism, query: LineQuery, accuracy: number) {
    const { nodes, bounds, steps, logTolerance } = this;
    let truncation = query.wanted === 'delta' ? Math.log(1e-3) : query.logDelta;
    if (query.wanted === 'groupHalf') truncation -= 20;
    let start = 0;
    for (let round = 0; ; round++) {
      const reach = Math.sqrt(2 * Math.max(accuracy + 3, logTolerance - truncation + Math.log(steps)));
      nodes.configure(this.direction, mechanism, accuracy, reach);
      if (start === 0) start = this.firstTilt(mechanism.noiseMultiplier, query);
      const best = findTilt(nodes, steps, query, start, bounds);
      if (best.theta === 0) return null;
      start = best.theta;
      const { logDelta } = best;
      if (round === 9 || truncation < -3000) return best;
      if (query.wanted === 'delta' && logDelta - 8 < truncation) {
        truncation = Math.min(2 * truncation - 5, Math.max(logDelta - 14, 4 * truncation));
      } else if (query.wanted === 'groupHalf' && logDelta - 2 < truncation) {
        truncation = logDelta - 8;
      } else {
        return best;
      }
    }
  }

  /**
   * Where delta is near 1 the Chernoff bound sends theta to the pole at 0, and the window to infinity: go up again
   * while no more than some nats cancel.
   */
  private tiltAwayFromPole(start: number, epsilon: number): number {
    const { nodes, bounds, steps } = this;
    let anchor = start;
    for (let theta = 2 * start; nodes.tiltTo(theta); theta *= 2) {
      const cumulant = steps * nodes.cumulant;
      if (cumulant - theta * epsilon > CANCELLATION_NEAR_POLE) break;
      bounds.add(theta, cumulant + hockeyStickGain(theta));
      anchor = theta;
    }
    return anchor;
  }

  /** A tilt of the right order, as if the loss were Gaussian; beyond 1 + 3 s + 6 s^2 the wall may lie. */
  private firstTilt(noiseMultiplier: number, query: LineQuery): number {
    const { nodes, steps } = this;
    nodes.tiltTo(1e-3);
    const variance = steps * Math.max(nodes.variance, 1e-300);
    let tilt: number;
    if (query.wanted === 'delta') {
      const { epsilon } = query;
      tilt = Math.sqrt(Math.max(1, (epsilon * epsilon) / variance) / variance);
      if (epsilon > 0) tilt = Math.max(0.1, Math.min(epsilon / variance, 3 * tilt));
    } else {
      tilt = Math.sqrt(Math.max(1, -2 * query.logDelta - 3) / variance);
    }
    if (this.direction !== 'add') {
      tilt = Math.min(tilt, 1 + 3 * noiseMultiplier + 6 * noiseMultiplier * noiseMultiplier);
    }
    return tilt > 1e-6 ? tilt : 1;
  }

  /**
   * Period W that makes aliasing harmless. The trapezoid rule with step 2 pi/W returns exactly
   * delta(e) + sum over m != 0 of e^{m W theta} delta(e + m W): terms m < 0 need W theta > ln(1/delta), terms m > 0 are
   * bounded by the Chernoff bounds at larger tilts, or vanish past the loss's ceiling.
   */
  private windowFor(theta: number, epsilon: number, logDelta: number): number {
    const { bounds, logTolerance } = this;
    const below = (logTolerance - logDelta + 1) / theta;
    let above = this.ceiling - epsilon;
    if (below >= above) return below;
    for (let i = 0; i < bounds.count; i++) {
      const v = bounds.theta[i];
      if (v <= 1.05 * theta) continue;
      above = Math.min(above, (bounds.exponent[i] - v * epsilon - logDelta + logTolerance + 1) / (v - theta));
    }
    return Math.max(below, above);
  }

  /** Index of the visited tilt with the cheapest window whose cancellation (nats lost) stays within the limit. */
  private chooseTilt(anchor: number, epsilon: number, logDelta: number, lossLimit: number): number {
    const { bounds } = this;
    let chosen = -1;
    let lowest = Infinity;
    for (let i = 0; i < bounds.count; i++) {
      const theta = bounds.theta[i];
      if (theta < 0.3 * anchor || theta > 1.6 * anchor) continue;
      const loss =
        bounds.exponent[i] - theta * epsilon - logDelta - hockeyStickGain(theta) - logKernel(theta);
      const penalty = (1 + 0.02 * Math.max(0, loss)) * Math.exp(Math.max(0, loss - lossLimit));
      const cost = this.windowFor(theta, epsilon, logDelta) * penalty;
      if (cost < lowest) {
        lowest = cost;
        chosen = i;
      }
    }
    return chosen;
  }

  /** Puts the line at the chosen tilt and sums until the terms vanish; returns the quadrature error, NaN for failure. */
  private fillLine(
    chosen: number,
    window: number,
    epsilon: number,
    logDelta: number,
    baseAccuracy: number,
  ): number {
    const { nodes, line, bounds, steps, logTolerance } = this;
    const theta = bounds.theta[chosen];
    const coarse = bounds.exponent[chosen] - hockeyStickGain(theta);
    // quadrature errors are amplified by the cancellation
    const cancellation = coarse - theta * epsilon - logDelta - logKernel(theta);
    const accuracy = baseAccuracy + Math.max(0, cancellation) + (steps < 1000 ? 3 : 1);
    nodes.setAccuracy(accuracy, nodes.widthAt(theta));
    if (!nodes.tiltTo(theta)) return Number.NaN;
    line.theta = theta;
    line.frequencyStep = (2 * Math.PI) / window;
    const decay = logTolerance + Math.max(0, cancellation) + 3;
    const gaussianTerms =
      Math.ceil(Math.sqrt((2 * decay) / (steps * nodes.variance)) / line.frequencyStep) + 4;
    if (gaussianTerms > SHIFTED_LINE_TERMS && steps < 1000) return Number.NaN;
    const negligible = (Math.exp(-logTolerance - Math.max(cancellation, -5)) * 0.1) / (theta * (1 + theta));

    if (steps >= 32 && gaussianTerms <= REAL_LINE_TERMS) {
      // the x step must also resolve e^{i omega L} at the last frequency
      const refinement = 1 + (this.steepestStep() * line.frequencyStep * gaussianTerms * 1.3) / (2 * Math.PI);
      if (refinement < 2.2) {
        if (refinement > 1.05) {
          nodes.refine(refinement);
          if (!nodes.tiltTo(theta)) return Number.NaN;
        }
        line.placeReal(nodes, steps);
        // the search's own coarser grid is the check on this one
        if (line.extend(Math.ceil(1.3 * gaussianTerms), negligible)) {
          return Math.abs(steps * nodes.cumulant - coarse);
        }
      }
    }
    const amplification = steps * Math.exp(Math.max(0, cancellation));
    const width = nodes.widthAt(theta);
    const sigma = nodes.noiseMultiplier;
    const shift = Math.min(1.5 * width, 0.45 * Math.PI * sigma * sigma) * (this.direction === 'add' ? -1 : 1);
    for (let attempt = 0; attempt < 2; attempt++) {
      line.placeShifted(nodes, steps, shift, width);
      const quadrature = amplification * Math.abs(line.massDefect);
      if (!(quadrature < 3e-6) && attempt === 0) {
        nodes.accuracy += 12;
        continue;
      }
      return line.extend(SHIFTED_LINE_TERMS, negligible) ? quadrature : Number.NaN;
    }
    return Number.NaN;
  }

  /** Largest |Delta L| between neighbouring nodes that matter. */
  private steepestStep(): number {
    const { nodes, line } = this;
    const { loss, logWeight, cumulant, accuracy } = nodes;
    let steepest = 0;
    for (let i = 1; i < nodes.active; i++) {
      const rise = Math.abs(loss[i] - loss[i - 1]);
      if (rise > steepest && logWeight[i] + line.theta * loss[i] - cumulant > -accuracy) steepest = rise;
    }
    return steepest;
  }

  /** Mean |dL/dx| under the tilted law. */
  private steepness(): number {
    const { nodes, line } = this;
    const { loss, logWeight, cumulant } = nodes;
    let sum = 0;
    for (let i = 1; i < nodes.active; i++) {
      sum += Math.exp(logWeight[i] + line.theta * loss[i] - cumulant) * Math.abs(loss[i] - loss[i - 1]);
    }
    return sum / nodes.step;
  }

  /** Epsilon at which the line meets the query (may be negative: delta is already met at 0). */
  private locate(query: LineQuery, estimate: number, chernoff: number, logDelta: number): number {
    if (query.wanted === 'delta') return query.epsilon;
    const plain = this.newton(estimate, logDelta, false, chernoff + 1 / this.line.theta);
    return query.wanted === 'epsilon' ? plain : this.newton(plain, query.logDelta, true, chernoff + 1e-3);
  }

  /** Root of line.logDelta(e) [+ softplus(e)] = target below `high`, by safeguarded Newton. */
  private newton(start: number, target: number, group: boolean, high: number): number {
    const { line } = this;
    const { theta } = line;
    let low = -Infinity;
    let e = start;
    for (let i = 0; i < 80; i++) {
      let excess = line.logDelta(e) - target;
      let slope = line.slope;
      if (group) {
        excess += softplus(e);
        slope += 1 / (1 + Math.exp(-e));
      }
      if (excess > 0) low = e;
      else high = Math.min(high, e); // NaN, a negative sum, is too far right as well
      let step = slope < 0 ? -excess / slope : Number.NaN;
      if (!(Math.abs(step) < 4 / theta)) step = excess > 0 ? 4 / theta : -4 / theta;
      let next = e + step;
      if (!(next > low && next < high)) {
        const bracketed = low > -Infinity && high < Infinity;
        next = bracketed ? 0.5 * (low + high) : e + (excess > 0 ? 1 : -1) / theta;
      }
      step = next - e;
      e = next;
      if (Math.abs(step) * theta < 1e-5 && Math.abs(excess) < 1) return e;
      if (high - low < 1e-14 * (1 + Math.abs(e)) || e < -30 / theta) return e;
    }
    return e;
  }

  /** Adds up the error budget at the epsilon found; null when it is too large. */
  private certify(
    query: LineQuery,
    found: number,
    logDelta: number,
    loss: number,
    quadrature: number,
  ): LineResult | null {
    const { nodes, line, steps, logTolerance } = this;
    const { theta } = line;
    const epsilon = Math.max(0, found);
    const tail = new TailBound(nodes, theta, nodes.widthAt(theta));
    const steepness = this.steepness();
    let logTail = Infinity;
    for (let extension = 0; ; extension++) {
      const frequency = (line.terms - 0.5) * line.frequencyStep;
      const constant = line.logPower - theta * epsilon - logDelta - Math.log(Math.PI * frequency);
      logTail = tail.smallest(frequency, steps, constant, steepness, -logTolerance);
      if (logTail < -logTolerance + 2.5 || line.terms > MOST_TERMS || extension === 3) break;
      line.extend(Math.ceil(line.terms * 1.5), 0);
    }
    const tolerance = Math.exp(-logTolerance);
    const rounding = (steps + line.terms) * ROUNDING * Math.exp(Math.max(0, loss));
    const residual = found < 0 ? 0 : Math.abs(Math.expm1(line.logDelta(epsilon) - logDelta));
    const relativeError = Math.exp(logTail) + 3 * tolerance + rounding + quadrature + residual;
    if (query.wanted === 'delta') {
      if (!(relativeError < ACCEPTED_DELTA_ERROR)) return null;
      return { epsilon, logDelta: line.logDelta(epsilon), relativeError, epsilonError: 0 };
    }
    line.logDelta(epsilon);
    const slope = -line.slope - (query.wanted === 'groupHalf' ? 1 / (1 + Math.exp(-epsilon)) : 0);
    const epsilonError = relativeError / slope;
    if (!(slope > 0 && epsilonError < ACCEPTED_EPSILON_ERROR * Math.max(1, epsilon))) return null;
    return { epsilon: found, logDelta, relativeError, epsilonError };
  }
}
