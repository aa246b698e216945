// The toy's outcomes over its whole domain: shares stay shares, nothing to learn leaves nothing to attack, bad input is named.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOUDEST, toyOutcome } from './coreFeatureToy';

test('shares stay within their ranges, the same for the same seed, over b, noise and seeds', () => {
  const noises = fc.double({ min: 0, max: LOUDEST, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(0 as const, 1 as const), noises, fc.nat(1e6), (core, noise, seed) => {
      const outcome = toyOutcome(core, noise, seed);
      expect(outcome.gap).toBeGreaterThanOrEqual(-1);
      expect(outcome.gap).toBeLessThanOrEqual(1);
      expect(outcome.auc).toBeGreaterThanOrEqual(0);
      expect(outcome.auc).toBeLessThanOrEqual(1);
      expect(toyOutcome(core, noise, seed)).toEqual(outcome);
    }),
    { numRuns: 6 },
  );
});

test('where all records are alike no loss tells a member from another', () => {
  expect(toyOutcome(0, 0, 1).auc).toBeCloseTo(0.5, 1);
});

test.each([-1, LOUDEST + 1, Number.NaN, Number.POSITIVE_INFINITY])('b = %s is refused by name', (noise) => {
  expect(() => toyOutcome(1, noise, 1)).toThrow(/b /);
});
