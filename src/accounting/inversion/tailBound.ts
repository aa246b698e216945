// A rigorous bound on what the vertical line leaves out beyond its last frequency. It bounds; it does not add anything.
import { type JumpWindow, MOST_SHIFT } from './jumpWindow';
import { ComplexStepLoss } from './loss';
import type { QuadratureNodes } from './quadrature';

/** Terms below e^{-50} of the tilted mass cannot matter in a bound that is used to some 1e-7. */
const NEGLIGIBLE = -50;

/**
 * Bounds |M(theta + i omega)| / M(theta) for *every* omega >= `frequency`: the integral of the integrand's modulus on
 * Im x = shift. It falls in omega because Im L has one sign there, so the bound at the first omitted frequency covers
 * all that follow; and it holds for every shift, so the smallest may be taken.
 */
export class TailBound {
  private readonly at: ComplexStepLoss;

  constructor(
    private readonly nodes: QuadratureNodes,
    private readonly theta: number,
    private readonly width: number,
    /** Of a part of the law, where one is given: what the window takes, or what it leaves. */
    private readonly part: { window: JumpWindow; right: number; left?: boolean } | null = null,
  ) {
    this.at = new ComplexStepLoss(nodes.pair, nodes.samplingRate, nodes.inverseVariance);
  }

  /** ln of the bound for one shift. */
  logModulus(shift: number, frequency: number): number {
    const { nodes, theta, at, part } = this;
    const { inverseVariance, left } = nodes;
    const right = part === null ? nodes.right : part.right;
    const step = 0.5 * nodes.stepForWidth(this.width);
    const constant =
      Math.log(step / (nodes.noiseMultiplier * Math.sqrt(2 * Math.PI))) +
      0.5 * shift * shift * inverseVariance -
      nodes.cumulant;
    at.setShift(shift);
    part?.window.setShift(shift, step);
    let sum = 0;
    for (let x = Math.floor(left / step) * step; x <= right; x += step) {
      at.moveTo(x);
      const exponent =
        constant - 0.5 * x * x * inverseVariance + at.baseRe + theta * at.lossRe - frequency * at.lossIm;
      if (exponent > NEGLIGIBLE) sum += Math.exp(exponent) * this.shareAt(x);
    }
    return Math.log(sum);
  }

  /** At least the modulus of the part's share at x, on the line last shifted to. */
  private shareAt(x: number): number {
    if (this.part === null) return 1;
    const { window, left } = this.part;
    return window.mostAt(left ? 2 * window.centre - x : x);
  }

  /**
   * The smallest ln bound over a few shifts, stopping as soon as it is below `enough`.
   * `steepness`: mean |dL/dx| under the tilt; omega sigma^2 steepness is the best shift to second order.
   */
  smallest(frequency: number, steepness: number, enough: number): number {
    const { nodes } = this;
    const { sign } = nodes.pair;
    const variance = nodes.noiseMultiplier * nodes.noiseMultiplier;
    const largest = Math.min(0.7 * Math.PI * variance, MOST_SHIFT * (this.part?.window.width ?? Infinity));
    const value = (shift: number) => this.logModulus(sign * shift, frequency);
    let shift = Math.min(largest, Math.max(1e-4 * this.width, frequency * steepness * variance));
    let best = value(shift);
    let factor = 0.6;
    let failures = 0;
    for (let i = 0; i < 9 && best > enough && failures < 2; i++) {
      const tried = Math.min(largest, shift * factor);
      const found = tried === shift ? Infinity : value(tried);
      if (found < best) {
        best = found;
        shift = tried;
      } else {
        factor = factor < 1 ? 1.6 : 0.8;
        failures++;
      }
    }
    return best;
  }
}
