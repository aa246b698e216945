// The worst-case attack's law where batches are not Poisson's: against draws, against what is certified, and its reading of errors.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALARM, allocation, anyOrder, drawn, fixed, RUNS, share } from '../../../test/statistics/samplings';
import { size } from '../../../test/statistics/size';
import { epsilon } from '../accountant';
import { gdpEpsilon } from '../closedForm/gaussianDp';
import type { FixedSize } from '../types';
import { attackLaw } from './attackLaw';

const SEED = 11;

test.each([fixed, allocation, anyOrder])(
  'the error rates of the attack are those of drawn scores: %o',
  (mechanism) => {
    const law = attackLaw(mechanism);
    const [original, substituted] = [drawn(mechanism, 0, SEED), drawn(mechanism, 1, SEED)];
    for (const shift of [-1, -0.5, 0, 0.5, 1]) {
      const threshold = law.threshold + shift * law.spread;
      const { fpr, fnr } = law.rates(threshold);
      const error = (rate: number) => ALARM * Math.sqrt((rate * (1 - rate) + 1e-6) / RUNS);
      expect(Math.abs(share(substituted, threshold) - fpr)).toBeLessThan(error(fpr));
      expect(Math.abs(1 - share(original, threshold) - fnr)).toBeLessThan(error(fnr));
    }
  },
);

test.each([fixed, allocation, anyOrder])(
  'no other threshold errs less than that of the attack: %o',
  (mechanism) => {
    const { threshold, spread, rates } = attackLaw(mechanism);
    const wrong = (at: number) => rates(at).fpr + rates(at).fnr;
    for (const shift of [-1, -0.1, -1e-3, 1e-3, 0.1, 1]) {
      expect(wrong(threshold)).toBeLessThanOrEqual(wrong(threshold + shift * spread) + 1e-12);
    }
  },
);

const fixedSize: fc.Arbitrary<FixedSize> = fc.record({
  sampling: fc.constant('fixed-size' as const),
  samplingRate: fc.oneof(fc.double({ min: 1e-3, max: 1, noNaN: true }), fc.constant(1)),
  noiseMultiplier: fc.double({ min: 0.5, max: 30, noNaN: true }),
  steps: fc.integer({ min: 1, max: 2000 }),
});
const randomAllocation = fc.record({
  sampling: fc.constant('random-allocation' as const),
  stepsPerEpoch: fc.integer({ min: 1, max: 500 }),
  epochs: fc.integer({ min: 1, max: 300 }),
  noiseMultiplier: fc.double({ min: 0.5, max: 30, noNaN: true }),
});
const deltas = fc.constantFrom(1e-7, 1e-5, 1e-2);

test('the limit of the attack is at most the substitute epsilon, over batches of fixed size and deltas', () => {
  fc.assert(
    fc.property(fixedSize, deltas, (mechanism, delta) => {
      const limit = attackLaw(mechanism).epsilon(delta).value as number;
      expect(limit).toBeGreaterThanOrEqual(0);
      expect(limit).toBeLessThanOrEqual(epsilon('substitute', mechanism, delta).upper * (1 + 1e-6) + 1e-9);
    }),
    { numRuns: size(30, 300), seed: 3 },
  );
});

test('the limit of the attack with full batches is that of the Gaussian mechanism with sensitivity 2C', () => {
  const one = { sampling: 'fixed-size', samplingRate: 1, noiseMultiplier: 3, steps: 4 } as const;
  const { value } = attackLaw(one).epsilon(1e-5);
  expect(value).toBeCloseTo(gdpEpsilon((2 * 2) / 3, 1e-5), 9);
  expect(value).toBeCloseTo(epsilon('substitute', one, 1e-5).value as number, 6);
});

describe('the epsilon read from an error rate', () => {
  test('is the limit at the law’s own least error, over mechanisms and deltas', () => {
    fc.assert(
      fc.property(fc.oneof(fixedSize, randomAllocation), deltas, (mechanism, delta) => {
        const law = attackLaw(mechanism);
        const { fpr, fnr } = law.rates(law.threshold);
        const least = 0.5 * (fpr + fnr);
        // an error rate that a float64 cannot tell from 0 or from 1/2 has nothing to be read from it
        fc.pre(least > 1e-12 && least < 0.5 - 1e-6);
        const read = law.epsilonOfError as NonNullable<typeof law.epsilonOfError>;
        const limit = law.epsilon(delta).value as number;
        expect(Math.abs(read(least, delta) - limit)).toBeLessThan(1e-4 * Math.max(1, limit));
      }),
      { numRuns: size(40, 400), seed: 4 },
    );
  });

  test('is less at a larger error, over mechanisms and deltas', () => {
    fc.assert(
      fc.property(fc.oneof(fixedSize, randomAllocation), deltas, (mechanism, delta) => {
        const law = attackLaw(mechanism);
        const { fpr, fnr } = law.rates(law.threshold);
        const least = 0.5 * (fpr + fnr);
        // an error rate that a float64 cannot tell from 0 or from 1/2 has nothing to be read from it
        fc.pre(least > 1e-12 && least < 0.5 - 1e-6);
        const read = law.epsilonOfError as NonNullable<typeof law.epsilonOfError>;
        expect(read(0.5 * (least + 0.5), delta)).toBeLessThanOrEqual(read(least, delta) + 1e-12);
      }),
      { numRuns: size(40, 400), seed: 4 },
    );
  });

  test('is 0 at an error rate of 1/2', () => {
    for (const mechanism of [fixed, allocation, anyOrder]) {
      const { epsilonOfError } = attackLaw(mechanism);
      expect(epsilonOfError?.(0.5, 1e-5)).toBe(0);
    }
  });

  test('is infinite at an error rate of 0', () => {
    for (const mechanism of [fixed, allocation, anyOrder]) {
      const { epsilonOfError } = attackLaw(mechanism);
      expect(epsilonOfError?.(0, 1e-5)).toBe(Infinity);
    }
  });

  test('is not defined for Poisson batches', () => {
    expect(attackLaw({ samplingRate: 0.1, noiseMultiplier: 1, steps: 10 }).epsilonOfError).toBeNull();
  });
});
