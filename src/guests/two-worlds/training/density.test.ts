// Test of the density of models' boundaries, against a plain count at every corner of every cell.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginAt } from '../engine/margin';
import { Density } from './density';
import { marginSize } from './margins';

/** The density by a plain count at every corner; null where a corner is so near a boundary that rounding decides. */
function looked(model: 'logistic' | 'network', margins: readonly Float64Array[], grid: number) {
  const boundary = new Float32Array(grid ** 2);
  const positive = new Float32Array(grid ** 2);
  for (let i = 0; i < grid; i++) {
    for (let j = 0; j < grid; j++) {
      let passing = 0;
      let saying = 0;
      for (const margin of margins) {
        const values = [0, 1, 2, 3].map((corner) => {
          const row = i + (corner >> 1);
          const column = j + (corner & 1);
          return marginAt(model, margin, 0, marginSize(model), (2 * column) / grid - 1, 1 - (2 * row) / grid);
        });
        if (values.some((value) => Math.abs(value) < 1e-10)) return null;
        const here = values.filter((value) => value > 0).length;
        saying += here;
        if (here % 4 !== 0) passing++;
      }
      boundary[i * grid + j] = passing / margins.length;
      positive[i * grid + j] = saying / (4 * margins.length);
    }
  }
  return { boundary, positive };
}

describe.each(['logistic', 'network'] as const)('the density of %s boundaries', (model) => {
  const size = marginSize(model);
  const number = fc.integer({ min: -1000, max: 1000 }).map((value) => value / 1000);
  // margins from nearly flat ones to those whose tanh units are saturated
  const margin = fc
    .tuple(fc.array(number, { minLength: size, maxLength: size }), fc.constantFrom(1e-3, 1, 3, 8, 200))
    .map(([numbers, scale]) => Float64Array.from(numbers, (value) => value * scale));

  it('equals the plain count, for one to six models on grids of 2 to 33 cells a side', () => {
    let crossed = 0;
    fc.assert(
      fc.property(
        fc.array(margin, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 33 }),
        (margins, grid) => {
          const expected = looked(model, margins, grid);
          fc.pre(expected !== null);
          const density = new Density(model, grid);
          for (const one of margins) density.add(one, 0);
          const boundary = new Float32Array(grid ** 2 + 1);
          const positive = new Float32Array(grid ** 2 + 1);
          density.write(boundary, positive, 1);
          expect(boundary.subarray(1)).toEqual(expected.boundary);
          expect(positive.subarray(1)).toEqual(expected.positive);
          if (expected.boundary.some((share) => share > 0)) crossed++;
        },
      ),
      { seed: 38, numRuns: 100 },
    );
    expect(crossed).toBeGreaterThan(60);
  });
});
