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

/** Frequencies of one pass over the nodes. */
const BLOCK = 4;

export class NodeSum {
  /** The sum at the latest frequency. */
  re = 0;
  im = 0;
  private readonly weightRe = new Float64Array(MAX_NODES);
  private readonly weightIm = new Float64Array(MAX_NODES);
  private readonly turnRe = new Float64Array(MAX_NODES);
  private readonly turnIm = new Float64Array(MAX_NODES);
  private count = 0;
  /** The sums at the frequencies up to the one that the weights have been turned to, and how many of them are still ahead. */
  private readonly nextRe = new Float64Array(BLOCK);
  private readonly nextIm = new Float64Array(BLOCK);
  private unread = 0;

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
    this.unread = 0;
    this.re = 0;
    this.im = 0;
    for (let i = 0; i < count; i++) {
      this.re += this.weightRe[i];
      this.im += this.weightIm[i];
    }
  }

  /** On to the next frequency. */
  advance(): void {
    if (this.unread === 0) this.turnFourTimes();
    const { nextRe, nextIm } = this;
    const i = BLOCK - this.unread--;
    this.re = nextRe[i];
    this.im = nextIm[i];
  }

  /** The square of the sum's modulus `frequencies` on, without going there: each node's turn is raised to that power. */
  squareAhead(frequencies: number): number {
    const { weightRe, weightIm, turnRe, turnIm, count } = this;
    // the weights are turned to the last frequency that is still to be read
    const turns = frequencies - this.unread;
    if (turns < 0) throw new RangeError(`frequencies is ${frequencies}; look further ahead than ${BLOCK}.`);
    let sumRe = 0;
    let sumIm = 0;
    for (let i = 0; i < count; i++) {
      let re = weightRe[i];
      let im = weightIm[i];
      let powerRe = turnRe[i];
      let powerIm = turnIm[i];
      for (let rest = turns; rest > 0; rest >>= 1) {
        if (rest & 1) [re, im] = [re * powerRe - im * powerIm, re * powerIm + im * powerRe];
        [powerRe, powerIm] = [powerRe * powerRe - powerIm * powerIm, 2 * powerRe * powerIm];
      }
      sumRe += re;
      sumIm += im;
    }
    return sumRe * sumRe + sumIm * sumIm;
  }

  /**
   * The next four frequencies in one pass over the nodes: a node is loaded once for all of them, and no sum waits for its own last
   * term, so that a frequency takes a third of its time alone. Every sum still runs over the nodes in order.
   */
  private turnFourTimes(): void {
    const { weightRe, weightIm, turnRe, turnIm, count } = this;
    let [sumRe1, sumRe2, sumRe3, sumRe4] = [0, 0, 0, 0];
    let [sumIm1, sumIm2, sumIm3, sumIm4] = [0, 0, 0, 0];
    for (let i = 0; i < count; i++) {
      const re = weightRe[i];
      const im = weightIm[i];
      const cosine = turnRe[i];
      const sine = turnIm[i];
      const re1 = re * cosine - im * sine;
      const im1 = re * sine + im * cosine;
      sumRe1 += re1;
      sumIm1 += im1;
      const re2 = re1 * cosine - im1 * sine;
      const im2 = re1 * sine + im1 * cosine;
      sumRe2 += re2;
      sumIm2 += im2;
      const re3 = re2 * cosine - im2 * sine;
      const im3 = re2 * sine + im2 * cosine;
      sumRe3 += re3;
      sumIm3 += im3;
      const re4 = re3 * cosine - im3 * sine;
      const im4 = re3 * sine + im3 * cosine;
      sumRe4 += re4;
      sumIm4 += im4;
      weightRe[i] = re4;
      weightIm[i] = im4;
    }
    this.nextRe.set([sumRe1, sumRe2, sumRe3, sumRe4]);
    this.nextIm.set([sumIm1, sumIm2, sumIm3, sumIm4]);
    this.unread = BLOCK;
  }
}
