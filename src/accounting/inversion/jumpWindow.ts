// A smooth cut through one step's outcomes x, which says how far each of them counts as a jump. The share Phi((x - centre) / width) is
// entire in x, so that quadrature nodes may leave the real line with it. The cut does not depend on losses. coreSplit.ts says
// what it is for. In the comments u = (x - centre) / width, b = shift / width, and phi is the density of the normal law Phi.

import { gaussLegendre } from '../../base/numerics/gaussLegendre';
import { tabulatedMills } from '../../base/numerics/millsTable';
import { normalCdf, normalDensity } from '../../base/numerics/normal';

/** Most that |Im x| may be, in widths: the share then grows by up to e^{2.5^2 / 2}, some three nats. */
export const MOST_SHIFT = 2.5;
/** The share's error, relatively, at steps of a twentieth of a width or more: 1.4e-13 at most was found. */
export const SHARE_ERROR = 2e-13;
/** Distance from the centre, in widths, below which the share (at most e^{-69} at the largest shift) counts as 0. */
const NOTHING = -12;
/** Distance above the centre, in widths, from which the share is 1 to the last bit. */
const ALL = 9;

const RULE = gaussLegendre(24);

/** Phi(u) from the normal density at u, by a table, because it is needed at thousands of points of a line. */
const tabulatedCdf = (u: number, density = normalDensity(u)): number =>
  u < 0 ? density && density * tabulatedMills(-u) : 1 - density * tabulatedMills(u);

export class JumpWindow {
  /** Real and imaginary part of the share at the latest point. */
  re = 0;
  im = 0;
  /** The integral from the real line up to the shift: abscissae t, weights times e^{t^2/2}, factors e^{-iut}, and their turns in a step. */
  private readonly height: number[] = [];
  private readonly weight: number[] = [];
  private readonly cosine: number[] = [];
  private readonly sine: number[] = [];
  private readonly turnRe: number[] = [];
  private readonly turnIm: number[] = [];
  private growth = 1;
  private step = 0;
  private at = Number.NaN;

  constructor(
    readonly centre: number,
    readonly width: number,
  ) {}

  /** The point left of which the share counts as 0. */
  get begin(): number {
    return this.centre + NOTHING * this.width;
  }

  shareAt(x: number): number {
    const u = (x - this.centre) / this.width;
    return u > ALL ? 1 : normalCdf(u);
  }

  /** The line Im x = shift, |shift| at most {@link MOST_SHIFT} widths; points on it will mostly be `step` apart. */
  setShift(shift: number, step: number): void {
    const half = (0.5 * shift) / this.width;
    this.growth = Math.exp(2 * half * half);
    this.step = step / this.width;
    this.at = Number.NaN;
    for (let k = 0; k < RULE.nodes.length; k++) {
      const t = half * (1 + RULE.nodes[k]);
      this.height[k] = t;
      this.weight[k] = half * RULE.weights[k] * Math.exp(0.5 * t * t);
      this.turnRe[k] = Math.cos(this.step * t);
      this.turnIm[k] = Math.sin(this.step * t);
    }
  }

  /** An upper bound on the share's modulus at x + i shift: |phi| is e^{b^2/2} times larger there than on the real line. */
  mostAt(x: number): number {
    const u = (x - this.centre) / this.width;
    if (u > ALL) return 1;
    const most = this.growth * tabulatedCdf(u);
    return most <= 1 ? most : Math.min(most, 1 + this.growth * tabulatedCdf(-u));
  }

  /** Moves to x, with an error up to {@link SHARE_ERROR}: Phi(u) + i phi(u) times the integral of e^{t^2/2 - iut} over 0..b. */
  moveTo(x: number): void {
    const u = (x - this.centre) / this.width;
    if (u < NOTHING || u > ALL) {
      this.re = u < 0 ? 0 : 1;
      this.im = 0;
      return;
    }
    if (Math.abs(u - this.at - this.step) < 1e-9) this.turn();
    else this.turnTo(u);
    this.at = u;
    const { weight, cosine, sine } = this;
    let cosines = 0;
    let sines = 0;
    for (let k = 0; k < weight.length; k++) {
      cosines += weight[k] * cosine[k];
      sines += weight[k] * sine[k];
    }
    const density = normalDensity(u);
    this.re = tabulatedCdf(u, density) + density * sines;
    this.im = density * cosines;
  }

  private turn(): void {
    const { cosine, sine, turnRe, turnIm } = this;
    for (let k = 0; k < cosine.length; k++) {
      const before = cosine[k];
      cosine[k] = before * turnRe[k] - sine[k] * turnIm[k];
      sine[k] = before * turnIm[k] + sine[k] * turnRe[k];
    }
  }

  private turnTo(u: number): void {
    for (let k = 0; k < this.height.length; k++) {
      this.cosine[k] = Math.cos(u * this.height[k]);
      this.sine[k] = Math.sin(u * this.height[k]);
    }
  }
}
