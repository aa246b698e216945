// The transforms of one law of a pair, each to the power of its steps and multiplied over the segments, with what
// may be wrong in them.
//
// Powers are products: a product of two complex numbers is off by at most sqrt(5) roundoffs of its size (Brent,
// Percival, Zimmermann, "Error bounds on complex floating-point multiplication", 2007), and repeated squaring
// carries each of them as often as it is used, so that the T-th power is off by T - 1 times as much. That is within
// the eight roundoffs that each step's error holds for it (lowFrequencyError in lowFrequencies.ts).
import FFT from 'fft.js';
import { remembered } from '../../base/numerics/remembered';

/** The transform of `size` complex numbers, a power of two. All callers of one size share its arrays. */
export const transformOfSize = remembered((size: number) => ({
  fft: new FFT(size),
  /** Real and imaginary parts by turns, `size` of each. */
  input: new Float64Array(2 * size),
  output: new Float64Array(2 * size),
}));

/** ln of a modulus that is too small to change the result. */
export const VANISHED = -60;

const VANISHED_SIZE = Math.exp(VANISHED);

/** The transform of one law of a pair, composed over its segments, at `count` frequencies from 0 on. */
export class Spectrum {
  /** The product of the computed transforms' powers. */
  readonly re: Float64Array;
  readonly im: Float64Array;
  /** A bound on the size of the computed and of the true product alike. */
  private readonly bound: Float64Array;
  /** Sum over all steps of (error of one transform) / (bound on its size). */
  private readonly error: Float64Array;

  constructor(readonly count: number) {
    this.re = new Float64Array(count).fill(1);
    this.im = new Float64Array(count);
    this.bound = new Float64Array(count).fill(1);
    this.error = new Float64Array(count);
  }

  multiply(k: number, re: number, im: number, steps: number, stepError: number): void {
    // sizes are at most 1 but for rounding, so what has vanished stays so
    if (this.vanished(k)) return;
    let power = Math.sqrt(re * re + im * im) + stepError;
    this.error[k] += (steps * stepError) / power;
    let [powerRe, powerIm] = [re, im];
    let bound = this.bound[k];
    let productRe = this.re[k];
    let productIm = this.im[k];
    for (let rest = steps; ; ) {
      if (rest % 2 === 1) {
        const next = productRe * powerRe - productIm * powerIm;
        productIm = productRe * powerIm + productIm * powerRe;
        productRe = next;
        bound *= power;
      }
      rest = Math.floor(rest / 2);
      if (rest === 0 || bound < VANISHED_SIZE) break;
      const square = powerRe * powerRe - powerIm * powerIm;
      powerIm *= 2 * powerRe;
      powerRe = square;
      power *= power;
    }
    this.re[k] = productRe;
    this.im[k] = productIm;
    this.bound[k] = bound;
  }

  /** Whether the product is too small to change the result. If so, `re` and `im` are not kept up there. */
  vanished(k: number): boolean {
    return this.bound[k] < VANISHED_SIZE;
  }

  sizeAt(k: number): number {
    return Math.sqrt(this.re[k] * this.re[k] + this.im[k] * this.im[k]);
  }

  errorAt(k: number): number {
    return this.bound[k] * this.error[k];
  }
}
