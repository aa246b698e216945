// The transforms from a coarse grid, against sums over all points.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowFrequencyError, multiplyTransforms } from './lowFrequencies';
import { Spectrum } from './spectrum';
import type { TiltedLaw } from './tiltedLaw';

const SIZES = [64, 1024, 8192, 65_536];

function law(points: readonly number[], masses: readonly number[]): TiltedLaw {
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const weights = Float64Array.from(masses, (mass) => mass / total);
  return { points: Int32Array.from(points), weights, logMoment: 0, rounding: 0 };
}

/** The transform at frequency k by compensated sums, as real and imaginary part. */
function transformAt({ points, weights }: TiltedLaw, k: number, size: number): [number, number] {
  const sums = [0, 0];
  const lost = [0, 0];
  for (const [i, point] of points.entries()) {
    const angle = (-2 * Math.PI * ((point * k) % size)) / size;
    const weight = weights[i] as number;
    for (const [part, value] of [weight * Math.cos(angle), weight * Math.sin(angle)].entries()) {
      const added = value - (lost[part] as number);
      const next = (sums[part] as number) + added;
      lost[part] = next - (sums[part] as number) - added;
      sums[part] = next;
    }
  }
  return sums as [number, number];
}

/** The largest distance of a spectrum of one step from the sums, and the bound on it. */
function worst(
  laws: readonly [TiltedLaw, TiltedLaw | null],
  limit: number,
  size: number,
): { off: number; bound: number } {
  const bound = lowFrequencyError([{ laws, steps: 1 }], limit, size);
  const spectra = [new Spectrum(limit), laws[1] && new Spectrum(limit)] as const;
  multiplyTransforms(spectra, laws, 1, size, bound);
  let off = 0;
  for (const which of [0, 1] as const) {
    const own = laws[which];
    const spectrum = spectra[which];
    if (own === null || spectrum === null) continue;
    for (let k = 0; k < limit; k += Math.max(1, limit >> 4)) {
      const [re, im] = transformAt(own, k, size);
      off = Math.max(off, Math.hypot((spectrum.re[k] as number) - re, (spectrum.im[k] as number) - im));
    }
  }
  return { off, bound };
}

describe('transforms at low frequencies', () => {
  const masses = fc.array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { minLength: 2, maxLength: 300 });
  const shape = fc.record({
    masses,
    others: masses,
    size: fc.constantFrom(...SIZES),
    from: fc.integer({ min: -20_000, max: 20_000 }),
    stride: fc.constantFrom(1, 1, 2, 8, 64),
    // distance of the last point from the others, which may lead round the circle
    away: fc.integer({ min: 1, max: 20_000 }),
    limit: fc.constantFrom(1, 2, 3, 17, 60, 128, 500, 1000, 2000, 4096),
  });

  it('are the sums over all points within the error that they state, over laws', () => {
    fc.assert(
      fc.property(shape, ({ masses: own, others, size, from, stride, away, limit: most }) => {
        const limit = Math.min(most, size / 2);
        const points = (count: number) =>
          Array.from({ length: count }, (_, i) => from + i * stride + (i === count - 1 ? away : 0));
        const laws = [law(points(own.length), own), law(points(others.length), others)] as const;
        const { off, bound } = worst(laws, limit, size);
        expect(off).toBeLessThanOrEqual(bound);
      }),
      { numRuns: 150, seed: 41 },
    );
  });

  it('state an error under a few hundred roundoffs', () => {
    const laws = [law([0, 1, 5], [1, 2, 3]), null] as const;
    for (const size of SIZES) {
      for (const limit of [1, 2, size / 64, size / 2]) {
        expect(lowFrequencyError([{ laws, steps: 1 }], limit, size)).toBeLessThan(1e-13);
      }
    }
  });
});
