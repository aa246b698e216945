// The transforms of one law of a pair, each to the power of its steps and multiplied over the segments, with what may be wrong in them.

/** ln of a size that cannot be seen in the result. */
export const VANISHED = -60;

/** What one law of a pair adds up to over its segments, frequency by frequency, up to half the size. */
export class Spectrum {
  /** ln |product of the computed transforms' powers|, and its angle. */
  readonly logSize: Float64Array;
  readonly angle: Float64Array;
  /** ln of a bound on that of the computed and of the true product alike. */
  readonly logBound: Float64Array;
  /** Sum over all steps of (error of one transform) / (bound on its size). */
  readonly error: Float64Array;

  constructor(count: number) {
    this.logSize = new Float64Array(count);
    this.angle = new Float64Array(count);
    this.logBound = new Float64Array(count);
    this.error = new Float64Array(count);
  }

  /** One segment's transform at frequency k, to the power `steps`. */
  multiply(k: number, re: number, im: number, steps: number, stepError: number): void {
    // sizes are at most 1, but for rounding: what has vanished stays so
    if (this.logBound[k] < VANISHED - 1) return;
    const magnitude = Math.sqrt(re * re + im * im);
    const bound = magnitude + stepError;
    this.logBound[k] += steps * Math.log(bound);
    if (this.logBound[k] < VANISHED - 1) return;
    this.logSize[k] += steps * Math.log(magnitude);
    this.angle[k] += steps * Math.atan2(im, re);
    this.error[k] += (steps * stepError) / bound;
  }

  /** Whether the product at frequency k is too small to be seen. */
  vanished(k: number): boolean {
    return this.logBound[k] < VANISHED;
  }

  /** The product at frequency k, into `product`; its size. */
  read(k: number, product: Float64Array): number {
    const size = Math.exp(this.logSize[k]);
    product[0] = size === 0 ? 0 : size * Math.cos(this.angle[k]);
    product[1] = size === 0 ? 0 : size * Math.sin(this.angle[k]);
    return size;
  }

  /** A bound on what may be wrong in it. */
  errorAt(k: number): number {
    return Math.exp(this.logBound[k]) * this.error[k];
  }
}
