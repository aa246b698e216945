// Tests of the search for roots and for first whole numbers, and of how often it evaluates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Defect } from '../sentences/defect';
import { findRoot, firstWhole } from './rootFinding';

describe('findRoot', () => {
  it('finds the root of steep, flat and kinked functions in few evaluations, over brackets', () => {
    const shapes = fc.constantFrom<(x: number) => number>(
      (x) => x,
      (x) => x * x * x,
      (x) => Math.expm1(20 * x),
      (x) => Math.atan(1e3 * x),
      (x) => (x < 0 ? 1e-3 * x : 1e3 * x),
      (x) => Math.sign(x) * Math.sqrt(Math.abs(x)),
    );
    const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(shapes, real(-5, 5), real(0.01, 30), real(0.01, 30), (shape, root, before, after) => {
        let evaluations = 0;
        const f = (x: number) => {
          evaluations++;
          return shape(x - root);
        };
        const found = findRoot(f, root - before, root + after, { absoluteTolerance: 1e-9 });
        expect(Math.abs(found - root)).toBeLessThan(1e-8);
        expect(evaluations).toBeLessThan(3 * Math.log2((before + after) / 1e-9));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('needs few evaluations where the function is smooth', () => {
    let evaluations = 0;
    const root = findRoot(
      (x) => {
        evaluations++;
        return Math.log(x) - 1;
      },
      0,
      100,
      { absoluteTolerance: 1e-10 },
    );
    expect(root).toBeCloseTo(Math.E, 9);
    expect(evaluations).toBeLessThan(20);
  });

  it('takes a function that is infinite at an end', () => {
    expect(findRoot((x) => 1 / (1 - x) - 3, 0, 1)).toBeCloseTo(2 / 3, 14);
  });

  it('refuses ends at which the function has the same sign', () => {
    expect(() => findRoot((x) => x + 2, -1, 1)).toThrow(Defect);
  });
});

describe('firstWhole', () => {
  it('finds where a predicate begins to hold without evaluating it at the ends, over ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 1000 }), fc.nat(5000), fc.nat(5000), (low, above, further) => {
        const from = low + 1 + above;
        const high = from + further;
        const asked: number[] = [];
        const found = firstWhole(low, high, (at) => {
          asked.push(at);
          return at >= from;
        });
        expect(found).toBe(from);
        expect(asked.every((at) => at > low && at < high)).toBe(true);
        expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(high - low)));
      }),
    );
  });
});
