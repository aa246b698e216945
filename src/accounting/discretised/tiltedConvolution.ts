// The T-fold convolution power of two laws on one grid, exponentially tilted so that far tails survive float64, by one
// complex FFT (the pair travels as real and imaginary part). Returns tilted masses with a bound on what may be wrong in
// them; it knows nothing of privacy.
import FFT from 'fft.js';
import type { GridLaw } from './gridLaw';

export interface TiltedPower {
  /**
   * Tilted masses of the T-fold law; entry k mod size belongs to grid point k of the window. The untilted mass is
   * e^{logMoment - tilt * loss} times the entry.
   */
  masses: Float64Array;
  /** T ln M(tilt), finite losses only. */
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
  first: number;
  weights: Float64Array;
  logMoment: number;
  /** Total tilted mass that rounding in the masses' second differences may have misplaced. */
  rounding: number;
}

function tiltLaw(law: GridLaw, tilt: number): TiltedLaw {
  const { origin, spacing, first, masses } = law;
  const n = masses.length;
  const lossAt = (i: number) => origin + (first + i) * spacing;
  let peak = Number.NEGATIVE_INFINITY;
  // only against overflow, so a coarse look will do while neighbours weigh about the same
  const stride = tilt * spacing < 5 ? 8 : 1;
  for (let i = 0; i < n; i += stride) {
    if (masses[i] > 0) peak = Math.max(peak, tilt * lossAt(i) + Math.log(masses[i]));
  }
  const weights = new Float64Array(n);
  let total = 0;
  // a mass is a difference of two slopes; each slope is at most the tail sum on its own side
  let rounding = 0;
  let tail = law.far?.underP ?? 0;
  const growth = Math.exp(spacing);
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
    tail = masses[j] + tail * growth;
    rounding += tail * factor;
  }
  for (let j = 0; j < n; j++) weights[j] /= total;
  return {
    first,
    weights,
    logMoment: peak + Math.log(total),
    rounding: (4 * UNIT_ROUNDOFF * rounding) / total,
  };
}

/** Adds the weights into the circular array: even entries for the first law, odd ones for the second. */
function fold({ first, weights }: TiltedLaw, packed: Float64Array, offset: 0 | 1, size: number): void {
  let slot = ((first % size) + size) % size;
  for (let i = 0; i < weights.length; i++) {
    packed[2 * slot + offset] += weights[i];
    slot = slot + 1 === size ? 0 : slot + 1;
  }
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

/**
 * T-fold powers of `laws` (second may be null) tilted by e^{tilt L}, on `size` slots (a power of two).
 *
 * Rounding (derived here, conservative but not interval arithmetic): one transform moves each output by at most
 * about 4 log2(size) roundoffs of the input's total mass; powering multiplies that by T |M|^{T-1}; the inverse
 * transform averages over frequencies. Rounding of the masses themselves only moves mass, T times as much as in a step.
 */
export function tiltedPower(
  laws: readonly [GridLaw, GridLaw | null],
  steps: number,
  tilt: number,
  size: number,
): [TiltedPower, TiltedPower | null] {
  const tilted = laws.map((law) => law && tiltLaw(law, tilt)) as [TiltedLaw, TiltedLaw | null];
  const packed = new Float64Array(2 * size);
  const spectrum = new Float64Array(2 * size);
  fold(tilted[0], packed, 0, size);
  if (tilted[1]) fold(tilted[1], packed, 1, size);
  const transform = transformOfSize(size);
  transform.transform(spectrum, packed);

  const transformError = 8 * (Math.log2(size) + 4) * UNIT_ROUNDOFF;
  const inputError = Math.max(tilted[0].rounding, tilted[1]?.rounding ?? 0) + 16 * UNIT_ROUNDOFF;
  let meanPower = 0; // average of |M|^T over frequencies, both laws
  let meanLower = 0; // average of |M|^{T-1}
  const massError = Math.expm1(steps * Math.log1p(inputError));
  const stepError = transformError + 8 * UNIT_ROUNDOFF;
  /** Replaces (re, im) by its T-th power in `powered` and books its share of the error. */
  const powered = new Float64Array(2);
  const raise = (re: number, im: number, count: number) => {
    powered[0] = 0;
    powered[1] = 0;
    const square = re * re + im * im;
    if (square === 0) return;
    const logSize = 0.5 * Math.log(square);
    // below e^-60 a frequency cannot be seen in the result; `unseen` accounts for all of them
    if (steps * logSize < -60) return;
    const magnitude = Math.exp(steps * logSize);
    const angle = steps * Math.atan2(im, re);
    powered[0] = magnitude * Math.cos(angle);
    powered[1] = magnitude * Math.sin(angle);
    meanPower += count * magnitude;
    meanLower += count * Math.exp((steps - 1) * (logSize + stepError * Math.exp(-logSize)));
  };
  for (let k = 0; k <= size / 2; k++) {
    const j = (size - k) % size;
    const zr = spectrum[2 * k];
    const zi = spectrum[2 * k + 1];
    const wr = spectrum[2 * j];
    const wi = spectrum[2 * j + 1];
    // split the packed spectrum: real input and its partner at the mirrored frequency
    const count = j === k ? 1 : 2;
    raise(0.5 * (zr + wr), 0.5 * (zi - wi), count);
    const cr = powered[0];
    const ci = powered[1];
    raise(0.5 * (zi + wi), 0.5 * (wr - zr), count);
    const dr = powered[0];
    const di = powered[1];
    spectrum[2 * k] = cr - di;
    spectrum[2 * k + 1] = ci + dr;
    spectrum[2 * j] = cr + di;
    spectrum[2 * j + 1] = dr - ci;
  }
  transform.inverseTransform(packed, spectrum);
  meanPower /= size;
  meanLower /= size;
  // 8 roundoffs for log, atan2, sin, cos and their products by T
  const unseen = 2 * Math.exp(-60);
  const entryError = steps * stepError * meanLower + transformError * meanPower + unseen;

  const unpack = (law: TiltedLaw, grid: GridLaw, offset: 0 | 1): TiltedPower => {
    const masses = new Float64Array(size);
    for (let k = 0; k < size; k++) masses[k] = Math.max(0, packed[2 * k + offset]);
    const logMomentAt = (shift: number) => {
      let sum = 0;
      const { first, weights } = law;
      for (let i = 0; i < weights.length; i++) {
        if (weights[i] > 0) sum += weights[i] * Math.exp(shift * (grid.origin + (first + i) * grid.spacing));
      }
      return Math.log(sum);
    };
    const [lowest, highest] = [law.first, law.first + law.weights.length - 1].map(
      (index) => steps * (grid.origin + index * grid.spacing),
    );
    const bound = (exponent: number, loss: number) =>
      Math.min(1, Math.exp(steps * (logMomentAt(exponent) + stepError + inputError) - exponent * loss));
    return {
      masses,
      logMoment: steps * law.logMoment,
      entryError,
      massError,
      // no sum lies beyond T times the law's own ends
      massAbove: (loss, exponent) => (loss > highest ? 0 : bound(exponent, loss)),
      massBelow: (loss, exponent) => (loss < lowest ? 0 : bound(-exponent, loss)),
    };
  };
  return [unpack(tilted[0], laws[0], 0), tilted[1] && laws[1] && unpack(tilted[1], laws[1], 1)];
}
