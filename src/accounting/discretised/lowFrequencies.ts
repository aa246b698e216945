// The transforms of a step's two laws at low frequencies, from far fewer grid points than the laws have: each mass
// is spread over a few points of a coarse grid by a Gaussian, the coarse grid is transformed, and the Gaussian's
// own transform divided out (the nonuniform FFT of Dutt, Rokhlin, "Fast Fourier Transforms for Nonequispaced Data",
// 1993). What is wrong in it is bounded here.
//
// Derived here. With the cell of the coarse grid of N points as the unit of length, let a mass 1 lie at x and put e^{-(m - x)^2 / 2V} at
// each of its points m. By Poisson's sum their transform at frequency k is sqrt(2 pi V) e^{-2 pi^2 V (k/N)^2} e^{-2 pi i k x /
// N}, times 1 plus terms of sizes e^{-2 pi^2 V ((r + k/N)^2 - (k/N)^2)}, r = +-1, +-2, ... For |k| <= N/8 those are
// at most e^{-2 pi^2 V 3/4} for r = +-1, and all others vanish beside them. Points further away than R are left
// out; together they have at most 2 e^{-R^2 / 2V} / (1 - e^{-R / V}).
import { remembered } from '../../base/numerics/remembered';
import { type Spectrum, transformOfSize } from './spectrum';
import { type TiltedLaw, type TiltedSegment, UNIT_ROUNDOFF } from './tiltedLaw';

/** The least number of coarse points for each frequency. */
const OVERSAMPLING = 8;
/** Variance V and reach R of the Gaussian by which masses are spread, in coarse points. */
const VARIANCE = 2.33;
const REACH = 13;
const CELLS = 2 * REACH;
/** How many masses may be added up before they are spread. */
const MOST_IN_CELL = 64;

const WHOLE = Math.sqrt(2 * Math.PI * VARIANCE);
/** Growth of an error at the last frequency, by dividing out the Gaussian's transform. */
const GROWTH = Math.exp((2 * Math.PI * Math.PI * VARIANCE) / OVERSAMPLING ** 2);
const ALIASED = 2.001 * Math.exp(-2 * Math.PI * Math.PI * VARIANCE * (1 - 2 / OVERSAMPLING));
const CUT_OFF = (2 * Math.exp((-REACH * REACH) / (2 * VARIANCE))) / (1 - Math.exp(-REACH / VARIANCE)) / WHOLE;
/** The smallest coarse grid: a power of two that holds all points to which one mass is spread. */
const SMALLEST = 32;

/** Size of the coarse circle, which is the law's own circle where a coarser one would not save work. */
function coarseSize(limit: number, size: number): number {
  const wanted = 2 ** Math.ceil(Math.log2(OVERSAMPLING * limit));
  return Math.min(size, Math.max(wanted, size / MOST_IN_CELL, SMALLEST));
}

export const transformErrorOf = (size: number): number => 8 * (Math.log2(size) + 4) * UNIT_ROUNDOFF;

/**
 * Error bound of one transform, for masses that add up to 1. A spread mass is off by a few roundoffs. A coarse point adds up
 * what one cell's masses leave there, and then what all cells in reach leave, once for each round of the law on the circle.
 */
export function lowFrequencyError(segments: readonly TiltedSegment[], limit: number, size: number): number {
  const coarse = coarseSize(limit, size);
  // the rounding of the powers is included
  if (coarse === size) return transformErrorOf(size) + 8 * UNIT_ROUNDOFF;
  const sums = Math.max(...segments.flatMap(({ laws }) => laws.map((law) => sumsAt(law, size))));
  const spread = (size / coarse + sums + 8) * UNIT_ROUNDOFF;
  return GROWTH * (ALIASED + CUT_OFF + spread + transformErrorOf(coarse)) + 16 * UNIT_ROUNDOFF;
}

/** The most sums that meet at a coarse point: those of the cells in reach, in every round of the circle. */
function sumsAt(law: TiltedLaw | null, size: number): number {
  if (law === null) return 0;
  const { points } = law;
  const rounds = 1 + Math.ceil((points[points.length - 1] - points[0]) / size);
  return Math.min(CELLS * rounds, points.length);
}

/** The weights that a mass 1 at a grid point adds to the coarse points in reach, for every place of the point in its coarse cell. */
const kernelOf = remembered((inCell: number) =>
  Float64Array.from({ length: inCell * CELLS }, (_, i) => {
    const distance = (i % CELLS) - REACH + 1 - Math.floor(i / CELLS) / inCell;
    return Math.exp((-distance * distance) / (2 * VARIANCE));
  }),
);

const cellSum = new Float64Array(CELLS);

/** Spreads a law into the circular array of pairs: its even entries for the first law, odd ones for the second. */
function spread({ points, weights }: TiltedLaw, packed: Float64Array, offset: 0 | 1, shift: number): void {
  const mask = packed.length / 2 - 1;
  const inCell = 1 << shift;
  const kernel = kernelOf(inCell);
  const n = weights.length;
  for (let i = 0; i < n; ) {
    const cell = points[i] >> shift;
    cellSum.fill(0);
    for (; i < n && points[i] >> shift === cell; i++) {
      const weight = weights[i];
      const from = (points[i] & (inCell - 1)) * CELLS;
      for (let c = 0; c < CELLS; c++) cellSum[c] += weight * kernel[from + c];
    }
    for (let c = 0; c < CELLS; c++) packed[2 * ((cell - REACH + 1 + c) & mask) + offset] += cellSum[c];
  }
}

/** Adds a law to the circular array of pairs where the grid is as fine as the law's own. */
function fold({ points, weights }: TiltedLaw, packed: Float64Array, offset: 0 | 1): void {
  const mask = packed.length / 2 - 1;
  for (let i = 0; i < weights.length; i++) packed[2 * (points[i] & mask) + offset] += weights[i];
}

/**
 * Multiplies the spectra by the transforms of a step's laws, to the power of its steps. The two laws are the real and
 * the imaginary part of one transform. `size` is the number of points of the circle, a power of two.
 */
export function multiplyTransforms(
  spectra: readonly [Spectrum, Spectrum | null],
  laws: readonly [TiltedLaw, TiltedLaw | null],
  steps: number,
  size: number,
  stepError: number,
): void {
  const { count } = spectra[0];
  const coarse = coarseSize(count, size);
  const { fft, input, output } = transformOfSize(coarse);
  const shift = Math.log2(size / coarse);
  input.fill(0);
  for (const which of [0, 1] as const) {
    const law = laws[which];
    if (law === null || spectra[which] === null) continue;
    if (shift === 0) fold(law, input, which);
    else spread(law, input, which, shift);
  }
  fft.transform(output, input);
  for (let k = 0; k < count; k++) {
    const j = k === 0 ? 0 : coarse - k;
    const turns = k / coarse;
    const scale =
      shift === 0 ? 0.5 : (0.5 / WHOLE) * Math.exp(2 * Math.PI * Math.PI * VARIANCE * turns * turns);
    const zr = output[2 * k];
    const zi = output[2 * k + 1];
    const wr = output[2 * j];
    const wi = output[2 * j + 1];
    // split the packed spectrum: real input and its partner at the mirrored frequency
    spectra[0].multiply(k, scale * (zr + wr), scale * (zi - wi), steps, stepError);
    spectra[1]?.multiply(k, scale * (zi + wi), scale * (wr - zr), steps, stepError);
  }
}
