// The outcomes of the core-feature toy over its whole domain, and its refusals.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOUDEST, toyOutcome } from './coreFeatureToy';

const cores = fc.constantFrom(0 as const, 1 as const);
const noises = fc.double({ min: 0, max: LOUDEST, noNaN: true });

test('gap and area stay within their ranges, over cores, noise and seeds', () => {
  fc.assert(
    fc.property(cores, noises, fc.nat(1e6), (core, noise, seed) => {
      const outcome = toyOutcome(core, noise, seed);
      expect(outcome.gap).toBeGreaterThanOrEqual(-1);
      expect(outcome.gap).toBeLessThanOrEqual(1);
      expect(outcome.auc).toBeGreaterThanOrEqual(0);
      expect(outcome.auc).toBeLessThanOrEqual(1);
    }),
    { numRuns: 6 },
  );
});

test('the same seed gives the same outcome, over cores, noise and seeds', () => {
  fc.assert(
    fc.property(cores, noises, fc.nat(1e6), (core, noise, seed) => {
      expect(toyOutcome(core, noise, seed)).toEqual(toyOutcome(core, noise, seed));
    }),
    { numRuns: 3 },
  );
});

test('losses do not tell training records from test records if all records are alike', () => {
  expect(toyOutcome(0, 0, 1).auc).toBeCloseTo(0.5, 1);
});

test.each([-1, LOUDEST + 1, Number.NaN, Number.POSITIVE_INFINITY])('b = %s is refused by name', (noise) => {
  expect(() => toyOutcome(1, noise, 1)).toThrow(/b /);
});
