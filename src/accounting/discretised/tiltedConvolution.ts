// The T-fold convolution power of two laws on one grid, or the product of several such powers, exponentially tilted so that far
// tails survive float64, by one complex FFT for each (the pair travels as real and imaginary part). Returns tilted masses with a
// bound on what may be wrong in them; it knows nothing of privacy.
import FFT from 'fft.js';
import type { GridLaw } from './gridLaw';

export interface TiltedPower {
  /**
   * Tilted masses of the T-fold law; entry k mod size belongs to grid point k of the window. The untilted mass is
   * e^{logMoment - tilt * loss} times the entry.
   */
  masses: Float64Array;
  /** ln of the composed moment at the tilt: T ln M(tilt), summed over segments. Finite losses only. */
  logMoment: number;
  /** Each entry is within this of a circular convolution... */
  entryError: number;
  /** ... of laws whose rounding moves no more than this much of the composed tilted mass altogether. */
  massError: number;
  /** ln E~ e^{exponent (L - mean)}-type Chernoff bound: tilted mass at or above a composed loss. */
  massAbove: (loss: number, exponent: number) => number;
  /** Likewise at or below a composed loss. */
  massBelow: (loss: number, exponent: number) => number;
}

const UNIT_ROUNDOFF = 2 ** -53;

interface TiltedLaw {
  points: Int32Array;
  weights: Float64Array;
  logMoment: number;
  /** Total tilted mass that rounding in the masses' second differences may have misplaced. */
  rounding: number;
}

function tiltLaw(law: GridLaw, tilt: number): TiltedLaw {
  const { origin, spacing, points, masses } = law;
  const n = masses.length;
  const lossAt = (i: number) => origin + points[i] * spacing;
  let peak = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    if (masses[i] > 0) peak = Math.max(peak, tilt * lossAt(i) + Math.log(masses[i]));
  }
  const weights = new Float64Array(n);
  let total = 0;
  // a mass is a difference of two slopes; each slope is at most the tail sum on its own side
  let rounding = 0;
  let tail = law.far?.underP ?? 0;
  let cells = 1;
  let growth = Math.exp(spacing);
  let i = n - 1;
  for (; i >= 0 && lossAt(i) >= 0; i--) {
    const factor = Math.exp(tilt * lossAt(i) - peak);
    weights[i] = masses[i] * factor;
    total += weights[i];
    tail += masses[i];
    rounding += tail * factor;
  }
  tail = 0;
  for (let j = 0; j <= i; j++) {
    const factor = Math.exp(tilt * lossAt(j) - peak);
    weights[j] = masses[j] * factor;
    total += weights[j];
    if (j > 0 && points[j] - points[j - 1] !== cells) {
      cells = points[j] - points[j - 1];
      growth = Math.exp(cells * spacing);
    }
    tail = masses[j] + tail * growth;
    rounding += tail * factor;
  }
  for (let j = 0; j < n; j++) weights[j] /= total;
  return {
    points,
    weights,
    logMoment: peak + Math.log(total),
    rounding: (4 * UNIT_ROUNDOFF * rounding) / total,
  };
}

/** Adds the weights into the circular array: even entries for the first law, odd ones for the second. */
function fold({ points, weights }: TiltedLaw, packed: Float64Array, offset: 0 | 1, size: number): void {
  // the size is a power of two
  for (let i = 0; i < weights.length; i++) packed[2 * (points[i] & (size - 1)) + offset] += weights[i];
}

const transforms = new Map<number, FFT>();

function transformOfSize(size: number): FFT {
  let transform = transforms.get(size);
  if (transform === undefined) {
    transform = new FFT(size);
    transforms.set(size, transform);
  }
  return transform;
}

/** ln of a size that cannot be seen in the result. */
const VANISHED = -60;

/** What one law of a pair adds up to over its segments, frequency by frequency, up to half the size. */
class Spectrum {
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
}

/** A step's two laws (the second may be null) and how often they are taken. */
export interface RepeatedLaws {
  laws: readonly [GridLaw, GridLaw | null];
  steps: number;
}

/**
 * The convolution of all segments' laws, each to the power of its steps, tilted by e^{tilt L}, on `size` slots (a power of
 * two): the uppers together and the lowers together, null where one segment has none; and ln of the moment of each upper's
 * single step. All have one spacing.
 *
 * Rounding (derived here, conservative but not interval arithmetic): one transform moves each output by at most about
 * 4 log2(size) roundoffs of the input's total mass, e; a product of powers of sizes |M_i| then moves by at most the sum over
 * all steps of e times the product of (|M_j| + e) over the other steps; the inverse transform averages over frequencies.
 * Rounding of the masses themselves only moves mass, T times as much as in a step.
 */
export function tiltedPower(
  segments: readonly RepeatedLaws[],
  tilt: number,
  size: number,
): [TiltedPower, TiltedPower | null, number[]] {
  const tilted = segments.map(({ laws, steps }) => ({
    laws: laws.map((law) => law && tiltLaw(law, tilt)) as [TiltedLaw, TiltedLaw | null],
    steps,
  }));
  const both = tilted.every(({ laws }) => laws[1] !== null);
  const packed = new Float64Array(2 * size);
  const spectrum = new Float64Array(2 * size);
  const transform = transformOfSize(size);
  const transformError = 8 * (Math.log2(size) + 4) * UNIT_ROUNDOFF;
  const stepError = transformError + 8 * UNIT_ROUNDOFF;
  const half = size / 2;
  const spectra = [new Spectrum(half + 1), both ? new Spectrum(half + 1) : null] as const;
  let logMassError = 0;
  for (const { laws, steps } of tilted) {
    packed.fill(0);
    fold(laws[0], packed, 0, size);
    if (both && laws[1]) fold(laws[1], packed, 1, size);
    transform.transform(spectrum, packed);
    logMassError += steps * Math.log1p(inputErrorOf(laws));
    for (let k = 0; k <= half; k++) {
      const j = (size - k) % size;
      const zr = spectrum[2 * k];
      const zi = spectrum[2 * k + 1];
      const wr = spectrum[2 * j];
      const wi = spectrum[2 * j + 1];
      // split the packed spectrum: real input and its partner at the mirrored frequency
      spectra[0].multiply(k, 0.5 * (zr + wr), 0.5 * (zi - wi), steps, stepError);
      spectra[1]?.multiply(k, 0.5 * (zi + wi), 0.5 * (wr - zr), steps, stepError);
    }
  }
  let meanSize = 0; // average of the product's size over frequencies, both laws
  let productError = 0; // average of what may be wrong in it
  const product = new Float64Array(2);
  const take = (of: Spectrum | null, k: number, count: number) => {
    product[0] = 0;
    product[1] = 0;
    // `unseen` accounts for all of them
    if (of === null || of.logBound[k] < VANISHED) return;
    productError += count * Math.exp(of.logBound[k]) * of.error[k];
    const magnitude = Math.exp(of.logSize[k]);
    if (magnitude === 0) return;
    product[0] = magnitude * Math.cos(of.angle[k]);
    product[1] = magnitude * Math.sin(of.angle[k]);
    meanSize += count * magnitude;
  };
  for (let k = 0; k <= half; k++) {
    const j = (size - k) % size;
    const count = j === k ? 1 : 2;
    take(spectra[0], k, count);
    const [cr, ci] = product;
    take(spectra[1], k, count);
    const [dr, di] = product;
    spectrum[2 * k] = cr - di;
    spectrum[2 * k + 1] = ci + dr;
    spectrum[2 * j] = cr + di;
    spectrum[2 * j + 1] = dr - ci;
  }
  transform.inverseTransform(packed, spectrum);
  // 8 roundoffs for log, atan2, sin, cos and their products by T are in each step's error
  const unseen = 2 * Math.exp(VANISHED);
  const entryError = productError / size + (transformError * meanSize) / size + unseen;

  const unpack = (which: 0 | 1): TiltedPower => {
    const masses = new Float64Array(size);
    for (let k = 0; k < size; k++) masses[k] = Math.max(0, packed[2 * k + which]);
    const parts = tilted.map(({ laws, steps }, i) => ({
      law: laws[which] as TiltedLaw,
      grid: segments[i].laws[which] as GridLaw,
      error: inputErrorOf(laws),
      steps,
    }));
    const bound = (exponent: number, loss: number) => {
      const logMoment = sum(parts, ({ law, grid, error, steps }) => {
        return steps * (logMomentAt(law, grid, exponent) + stepError + error);
      });
      return Math.min(1, Math.exp(logMoment - exponent * loss));
    };
    // no sum lies beyond the sum of the laws' own ends
    const end = (indexOf: (law: TiltedLaw) => number) =>
      sum(parts, ({ law, grid, steps }) => steps * (grid.origin + indexOf(law) * grid.spacing));
    const lowest = end(({ points }) => points[0]);
    const highest = end(({ points }) => points[points.length - 1]);
    return {
      masses,
      logMoment: sum(parts, ({ law, steps }) => steps * law.logMoment),
      entryError,
      massError: Math.expm1(logMassError),
      massAbove: (loss, exponent) => (loss > highest ? 0 : bound(exponent, loss)),
      massBelow: (loss, exponent) => (loss < lowest ? 0 : bound(-exponent, loss)),
    };
  };
  return [unpack(0), both ? unpack(1) : null, tilted.map(({ laws }) => laws[0].logMoment)];
}

/** Tilted mass of one step that rounding may have misplaced, either law. */
const inputErrorOf = ([upper, lower]: readonly [TiltedLaw, TiltedLaw | null]): number =>
  Math.max(upper.rounding, lower?.rounding ?? 0) + 16 * UNIT_ROUNDOFF;

/** ln of the moment of a tilted law, with a further tilt. */
function logMomentAt({ points, weights }: TiltedLaw, { origin, spacing }: GridLaw, tilt: number): number {
  let moment = 0;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] > 0) moment += weights[i] * Math.exp(tilt * (origin + points[i] * spacing));
  }
  return Math.log(moment);
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
