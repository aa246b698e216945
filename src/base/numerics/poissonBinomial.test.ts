// Tests of the tail of a sum of independent trials with different probabilities.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binomialUpperTail } from './binomial';
import { poissonBinomialTail } from './poissonBinomial';

const probability = fc.double({ min: 0, max: 1, noNaN: true });

test('the Poisson-binomial tail is the sum over all outcomes of few trials, over probabilities and counts', () => {
  fc.assert(
    fc.property(fc.array(probability, { maxLength: 9 }), fc.nat(10), (probabilities, count) => {
      let sum = 0;
      for (let outcome = 0; outcome < 2 ** probabilities.length; outcome++) {
        let chance = 1;
        let successes = 0;
        probabilities.forEach((p, i) => {
          const succeeds = (outcome >> i) & 1;
          successes += succeeds;
          chance *= succeeds ? p : 1 - p;
        });
        if (successes >= count) sum += chance;
      }
      expect(poissonBinomialTail(probabilities, count)).toBeCloseTo(sum, 13);
    }),
    { seed: 43, numRuns: 200 },
  );
});

test('the Poisson-binomial tail is the binomial one for equal probabilities, over trials, probabilities and counts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      probability,
      (trials, p, share) => {
        const count = Math.round(share * trials);
        const tail = poissonBinomialTail(new Array<number>(trials).fill(p), count);
        const expected = binomialUpperTail(count, trials, p);
        expect(Math.abs(tail - expected)).toBeLessThanOrEqual(1e-11 * expected + 1e-300);
      },
    ),
    { seed: 44, numRuns: 200 },
  );
});

test('the Poisson-binomial tail is a probability that falls with the count and rises with every trial’s probability, over both', () => {
  fc.assert(
    fc.property(
      fc.array(probability, { minLength: 1, maxLength: 40 }),
      fc.nat(41),
      fc.nat(39),
      (given, count, i) => {
        const tail = poissonBinomialTail(given, count);
        expect(tail).toBeGreaterThanOrEqual(0);
        expect(tail).toBeLessThanOrEqual(1);
        expect(poissonBinomialTail(given, count + 1)).toBeLessThanOrEqual(tail + 1e-14);
        const surer = given.map((p, j) => (j === i ? 1 : p));
        expect(poissonBinomialTail(surer, count)).toBeGreaterThanOrEqual(tail - 1e-14);
      },
    ),
    { seed: 45, numRuns: 200 },
  );
});

test('an argument out of range is refused by its name', () => {
  expect(() => poissonBinomialTail([0.5, 1.5], 1)).toThrow(/probabilities\[1\] is 1.5/);
  expect(() => poissonBinomialTail([0.5], -1)).toThrow(/count is -1/);
});

test('a tail that would take too long is refused', () => {
  expect(() => poissonBinomialTail(new Array<number>(100_000).fill(0.5), 50_000)).toThrow(/Give fewer/);
});
