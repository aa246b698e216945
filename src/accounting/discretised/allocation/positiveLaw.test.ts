// The sum of two laws has each pair of atoms once, in its cell. A law below keeps its mass and mean and goes down in the convex order when
// it gets an atom at 1.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { type PositiveLaw, sumOf, withAtomAtOne } from './positiveLaw';

const SEED = 20_261_130;

test('a law with an atom at 1 has the mass, the mean and no larger calls, over laws', () => {
  const positive = fc.double({ min: 0.01, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(positive, positive), { minLength: 2, maxLength: 12 }), (atoms) => {
      const mass = atoms.reduce((sum, [, weight]) => sum + weight, 0);
      const mean = atoms.reduce((sum, [value, weight]) => sum + value * weight, 0) / mass;
      const sorted = [...new Map(atoms).entries()].sort(([a], [b]) => a - b);
      fc.pre(sorted.length === atoms.length);
      const law = {
        values: Float64Array.from(sorted, ([value]) => value / mean),
        masses: Float64Array.from(sorted, ([, weight]) => weight / mass),
        atInfinity: 0,
      };
      const given = withAtomAtOne(law);
      const sumOver = ({ values, masses }: PositiveLaw, f: (value: number) => number) =>
        masses.reduce((sum, weight, i) => sum + weight * f(values[i] as number), 0);
      expect([...given.values]).toContain(1);
      expect(sumOver(given, () => 1)).toBeCloseTo(1, 12);
      expect(sumOver(given, (value) => value)).toBeCloseTo(1, 12);
      for (let i = 0; i < given.values.length; i++) {
        expect(given.masses[i]).toBeGreaterThan(0);
        if (i > 0) expect(given.values[i]).toBeGreaterThan(given.values[i - 1] as number);
      }
      for (const y of [...law.values, 0.5, 1, 2]) {
        const call = (value: number) => Math.max(0, value - y);
        expect(sumOver(given, call)).toBeLessThanOrEqual(sumOver(law, call) + 1e-12);
      }
    }),
    { seed: SEED, endOnFailure: true, numRuns: size(50, 1000) },
  );
});

test('the sum of two laws has in each cell the mass and the mean of the pairs of atoms there, over laws and edges', () => {
  // few numbers, so that atoms of both laws and edges are often the same
  const number = fc.integer({ min: 1, max: 24 }).map((n) => n / 4);
  const ascending = (least: number) =>
    fc.uniqueArray(number, { minLength: least, maxLength: 9 }).map((all) => all.toSorted((a, b) => a - b));
  const law = fc
    .tuple(ascending(1), fc.array(number, { minLength: 9, maxLength: 9 }))
    .map(([values, all]) => {
      const weights = all.slice(0, values.length);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const masses = Float64Array.from(weights, (weight) => weight / total);
      return { values: Float64Array.from(values), masses, atInfinity: 0 };
    });
  fc.assert(
    fc.property(law, law, fc.boolean(), ascending(1), (a, other, twice, edges) => {
      const b = twice ? a : other;
      const masses = new Array<number>(edges.length + 1).fill(0);
      const means = new Array<number>(edges.length + 1).fill(0);
      a.values.forEach((x, i) => {
        b.values.forEach((y, j) => {
          const cell = edges.filter((edge) => edge <= x + y).length;
          const mass = (a.masses[i] as number) * (b.masses[j] as number);
          masses[cell] = (masses[cell] as number) + mass;
          means[cell] = (means[cell] as number) + mass * (x + y);
        });
      });
      const filled = [...masses.keys()].filter((cell) => (masses[cell] as number) > 0);
      const sum = sumOf(a, b, Float64Array.from(edges), 'below');
      expect(sum.values.length).toBe(filled.length);
      for (const [k, cell] of filled.entries()) {
        expect(sum.masses[k]).toBeCloseTo(masses[cell] as number, 12);
        expect(sum.values[k]).toBeCloseTo((means[cell] as number) / (masses[cell] as number), 10);
      }
    }),
    { seed: SEED, endOnFailure: true, numRuns: size(200, 2000) },
  );
});
