// A sum over quadrature nodes, E[e^{z L}] of one step, followed along equally spaced z: one complex multiplication per node and
// frequency. Where the nodes lie is contour.ts's.
import type { JumpWindow } from './jumpWindow';
import { ComplexStepLoss } from './loss';
import { MAX_NODES, type QuadratureNodes } from './quadrature';

/** The law's part in a window, as far as outcomes up to `right`, with its tilted mass over the whole's. */
export interface Part {
  readonly window: JumpWindow;
  readonly mass: number;
  readonly right: number;
}

export class NodeSum {
  /** The sum at the latest frequency. */
  re = 0;
  im = 0;
  private readonly weightRe = new Float64Array(MAX_NODES);
  private readonly weightIm = new Float64Array(MAX_NODES);
  private readonly turnRe = new Float64Array(MAX_NODES);
  private readonly turnIm = new Float64Array(MAX_NODES);
  private count = 0;

  /** Nodes on the real x line, as tilted. */
  placeReal(nodes: QuadratureNodes, theta: number, frequencyStep: number): void {
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
    this.start(count);
  }

  /**
   * Nodes on Im x = shift, for an integrand of the given width. `shift` has the pair's sign, which makes Im L >= 0. Of a
   * part alone, where one is given. False where there is no room for the nodes.
   */
  placeShifted(
    nodes: QuadratureNodes,
    theta: number,
    frequencyStep: number,
    shift: number,
    width: number,
    part: Part | null = null,
  ): boolean {
    const { pair, inverseVariance, noiseMultiplier, cumulant, accuracy } = nodes;
    // nodes are weighed against the part's own mass, which may be little
    const cut = -(accuracy + 4) + (part === null ? 0 : Math.min(0, Math.log(part.mass)));
    const window = part?.window;
    const step = (2 * Math.PI * Math.abs(shift)) / (accuracy + (2 * shift * shift) / (width * width));
    const angle = shift * inverseVariance;
    const constant =
      Math.log(step / (noiseMultiplier * Math.sqrt(2 * Math.PI))) +
      0.5 * shift * shift * inverseVariance -
      cumulant;
    const at = new ComplexStepLoss(pair, nodes.samplingRate, inverseVariance);
    at.setShift(shift);
    window?.setShift(shift, step);
    let count = 0;
    const right = part === null ? nodes.right : part.right;
    for (let x = Math.floor(nodes.left / step) * step; x <= right; x += step) {
      at.moveTo(x);
      const exponent = constant - 0.5 * x * x * inverseVariance + at.baseRe + theta * at.lossRe;
      if (exponent < cut) continue;
      const modulus = Math.exp(exponent);
      const phase = at.baseIm - x * angle + theta * at.lossIm;
      let re = modulus * Math.cos(phase);
      let im = modulus * Math.sin(phase);
      if (window !== undefined) {
        window.moveTo(x);
        if (window.re === 0 && window.im === 0) continue;
        [re, im] = [re * window.re - im * window.im, re * window.im + im * window.re];
        if (re * re + im * im < Math.exp(2 * cut)) continue;
      }
      if (count === MAX_NODES) return false;
      this.weightRe[count] = re;
      this.weightIm[count] = im;
      const decay = Math.exp(-frequencyStep * at.lossIm);
      const turn = frequencyStep * at.lossRe;
      this.turnRe[count] = decay * Math.cos(turn);
      this.turnIm[count++] = decay * Math.sin(turn);
    }
    this.start(count);
    return true;
  }

  private start(count: number): void {
    this.count = count;
    this.re = 0;
    this.im = 0;
    for (let i = 0; i < count; i++) {
      this.re += this.weightRe[i];
      this.im += this.weightIm[i];
    }
  }

  /** On to the next frequency. */
  advance(): void {
    const { weightRe, weightIm, turnRe, turnIm, count } = this;
    let sumRe = 0;
    let sumIm = 0;
    for (let i = 0; i < count; i++) {
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
    this.re = sumRe;
    this.im = sumIm;
  }
}
