// A law below keeps its mass and mean and goes down in the convex order when it gets an atom at 1.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { type PositiveLaw, withAtomAtOne } from './positiveLaw';

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
