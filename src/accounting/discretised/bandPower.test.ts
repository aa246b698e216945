// The composition by the band of low frequencies, against convolutions written out and transforms at every frequency.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { bandLimit, bandValues } from './bandPower';
import { lowFrequencyError, multiplyTransforms } from './lowFrequencies';
import { Spectrum, VANISHED } from './spectrum';
import { hockeySums, type TiltedLaw, type TiltedSegment } from './tiltedLaw';

/** A law of given masses at ascending points. */
function law(points: readonly number[], masses: readonly number[]): TiltedLaw {
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const weights = Float64Array.from(masses, (mass) => mass / total);
  return { points: Int32Array.from(points), weights, logMoment: 0, rounding: 0 };
}

/** Modulus of a law's discrete Fourier transform of length `size` at frequency k. */
function modulusAt({ points, weights }: TiltedLaw, k: number, size: number): number {
  let [re, im] = [0, 0];
  for (const [i, point] of points.entries()) {
    const angle = (2 * Math.PI * ((point * k) % size)) / size;
    re += (weights[i] as number) * Math.cos(angle);
    im += (weights[i] as number) * Math.sin(angle);
  }
  return Math.hypot(re, im);
}

describe('the limit of the band of low frequencies', () => {
  it('leaves out only frequencies that vanish in the composed law, over laws', () => {
    let found = 0;
    const shape = fc.record({
      width: logUniform(1, 15),
      // an atom among the rest, a second hump far away, and points that are left out there
      atom: fc.double({ min: 0, max: 3, noNaN: true }),
      hump: logUniform(1e-4, 0.3),
      away: fc.integer({ min: 50, max: 200 }),
      stride: fc.constantFrom(1, 4, 8),
      steps: logUniform(5, 1e5).map(Math.round),
    });
    fc.assert(
      fc.property(shape, ({ width, atom, hump, away, stride, steps }) => {
        const size = 1024;
        const core = Math.ceil(3 * width);
        const points = Array.from({ length: 2 * core + 1 }, (_, i) => i - core);
        const masses = points.map(
          (at) => Math.exp((-0.5 * at * at) / (width * width)) + (at === 2 ? atom * width : 0),
        );
        const total = masses.reduce((sum, mass) => sum + mass, 0);
        for (let i = 0; i < 10; i++) {
          points.push(core + away + i * stride);
          masses.push(0.1 * hump * total);
        }
        const own = law(points, masses);
        const limit = bandLimit([{ laws: [own, null], steps }], size);
        if (limit === null) return;
        found++;
        for (let k = limit; k <= size / 2; k++) {
          expect(steps * Math.log(modulusAt(own, k, size))).toBeLessThan(VANISHED + 1e-6);
        }
      }),
      { numRuns: 40, seed: 31 },
    );
    expect(found).toBeGreaterThan(12);
  });
});

describe('the values of a composition from all its frequencies', () => {
  it('are those of the convolution written out, over laws', () => {
    const size = 256;
    const mass = fc.double({ min: 0.01, max: 1, noNaN: true });
    const piece = fc.record({
      masses: fc.array(mass, { minLength: 3, maxLength: 12 }),
      from: fc.integer({ min: -8, max: 8 }),
      stride: fc.integer({ min: 1, max: 3 }),
      steps: fc.integer({ min: 1, max: 4 }),
    });
    const setting = fc.record({
      pieces: fc.array(piece, { minLength: 1, maxLength: 2 }),
      firstIndex: fc.integer({ min: -300, max: 300 }),
      spacing: logUniform(1e-4, 0.1),
      tilt: logUniform(1e-2, 100),
    });
    fc.assert(
      fc.property(setting, ({ pieces, firstIndex, spacing, tilt }) => {
        const segments: TiltedSegment[] = pieces.map(({ masses, from, stride, steps }) => ({
          laws: [
            law(
              masses.map((_, i) => from + i * stride),
              masses,
            ),
            null,
          ],
          steps,
        }));
        let circle = new Float64Array(size);
        circle[0] = 1;
        for (const { laws, steps } of segments) {
          for (let step = 0; step < steps; step++) {
            const next = new Float64Array(size);
            for (const [i, point] of laws[0].points.entries()) {
              for (let at = 0; at < size; at++) {
                const slot = (((at + point) % size) + size) % size;
                next[slot] = (next[slot] as number) + (laws[0].weights[i] as number) * (circle[at] as number);
              }
            }
            circle = next;
          }
        }
        const wanted = hockeySums(circle, firstIndex, spacing, tilt);
        const spectrum = new Spectrum(size / 2);
        const stepError = lowFrequencyError(segments, size / 2, size);
        for (const { laws, steps } of segments)
          multiplyTransforms([spectrum, null], laws, steps, size, stepError);
        const { valuesFrom, entryError } = bandValues(spectrum, size, spacing, tilt);
        const values = valuesFrom(firstIndex);
        // the highest frequency has no conjugate, and is left out
        const last = segments.reduce(
          (sum, { laws, steps }) => sum + steps * Math.log(modulusAt(laws[0], size / 2, size)),
          0,
        );
        const weights = size * -Math.expm1(-size * spacing);
        const close = values.error + weights * (entryError + Math.exp(last) / size) + 1e-14;
        for (let k = 0; k < size; k += 5) {
          expect(Math.abs(values.at(k) - wanted.at(k))).toBeLessThanOrEqual(close);
        }
      }),
      { numRuns: 100, seed: 32 },
    );
  });
});
