// The contour is the vertical line Re z = theta, the inversion integral on it delta(e) = (h/pi) Re sum' M(z_k)^T
// e^{-e z_k} / (z_k(z_k+1)), z_k = theta + i k h. M(z) = E_P[e^{zL}] is the transform of one step's privacy loss L = ln P/Q, where P
// and Q are the laws of the outcome on the two data sets. T is the number of steps, the first term of sum' counts half, and
// 1/(z(z+1)) is called the kernel. This file computes the sum. contourChoice.ts chooses theta (the tilt) and h (the frequency step), and
// solve.ts decides whether the sum is accurate enough.
import { MOST_SHIFT } from './jumpWindow';
import { JUMPS } from './kernel/layout';
import { NodeSum, type WindowPart } from './nodeSum';
import type { StepNodes } from './query';
import { TermErrors } from './termErrors';

const MAX_FREQUENCIES = 8192;
/** The term at which it is checked whether the terms fall fast enough. */
const HOPELESS_AFTER = 256;
/** If ln of that term has fallen by no more than this share of the need, no contour of affordable length will do. */
const HOPELESS_SHARE = 0.3;
/** The term at which the size of later terms is predicted. */
const LOOK_AHEAD_FROM = 24;

/** The values of M^T/(z(z+1)) on the contour, or of (M^T - M_core^T)/(z(z+1)) where a core is taken out (coreSplit.ts). */
export class Contour {
  theta = 0;
  frequencyStep = 0;
  /** mu of an added Gaussian release (gaussianSmoothing.ts), 0 for none. */
  smoothing = 0;
  terms = 0;
  /** d ln delta / d epsilon at the latest {@link logDelta}. */
  slope = 0;
  /** T ln M(theta) as the contour's own nodes see it, smoothing included. */
  logPower = 0;
  /** The share of the tilted mass that the sum is about: 1, or that of runs with a jump if the core is taken out (coreSplit.ts). */
  share = 1;
  /** ln of the tilted mass by the contour over that by the real nodes: 0 but for quadrature error. */
  massDefect = 0;
  /** Modulus of that error. Its real part alone may be small by chance. */
  defect = 0;
  /** A bound on ln |M(z)/M(theta)| of one step for all frequencies from the last term on; errorBudget.ts sharpens it. */
  logModulusBeyond = 0;
  /** A bound on ln |M^T - M_core^T| / M(theta)^T where a core is taken out. */
  logBeyondWithoutCore = Infinity;
  /** True if a sharper bound has been looked for in vain, so that another query would hardly find one. */
  isSharpest = false;

  readonly line = new NodeSum();
  /** The jumps' part of the line where a core is taken out (coreSplit.ts). */
  readonly jumps = new NodeSum(JUMPS);
  withoutCore = false;
  readonly logModulus = new Float64Array(MAX_FREQUENCIES);
  readonly argument = new Float64Array(MAX_FREQUENCIES);
  readonly termRe = new Float64Array(MAX_FREQUENCIES);
  readonly termIm = new Float64Array(MAX_FREQUENCIES);
  /** ln of the core's modulus where one is out, and the jumps' modulus, both over M(theta). */
  readonly logCore = new Float64Array(MAX_FREQUENCIES);
  readonly jump = new Float64Array(MAX_FREQUENCIES);
  jumpMass = 0;
  steps = 0;
  /** The effect of errors of the moment on the sum of the terms; null until it is computed. */
  private errors: TermErrors | null = null;
  private cumulant = 0;
  private mass = 1;
  /** Real and imaginary part of the latest {@link shareWithJumps}. */
  private readonly withJump = new Float64Array(2);

  /** Places the nodes on the real x line. This is cheapest, but the step in x must resolve the last frequency. */
  placeReal(nodes: StepNodes, steps: number): void {
    this.line.placeReal(nodes, this.theta, this.frequencyStep);
    this.start(steps, nodes.cumulant);
  }

  /**
   * Places the nodes on Im x = shift, where e^{i omega L} decays. `exact` is for sums in which rounding matters. Returns false
   * if that would take too many nodes.
   */
  placeShifted(
    nodes: StepNodes,
    steps: number,
    shift: number,
    width: number,
    exact: boolean,
    closeness = 1,
  ): boolean {
    const { line, theta, frequencyStep } = this;
    if (!line.placeShifted(nodes, theta, frequencyStep, shift, width, null, closeness)) return false;
    if (exact) this.line.turnExactly();
    this.start(steps, nodes.cumulant);
    return true;
  }

  /**
   * Takes out the runs of core outcomes alone, after the nodes have been placed. `wide` is the width of the integrand
   * without the jumps' window. Returns the error of the jumps' share of the tilted mass, as found on the contour; NaN if
   * that would take too many nodes. The contour may then not be raised to another number of steps.
   */
  takeOutCore(nodes: StepNodes, wide: number, jumps: WindowPart): number {
    const { noiseMultiplier: s } = nodes;
    const width = 1 / Math.hypot(1 / jumps.window.width, 1 / wide);
    const most = Math.min(MOST_SHIFT * jumps.window.width, 1.5 * wide, 0.45 * Math.PI * s * s);
    const shift = most * nodes.pair.sign;
    if (!this.jumps.placeShifted(nodes, this.theta, this.frequencyStep, shift, width, jumps))
      return Number.NaN;
    this.withoutCore = true;
    this.errors = null;
    this.jumpMass = this.jumps.re / this.mass;
    this.shareWithJumps(this.jumpMass, 0);
    this.share = this.withJump[0];
    this.termRe[0] *= this.share;
    this.jump[0] = this.jumpMass;
    this.logCore[0] = Math.log1p(-this.jumpMass);
    return Math.hypot(this.jumpMass - jumps.mass, this.jumps.im / this.mass);
  }

  private start(steps: number, cumulant: number): void {
    this.errors = null;
    this.withoutCore = false;
    this.share = 1;
    this.mass = this.line.re;
    this.massDefect = Math.log(this.mass);
    this.defect = Math.hypot(this.massDefect, this.line.im / this.mass);
    this.cumulant = cumulant;
    this.setSteps(steps);
    this.termRe[0] = 1 / (this.theta * (1 + this.theta));
    this.termIm[0] = 0;
    this.terms = 1;
    this.logModulusBeyond = 0;
    this.logBeyondWithoutCore = Infinity;
    this.isSharpest = false;
  }

  private setSteps(steps: number): void {
    const { theta } = this;
    this.steps = steps;
    this.logPower =
      steps * (this.cumulant + this.massDefect) + 0.5 * this.smoothing * this.smoothing * theta * (theta + 1);
  }

  /** The same contour for other steps, without looking at any node again. */
  raiseTo(steps: number): void {
    if (steps === this.steps) return;
    this.errors = null;
    this.setSteps(steps);
    for (let k = 1; k < this.terms; k++) this.raise(k);
  }

  /** k times the modulus of term k, in units of M(theta)^T, from ln |M(z_k)/M(theta)| of one step. */
  private sizeAt(k: number, logModulus: number): number {
    const { theta, steps, smoothing } = this;
    const omega = k * this.frequencyStep;
    const inverseKernel = Math.hypot(theta * (theta + 1) - omega * omega, omega * (2 * theta + 1));
    return (k * Math.exp(steps * logModulus - 0.5 * smoothing * smoothing * omega * omega)) / inverseKernel;
  }

  /** Whether the terms are predicted, from the k-th, not to become negligible before term `end`. */
  private foreseesNoEnd(k: number, end: number, negligible: number): boolean {
    const logSizeAt = (far: number) => {
      const [re, im] = this.line.ahead(far - k);
      const size = this.sizeAt(far, Math.log(Math.sqrt(re * re + im * im) / this.mass));
      return Math.log(this.withoutCore ? size * this.jumpsAhead(far - k, re, im) : size);
    };
    const logNegligible = Math.log(negligible);
    if (this.smoothing === 0 && !this.withoutCore && HOPELESS_AFTER < end) {
      if (logSizeAt(HOPELESS_AFTER) > HOPELESS_SHARE * logNegligible) return true;
    }
    return logSizeAt(end - 1) > logNegligible;
  }

  /** Sets term k, in units of M(theta)^T. Returns k times its modulus. */
  private raise(k: number): number {
    const { theta, steps } = this;
    const halfSquare = 0.5 * this.smoothing * this.smoothing;
    const omega = k * this.frequencyStep;
    const inverseKernelRe = theta * (theta + 1) - omega * omega;
    const inverseKernelIm = omega * (2 * theta + 1);
    const power = Math.exp(steps * this.logModulus[k] - halfSquare * omega * omega);
    const phase = steps * this.argument[k] + halfSquare * inverseKernelIm;
    const scale = 1 / (inverseKernelRe * inverseKernelRe + inverseKernelIm * inverseKernelIm);
    const re = power * Math.cos(phase);
    const im = power * Math.sin(phase);
    this.termRe[k] = (re * inverseKernelRe + im * inverseKernelIm) * scale;
    this.termIm[k] = (im * inverseKernelRe - re * inverseKernelIm) * scale;
    return power * Math.sqrt(scale) * k;
  }

  /** Writes 1 - (1 - r)^T for the jumps' share r of M, the part of M^T with a jump, to `withJump`, so that nothing is allocated. */
  private shareWithJumps(re: number, im: number): void {
    const logModulus = 0.5 * this.steps * Math.log1p(re * re + im * im - 2 * re);
    const angle = this.steps * Math.atan2(-im, 1 - re);
    const modulus = Math.exp(logModulus);
    const half = Math.sin(0.5 * angle);
    this.withJump[0] = 2 * modulus * half * half - Math.expm1(logModulus);
    this.withJump[1] = -modulus * Math.sin(angle);
  }

  /** The share with a jump of the term that lies `frequencies` ahead, if the sum over all nodes is re + i im there. */
  private jumpsAhead(frequencies: number, re: number, im: number): number {
    const [jumpRe, jumpIm] = this.jumps.ahead(frequencies);
    const square = re * re + im * im;
    this.shareWithJumps((jumpRe * re + jumpIm * im) / square, (jumpIm * re - jumpRe * im) / square);
    return Math.hypot(this.withJump[0], this.withJump[1]);
  }

  /** Multiplies term k by its share with a jump, which is what is left without the core. Returns the modulus of the share. */
  private keepJumps(k: number): number {
    const { line, jumps, termRe, termIm } = this;
    jumps.advance();
    const square = line.re * line.re + line.im * line.im;
    const partRe = (jumps.re * line.re + jumps.im * line.im) / square;
    const partIm = (jumps.im * line.re - jumps.re * line.im) / square;
    this.shareWithJumps(partRe, partIm);
    const shareRe = this.withJump[0];
    const shareIm = this.withJump[1];
    const square1 = partRe * partRe + partIm * partIm;
    this.logCore[k] = this.logModulus[k] + 0.5 * Math.log1p(square1 - 2 * partRe);
    this.jump[k] = Math.sqrt(square1) * Math.exp(this.logModulus[k]);
    const re = termRe[k];
    const im = termIm[k];
    termRe[k] = re * shareRe - im * shareIm;
    termIm[k] = re * shareIm + im * shareRe;
    return Math.sqrt(shareRe * shareRe + shareIm * shareIm);
  }

  /** Adds terms. Returns true once three in a row are below `negligible` times e^logPower, and false once `limit` are known. */
  extend(limit: number, negligible: number): boolean {
    const { line } = this;
    const end = Math.min(limit, MAX_FREQUENCIES);
    const inverseMassSquared = 1 / (this.mass * this.mass);
    const looksAhead = negligible > 0 && end > 2 * LOOK_AHEAD_FROM;
    let small = 0;
    if (this.terms < end) {
      this.logModulusBeyond = 0;
      this.logBeyondWithoutCore = Infinity;
      this.isSharpest = false;
      this.errors = null;
    }
    for (let k = this.terms; k < end; k++) {
      line.advance();
      this.logModulus[k] = 0.5 * Math.log((line.re * line.re + line.im * line.im) * inverseMassSquared);
      this.argument[k] = Math.atan2(line.im, line.re);
      let size = this.raise(k);
      if (this.withoutCore) size *= this.keepJumps(k);
      this.terms = k + 1;
      if (size < negligible) {
        if (++small >= 3) return true;
      } else {
        small = 0;
      }
      if (k === LOOK_AHEAD_FROM && looksAhead && this.foreseesNoEnd(k, end, negligible)) return false;
    }
    return false;
  }

  /** A bound on the relative error by rounding: a term is turned k times by e^{-i h epsilon}; see termErrors.ts. */
  roundingError(epsilon: number, logDelta: number): number {
    const { theta, frequencyStep, logPower } = this;
    const { rounded, sum } = this.termErrors();
    const scale = this.overDelta(epsilon, logDelta);
    const turn = frequencyStep * epsilon * this.terms;
    const whole = Number.EPSILON * (4 + Math.abs(logPower) + theta * epsilon);
    return scale * (rounded + Number.EPSILON * turn * sum) + whole;
  }

  /**
   * What an error of M in units of M(theta), the same at all frequencies, does to delta(epsilon) =
   * e^logDelta, relatively and to first order, and what one of the jumps' part alone does.
   */
  amplification(epsilon: number, logDelta: number): { ofError: number; ofJumpsError: number } {
    const { perError, perJumpsError } = this.termErrors();
    const scale = this.overDelta(epsilon, logDelta);
    return { ofError: scale * perError, ofJumpsError: scale * perJumpsError };
  }

  private termErrors(): TermErrors {
    this.errors ??= new TermErrors(this);
    return this.errors;
  }

  /** The factor from the terms' sum to delta(epsilon), divided by e^logDelta. */
  private overDelta(epsilon: number, logDelta: number): number {
    const { theta, frequencyStep, logPower } = this;
    return (frequencyStep / Math.PI) * Math.exp(logPower - theta * epsilon - logDelta);
  }

  /** ln delta(epsilon) by the terms known; NaN where the sum is not positive, far to the right. Sets `slope`. */
  logDelta(epsilon: number): number {
    const { termRe, termIm, theta, frequencyStep } = this;
    const turn = frequencyStep * epsilon;
    const cosine = Math.cos(turn);
    const sine = -Math.sin(turn);
    let sum = 0.5 * termRe[0];
    let derivative = sum * theta;
    let rotationRe = cosine;
    let rotationIm = sine;
    for (let k = 1; k < this.terms; k++) {
      const re = termRe[k] * rotationRe - termIm[k] * rotationIm;
      const im = termRe[k] * rotationIm + termIm[k] * rotationRe;
      sum += re;
      derivative += re * theta - im * (k * frequencyStep);
      const next = rotationRe * cosine - rotationIm * sine;
      rotationIm = rotationRe * sine + rotationIm * cosine;
      rotationRe = next;
    }
    this.slope = -derivative / sum;
    return this.logPower - theta * epsilon + Math.log(frequencyStep / Math.PI) + Math.log(sum);
  }
}
