// The contour is the vertical line Re z = theta, the inversion integral on it delta(e) = (h/pi) Re sum' M(z_k)^T e^{-e z_k} / (z_k(z_k+1)),
// z_k = theta + i k h. Sums only; which theta and h, and whether to believe the sum, is decided in solve.ts.
import { ComplexStepLoss } from './loss';
import { MAX_NODES, type QuadratureNodes } from './quadrature';

const MAX_FREQUENCIES = 8192;
const HOPELESS_AFTER = 256;
const HOPELESS_SHARE = 0.3;

/** Re M^T/(z(z+1)) on the contour, node by node: one complex multiplication per node and frequency. */
export class Contour {
  theta = 0;
  /** Frequency step h. */
  frequencyStep = 0;
  /** mu of an added Gaussian release (see gaussianSmoothing.ts), 0 for none. */
  smoothing = 0;
  /** Terms 0..terms-1 are known. */
  terms = 0;
  /** d ln delta / d epsilon at the latest {@link logDelta}. */
  slope = 0;
  /** T ln M(theta) as the contour's own nodes see it, smoothing included. */
  logPower = 0;
  /** ln of the tilted mass found by the contour over the one found by the real nodes: 0 but for quadrature error. */
  massDefect = 0;
  /** A bound on ln |M(z)/M(theta)| of one step for all frequencies from the last term on; errorBudget.ts sharpens it. */
  logModulusBeyond = 0;

  private readonly weightRe = new Float64Array(MAX_NODES);
  private readonly weightIm = new Float64Array(MAX_NODES);
  private readonly turnRe = new Float64Array(MAX_NODES);
  private readonly turnIm = new Float64Array(MAX_NODES);
  /** ln M(z_k)/M(theta) of one step: what all numbers of steps share. */
  private readonly logModulus = new Float64Array(MAX_FREQUENCIES);
  private readonly argument = new Float64Array(MAX_FREQUENCIES);
  private readonly termRe = new Float64Array(MAX_FREQUENCIES);
  private readonly termIm = new Float64Array(MAX_FREQUENCIES);
  private nodeCount = 0;
  private steps = 0;
  private cumulant = 0;
  private mass = 1;

  /** Nodes on the real x line, as tilted. Cheapest, but its x step must resolve the last frequency. */
  placeReal(nodes: QuadratureNodes, steps: number): void {
    const { theta, frequencyStep } = this;
    const { loss, logWeight, cumulant } = nodes;
    const cut = -(nodes.accuracy + 4);
    let count = 0;
    for (let i = 0; i < nodes.active; i++) {
      const exponent = logWeight[i] + theta * loss[i] - cumulant;
      if (exponent < cut) continue;
      const turn = frequencyStep * loss[i];
      this.weightRe[count] = Math.exp(exponent);
      this.weightIm[count] = 0;
      this.turnRe[count] = Math.cos(turn);
      this.turnIm[count++] = Math.sin(turn);
    }
    this.nodeCount = count;
    this.start(steps, cumulant);
  }

  /**
   * Nodes on Im x = shift, where e^{i omega L} decays: their number does not depend on the frequency. `shift` has the
   * pair's sign, which makes Im L >= 0.
   */
  placeShifted(nodes: QuadratureNodes, steps: number, shift: number, width: number): void {
    const { theta, frequencyStep } = this;
    const { pair, inverseVariance, noiseMultiplier, cumulant, accuracy } = nodes;
    const cut = -(accuracy + 4);
    const step = (2 * Math.PI * Math.abs(shift)) / (accuracy + (2 * shift * shift) / (width * width));
    const angle = shift * inverseVariance;
    const constant =
      Math.log(step / (noiseMultiplier * Math.sqrt(2 * Math.PI))) +
      0.5 * shift * shift * inverseVariance -
      cumulant;
    const at = new ComplexStepLoss(pair, nodes.samplingRate, inverseVariance);
    at.setShift(shift);
    let count = 0;
    const { right } = nodes;
    for (let x = Math.floor(nodes.left / step) * step; x <= right && count < MAX_NODES; x += step) {
      at.moveTo(x);
      const exponent = constant - 0.5 * x * x * inverseVariance + at.baseRe + theta * at.lossRe;
      if (exponent < cut) continue;
      const modulus = Math.exp(exponent);
      const phase = at.baseIm - x * angle + theta * at.lossIm;
      this.weightRe[count] = modulus * Math.cos(phase);
      this.weightIm[count] = modulus * Math.sin(phase);
      const decay = Math.exp(-frequencyStep * at.lossIm);
      const turn = frequencyStep * at.lossRe;
      this.turnRe[count] = decay * Math.cos(turn);
      this.turnIm[count++] = decay * Math.sin(turn);
    }
    this.nodeCount = count;
    this.start(steps, cumulant);
  }

  private start(steps: number, cumulant: number): void {
    let mass = 0;
    for (let i = 0; i < this.nodeCount; i++) mass += this.weightRe[i];
    this.mass = mass;
    this.massDefect = Math.log(mass);
    this.cumulant = cumulant;
    this.setSteps(steps);
    this.termRe[0] = 1 / (this.theta * (1 + this.theta));
    this.termIm[0] = 0;
    this.terms = 1;
    this.logModulusBeyond = 0;
  }

  private setSteps(steps: number): void {
    const { theta } = this;
    this.steps = steps;
    this.logPower =
      steps * (this.cumulant + this.massDefect) + 0.5 * this.smoothing * this.smoothing * theta * (theta + 1);
  }

  /** The same contour for another number of steps: no node is looked at again. */
  raiseTo(steps: number): void {
    if (steps === this.steps) return;
    this.setSteps(steps);
    for (let k = 1; k < this.terms; k++) this.raise(k);
  }

  /** Sets term k; returns its size against the kernel at theta. */
  private raise(k: number): number {
    const { theta, steps } = this;
    const halfSquare = 0.5 * this.smoothing * this.smoothing;
    const omega = k * this.frequencyStep;
    const kernelRe = theta * (theta + 1) - omega * omega;
    const kernelIm = omega * (2 * theta + 1);
    const power = Math.exp(steps * this.logModulus[k] - halfSquare * omega * omega);
    const phase = steps * this.argument[k] + halfSquare * kernelIm;
    // divide by z(z+1)
    const scale = 1 / (kernelRe * kernelRe + kernelIm * kernelIm);
    const re = power * Math.cos(phase);
    const im = power * Math.sin(phase);
    this.termRe[k] = (re * kernelRe + im * kernelIm) * scale;
    this.termIm[k] = (im * kernelRe - re * kernelIm) * scale;
    return power * Math.sqrt(scale) * k;
  }

  /**
   * Add terms until three in a row are below `negligible` (true) or `limit` terms are known (false). Terms are scaled
   * by e^{-logPower}.
   */
  extend(limit: number, negligible: number): boolean {
    const { weightRe, weightIm, turnRe, turnIm, nodeCount } = this;
    const end = Math.min(limit, MAX_FREQUENCIES);
    const inverseMassSquared = 1 / (this.mass * this.mass);
    let small = 0;
    if (this.terms < end) this.logModulusBeyond = 0;
    for (let k = this.terms; k < end; k++) {
      let sumRe = 0;
      let sumIm = 0;
      for (let i = 0; i < nodeCount; i++) {
        const re = weightRe[i];
        const im = weightIm[i];
        const cosine = turnRe[i];
        const sine = turnIm[i];
        const nextRe = re * cosine - im * sine;
        const nextIm = re * sine + im * cosine;
        weightRe[i] = nextRe;
        weightIm[i] = nextIm;
        sumRe += nextRe;
        sumIm += nextIm;
      }
      this.logModulus[k] = 0.5 * Math.log((sumRe * sumRe + sumIm * sumIm) * inverseMassSquared);
      this.argument[k] = Math.atan2(sumIm, sumRe);
      const size = this.raise(k);
      this.terms = k + 1;
      if (size < negligible) {
        if (++small >= 3) return true;
      } else {
        small = 0;
      }
      // a decay that has hardly begun by now is that of rare events, which no affordable contour outlasts
      if (
        k === HOPELESS_AFTER &&
        this.smoothing === 0 &&
        Math.log(size) > HOPELESS_SHARE * Math.log(negligible)
      )
        return false;
    }
    return false;
  }

  /** ln delta(epsilon) by the terms known; NaN where the sum is not positive (epsilon far to the right). Sets `slope`. */
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
