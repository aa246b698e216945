// Quadrature nodes in the outcome x for one step's tilted law, dP e^{theta L}, and its cumulant ln E_P[e^{theta L}], on the real line.
// L = ln P/Q is the loss, P and Q are the laws of one step's outcome (../pairs), and theta > 0 is the tilt. A is the mixture
// 1 - q + q e^v with v = (x - 1/2) / sigma^2 (closedForm/mixture.ts), of which P/Q is made.

import { logMixture, mixtureShare } from '../closedForm/mixture';
import type { Pair } from '../pairs';
import type { Mechanism } from '../types';
import { MAX_NODES, REAL, ROW, SUMS } from './kernel/layout';
import { lineKernel } from './kernel/lineKernel';

const LOG_SQRT_2PI = 0.5 * Math.log(2 * Math.PI);
/** How many nodes are added at once if the law continues behind an edge. */
const BEYOND = 8;
/** A node that weighs so many nats less than all hardly matters. */
const LIGHT = 9;

/**
 * Trapezoid nodes of M(theta) = E_P[e^{theta L}] for one pair of one mechanism. After `tiltTo(theta)` returned
 * true: `cumulant` = ln M, `mean` and `variance` of L under the tilted law, and the nodes 0..active-1.
 *
 * The integrand is analytic for |Im x| < pi sigma^2, so the step is chosen for an error of e^{-accuracy}. Nodes stop only
 * behind an edge, beyond which P has a mass that the caller accepts to lose or the tilted law has none.
 */
export class QuadratureNodes {
  readonly loss = new Float64Array(MAX_NODES);
  readonly logWeight = new Float64Array(MAX_NODES);
  active = 0;
  cumulant = 0;
  mean = 0;
  variance = 0;
  left = 0;
  step = 0;

  pair!: Pair;
  samplingRate = 0;
  noiseMultiplier = 0;
  inverseVariance = 0;
  /** Nats below the peak at which quadrature and truncation may stop. */
  accuracy = 0;
  private reach = 0;
  private filled = 0;

  /** Sets the step and the range. `reach` is the half-width of the range in sigmas. */
  configure(pair: Pair, mechanism: Mechanism, accuracy: number, reach: number): void {
    this.pair = pair;
    this.samplingRate = mechanism.samplingRate;
    this.noiseMultiplier = mechanism.noiseMultiplier;
    this.inverseVariance = 1 / (mechanism.noiseMultiplier * mechanism.noiseMultiplier);
    this.reach = reach;
    this.setAccuracy(accuracy, mechanism.noiseMultiplier);
  }

  /** Starts the grid anew, for an integrand of the given width. */
  setAccuracy(accuracy: number, width: number): void {
    this.accuracy = accuracy;
    this.step = this.stepForWidth(width);
    this.filled = 0;
  }

  refine(factor: number): void {
    this.step /= factor;
    this.filled = 0;
  }

  get right(): number {
    return this.left + this.active * this.step;
  }

  /** The outcome beyond which the caller accepts to lose the mass. */
  get farthest(): number {
    return this.reach * this.noiseMultiplier + (this.pair.meanUnderP ?? 0);
  }

  /** Width of the tilted integrand's narrowest feature: ln A^{-theta} has curvature theta p (1-p) / sigma^4, where p is `mixtureShare`. */
  widthAt(theta: number): number {
    const { pair, noiseMultiplier, inverseVariance } = this;
    if (pair.meanUnderQ === null) return noiseMultiplier;
    let edge = 1.5 * noiseMultiplier;
    if (pair.sign < 0) edge += this.leftPeak(theta);
    const share = Math.min(0.5, this.shareAt(edge));
    return noiseMultiplier / Math.sqrt(1 + theta * share * (1 - share) * inverseVariance);
  }

  /** The spacing with an error of e^{-accuracy} for a peak of this width, in the strip of analyticity less Im x = `shift`. */
  stepForWidth(width: number, shift = 0): number {
    const { accuracy } = this;
    const step = (Math.PI * Math.SQRT2 * width) / Math.sqrt(accuracy);
    const strip = 0.9 * Math.PI * this.noiseMultiplier * this.noiseMultiplier - Math.abs(shift);
    if ((2 * Math.PI * width * width) / step <= strip) return step;
    return (2 * Math.PI * strip) / (accuracy + (strip * strip) / (2 * width * width));
  }

  /**
   * Tilts the weights to theta > 0. Returns false past a wall, a tilt beyond which most of the tilted mass lies at outcomes so
   * rare that the nodes do not reach them. There the integrand has no valley behind the edge.
   */
  tiltTo(theta: number): boolean {
    this.prepareGrid(theta);
    const peak = this.findActive(theta);
    if (peak === -Infinity) return false;
    this.sumCumulants(theta, peak);
    return true;
  }

  /** Largest difference of L between adjacent nodes that matter, at the present tilt. */
  steepestStep(theta: number): number {
    const { loss, logWeight, cumulant, accuracy, active } = this;
    let steepest = 0;
    for (let i = 1; i < active; i++) {
      const rise = Math.abs(loss[i] - loss[i - 1]);
      if (rise > steepest && logWeight[i] + theta * loss[i] - cumulant > -accuracy) steepest = rise;
    }
    return steepest;
  }

  /** Mean |dL/dx| under the tilted law, at the present tilt. */
  steepness(theta: number): number {
    const { loss, logWeight, cumulant, active, step } = this;
    let sum = 0;
    for (let i = 1; i < active; i++) {
      sum += Math.exp(logWeight[i] + theta * loss[i] - cumulant) * Math.abs(loss[i] - loss[i - 1]);
    }
    return sum / step;
  }

  /** ln |M(theta + i frequency) / M(theta)| by the nodes that weigh most, to about a thousandth. */
  logModulusNear(theta: number, frequency: number): number {
    const { loss, logWeight, cumulant, active } = this;
    let [re, im] = [0, 0];
    for (let i = 0; i < active; i++) {
      const exponent = logWeight[i] + theta * loss[i] - cumulant;
      if (exponent < -LIGHT) continue;
      const weight = Math.exp(exponent);
      re += weight * Math.cos(frequency * loss[i]);
      im += weight * Math.sin(frequency * loss[i]);
    }
    return 0.5 * Math.log(re * re + im * im);
  }

  /** ln delta(epsilon) of one step, to about a hundredth. */
  logDeltaOfOne(epsilon: number): number {
    const { loss, logWeight, active } = this;
    let sum = 0;
    for (let i = 0; i < active; i++) {
      if (loss[i] > epsilon) sum -= Math.exp(logWeight[i]) * Math.expm1(epsilon - loss[i]);
    }
    return Math.log(sum);
  }

  private shareAt(x: number): number {
    return mixtureShare(this.samplingRate, (x - 0.5) * this.inverseVariance);
  }

  /** The right end of the place where e^{-x^2/2s^2} A^{-theta} peaks: the root of x = -theta share(x) in [-theta, 0]. */
  private leftPeak(theta: number): number {
    let low = -theta;
    let high = 0;
    for (let i = 0; i < 12; i++) {
      const middle = 0.5 * (low + high);
      if (-theta * this.shareAt(middle) < middle) high = middle;
      else low = middle;
    }
    return high;
  }

  /** The left edge of the nodes. Where the loss falls with x, A^{-theta} pulls to the left, but no further than A >= 1 - q allows. */
  private leftEdge(theta: number): number {
    const { pair, noiseMultiplier, samplingRate, inverseVariance } = this;
    const reach = this.reachAround();
    if (pair.sign > 0) return -reach * noiseMultiplier;
    const pull = logMixture(samplingRate, -0.5 * inverseVariance) - Math.log1p(-samplingRate);
    return -Math.min(
      theta + reach * noiseMultiplier,
      noiseMultiplier * Math.sqrt(reach * reach + 2 * theta * pull),
    );
  }

  /**
   * The right edge of the nodes. Behind it the caller accepts to lose the mass, or the integrand is past its last
   * peak by enough: its logarithm falls by at least a Gaussian's, since ln A rises at most as x/sigma^2.
   */
  private rightEdge(theta: number): number {
    const { pair, noiseMultiplier } = this;
    const mean = pair.meanUnderP ?? 0;
    const lastPeak = pair.sign < 0 ? mean : mean + theta * pair.sensitivity;
    return Math.min(this.farthest, lastPeak + this.reachAround() * noiseMultiplier);
  }

  /** How far around its peaks the tilted integrand matters, in sigmas. */
  private reachAround(): number {
    return Math.min(this.reach, Math.sqrt(2 * (this.accuracy + 8)));
  }

  private prepareGrid(theta: number): void {
    if (this.pair.meanUnderQ !== null) {
      const wanted = this.stepForWidth(this.widthAt(theta));
      if (wanted < 0.85 * this.step) {
        this.step = 0.9 * wanted;
        this.filled = 0;
      }
    }
    const left = this.leftEdge(theta);
    if (this.filled === 0 || left < this.left - 1e-12 * this.step) {
      this.left = Math.floor(left / this.step) * this.step;
      this.filled = 0;
    }
  }

  private fillTo(count: number): void {
    if (count <= this.filled) return;
    this.own();
    const { pair, samplingRate, inverseVariance, step, filled, loss, logWeight } = this;
    const kernel = lineKernel();
    const factor = Math.log(step / this.noiseMultiplier) - LOG_SQRT_2PI;
    const grid = { first: this.left + filled * step, step, count: count - filled };
    kernel.placeReal(filled, { pair, samplingRate, inverseVariance, angle: 0 }, grid, factor);
    for (let i = filled; i < count; i++) {
      logWeight[i] = kernel.heap[REAL + i];
      loss[i] = kernel.heap[REAL + ROW + i];
    }
    this.filled = count;
  }

  private own(): void {
    const kernel = lineKernel();
    if (kernel.realOf === this) return;
    kernel.realOf = this;
    const { heap } = kernel;
    const { filled, loss, logWeight } = this;
    for (let i = 0; i < filled; i++) {
      heap[REAL + i] = logWeight[i];
      heap[REAL + ROW + i] = loss[i];
    }
  }

  /** Sets `active`; returns the largest exponent, or -Infinity when there is no admissible end. */
  private findActive(theta: number): number {
    const { loss, logWeight, accuracy } = this;
    const edgeIndex = Math.max(1, Math.ceil((this.rightEdge(theta) - this.left) / this.step));
    if (edgeIndex >= MAX_NODES) return -Infinity;
    this.fillTo(edgeIndex + 1);
    this.own();
    const peak = lineKernel().peakOf(edgeIndex + 1, theta);
    let previous = Infinity;
    for (let i = edgeIndex; i < MAX_NODES; i++) {
      if (i >= this.filled) this.fillTo(Math.min(MAX_NODES, i + BEYOND));
      const exponent = logWeight[i] + theta * loss[i];
      if (exponent > peak) return -Infinity; // still rising where P has no mass left
      if (exponent < peak - accuracy - 6) {
        this.active = i + 1;
        return peak;
      }
      if (exponent > previous) {
        // a valley floor: what lies behind has negligible mass under P, though not under the tilt
        this.active = i + 1;
        return previous < peak - accuracy + 2 ? peak : -Infinity;
      }
      previous = exponent;
    }
    return -Infinity;
  }

  private sumCumulants(theta: number, peak: number): void {
    const kernel = lineKernel();
    kernel.moments(this.active, theta, peak);
    const mass = kernel.heap[SUMS];
    this.cumulant = peak + Math.log(mass);
    this.mean = kernel.heap[SUMS + 1] / mass;
    this.variance = Math.max(0, kernel.heap[SUMS + 2] / mass - this.mean * this.mean);
  }
}
