// The T-fold convolution power of two laws on one grid, or the product of several, tilted (a mass at the loss L is multiplied by
// e^{tilt L}) so that far tails survive float64. Only low frequencies are computed where all others provably vanish (bandPower.ts), else
// all are.
import { bandLimit, bandValues } from './bandPower';
import { lowFrequencyError, multiplyTransforms, transformErrorOf } from './lowFrequencies';
import { Spectrum, transformOfSize, VANISHED } from './spectrum';
import {
  type ComposedValues,
  type GridLaw,
  hockeySums,
  inputErrorOf,
  logMomentAt,
  type ScaledValues,
  type TiltedLaw,
  tiltLaw,
} from './tiltedLaw';

export interface TiltedPower {
  /** Scaled values of delta from the given grid point on (tiltedLaw.ts); a mass is e^{logMoment - tilt * loss} times the tilted one. */
  valuesFrom: (firstIndex: number) => ScaledValues;
  /** T ln M(tilt), summed over segments, M being the moment generating function of one step's finite losses. */
  logMoment: number;
  /** The largest error of a mass, compared with an exact circular convolution. */
  entryError: number;
  /** Total rounding of the laws' masses, as a bound on the composed tilted mass that it moves. */
  massError: number;
  /** Upper bound on the tilted mass at or above a composed loss, by Chernoff at this exponent. */
  massAbove: (loss: number, exponent: number) => number;
  /** Upper bound on the tilted mass at or below a composed loss, by Chernoff at this exponent. */
  massBelow: (loss: number, exponent: number) => number;
  /** Whether the power was made by its low frequencies alone, whose number does not grow with the grid. */
  isQuick: boolean;
}

/** The number of points that a caller typically asks for. */
const LOOKED_AT = 160;
/** The work of a transform for each of its points, in units of that of one frequency for one point. */
const TRANSFORM_WORK = 36;

/**
 * The convolution of all segments' laws, each to the power of its steps, tilted by e^{tilt L}, on `size` slots (a
 * power of two): that of the upper laws, that of the lower laws (null where one segment has none), and ln of each upper
 * law's moment. All laws have one spacing.
 *
 * Rounding (derived here, conservative but not interval arithmetic): one transform moves each output by at most
 * about 4 log2(size) roundoffs of the input's total mass, called e here; a product of transforms of sizes |F_i| then moves by at
 * most the sum over all steps of e times the product of (|F_j| + e) over the other steps; the inverse transform
 * averages over frequencies. Rounding of the masses themselves only moves mass, T times as much as in a step.
 */
export function tiltedPower(
  segments: readonly { laws: readonly [GridLaw, GridLaw | null]; steps: number }[],
  tilt: number,
  size: number,
): [TiltedPower, TiltedPower | null, number[]] {
  const tilted = segments.map(({ laws, steps }) => ({
    laws: laws.map((law) => law && tiltLaw(law, tilt)) as [TiltedLaw, TiltedLaw | null],
    steps,
  }));
  const both = tilted.every(({ laws }) => laws[1] !== null);
  const spacing = segments[0].laws[0].spacing;
  const limit = bandLimit(tilted, size);
  const count = limit ?? size / 2 + 1;
  const stepError = lowFrequencyError(tilted, count, size);
  let logMassError = 0;
  for (const { laws, steps } of tilted) logMassError += steps * Math.log1p(inputErrorOf(laws));
  const spectra = [new Spectrum(count), both ? new Spectrum(count) : null] as const;
  for (const { laws, steps } of tilted) multiplyTransforms(spectra, laws, steps, size, stepError);
  const isQuick = limit !== null && limit * LOOKED_AT < TRANSFORM_WORK * size;
  const composed = isQuick
    ? spectra.map((spectrum) => spectrum && bandValues(spectrum, size, spacing, tilt))
    : transformed(spectra, size, spacing, tilt);

  const unpack = (which: 0 | 1): TiltedPower | null => {
    const own = composed[which];
    if (own === null) return null;
    const parts = tilted.map(({ laws, steps }, i) => ({
      law: laws[which] as TiltedLaw,
      grid: segments[i].laws[which] as GridLaw,
      error: inputErrorOf(laws),
      steps,
    }));
    const bound = (exponent: number, loss: number) => {
      const logMoment = sum(parts, ({ law, grid, error, steps }) => {
        return steps * (logMomentAt(grid, tilt + exponent) - law.logMoment + stepError + error);
      });
      return Math.min(1, Math.exp(logMoment - exponent * loss));
    };
    const end = (indexOf: (law: TiltedLaw) => number) =>
      sum(parts, ({ law, grid, steps }) => steps * (grid.origin + indexOf(law) * grid.spacing));
    const lowest = end(({ points }) => points[0]);
    const highest = end(({ points }) => points[points.length - 1]);
    return {
      valuesFrom: own.valuesFrom,
      logMoment: sum(parts, ({ law, steps }) => steps * law.logMoment),
      entryError: own.entryError,
      isQuick,
      massError: Math.expm1(logMassError),
      massAbove: (loss, exponent) => (loss > highest ? 0 : bound(exponent, loss)),
      massBelow: (loss, exponent) => (loss < lowest ? 0 : bound(-exponent, loss)),
    };
  };
  return [unpack(0) as TiltedPower, unpack(1), tilted.map(({ laws }) => laws[0].logMoment)];
}

/** The tilted powers of both laws, by one inverse transform. */
function transformed(
  spectra: readonly [Spectrum, Spectrum | null],
  size: number,
  spacing: number,
  tilt: number,
): (ComposedValues | null)[] {
  const { fft, input: packed, output: spectrum } = transformOfSize(size);
  const half = size / 2;
  const known = spectra[0].count;
  spectrum.fill(0);
  let meanSize = 0; // average of the product's size over frequencies, both laws
  let productError = 0; // average of what may be wrong in it
  /** Counts the errors at a frequency unless it has vanished, and says whether it counts; `unseen` accounts for the others. */
  const take = (of: Spectrum | null, k: number, count: number): of is Spectrum => {
    if (of === null || of.vanished(k)) return false;
    productError += count * of.errorAt(k);
    meanSize += count * of.sizeAt(k);
    return true;
  };
  const [first, second] = spectra;
  for (let k = 0; k <= half && k < known; k++) {
    const j = (size - k) % size;
    const count = j === k ? 1 : 2;
    const seen = take(first, k, count);
    const cr = seen ? first.re[k] : 0;
    const ci = seen ? first.im[k] : 0;
    const secondSeen = take(second, k, count);
    const dr = secondSeen ? second.re[k] : 0;
    const di = secondSeen ? second.im[k] : 0;
    spectrum[2 * k] = cr - di;
    spectrum[2 * k + 1] = ci + dr;
    spectrum[2 * j] = cr + di;
    spectrum[2 * j + 1] = dr - ci;
  }
  fft.inverseTransform(packed, spectrum);
  const unseen = 2 * Math.exp(VANISHED);
  const entryError = productError / size + (transformErrorOf(size) * meanSize) / size + unseen;
  return ([0, 1] as const).map((which) => {
    if (spectra[which] === null) return null;
    const masses = new Float64Array(size);
    for (let k = 0; k < size; k++) masses[k] = Math.max(0, packed[2 * k + which]);
    const valuesFrom = (firstIndex: number) => hockeySums(masses, firstIndex, spacing, tilt);
    return { valuesFrom, entryError };
  });
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
