// The exact bounds on a rate, against their defining equations, and the table that interpolates them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { binomialLowerTail, binomialUpperTail } from '../../../base/numerics/binomial';
import { normalUpperQuantile } from '../../../base/numerics/normal';
import { TABLE_TOLERANCE, upperBoundQuantiles } from './boundTable';
import { clopperPearson, clopperPearsonLower, clopperPearsonUpper } from './clopperPearson';

const experiment = fc
  .record({
    trials: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2_000_000 })),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    fewErrors: fc.option(fc.integer({ min: 0, max: 8 })),
  })
  .map(({ trials, share, fewErrors }) => ({
    trials,
    count: Math.min(trials, fewErrors ?? Math.round(share * trials)),
  }));
const level = fc.double({ min: -8, max: Math.log10(0.5), noNaN: true }).map((x) => 10 ** x);

describe('Clopper-Pearson bounds', () => {
  it('solve their defining tail equations, down to level 1e-8 and up to two million trials', () => {
    fc.assert(
      fc.property(experiment, level, ({ trials, count }, alpha) => {
        const upper = clopperPearsonUpper(count, trials, alpha);
        const lower = clopperPearsonLower(count, trials, alpha);
        // a float p near 1 gives 1 - p no better than this
        const allowed = (p: number) => 1e-8 + (trials * 4e-16) / (1 - p);
        if (count === trials) expect(upper).toBe(1);
        else
          expect(Math.abs(binomialLowerTail(count, trials, upper) / alpha - 1)).toBeLessThan(allowed(upper));
        if (count === 0) expect(lower).toBe(0);
        else expect(Math.abs(binomialUpperTail(count, trials, lower) / alpha - 1)).toBeLessThan(1e-8);
        expect(lower).toBeLessThanOrEqual(count / trials);
        expect(upper).toBeGreaterThanOrEqual(count / trials);
      }),
      { seed: 31, numRuns: size(500, 1500) },
    );
  });

  it('are exact without errors and without successes', () => {
    expect(clopperPearsonUpper(0, 1000, 1e-8)).toBeCloseTo(1 - 1e-8 ** (1 / 1000), 15);
    expect(clopperPearsonLower(1000, 1000, 0.05)).toBeCloseTo(0.05 ** (1 / 1000), 15);
  });

  it('mirror each other when successes and failures change places, over counts and levels', () => {
    fc.assert(
      fc.property(experiment, level, ({ trials, count }, alpha) => {
        const here = clopperPearson(count, trials, alpha);
        const mirrored = clopperPearson(trials - count, trials, alpha);
        expect(here.upperTwoSided).toBeCloseTo(1 - mirrored.lowerTwoSided, 12);
        expect(here.lowerOneSided).toBeCloseTo(1 - mirrored.upperOneSided, 12);
      }),
      { seed: 32, numRuns: size(100, 300) },
    );
  });

  it.each([
    [-1, 10, 0.05, 'count'],
    [11, 10, 0.05, 'count'],
    [1.5, 10, 0.05, 'count'],
    [0, 0, 0.05, 'trials'],
    [1, 10, 0, 'level'],
    [1, 10, Number.NaN, 'level'],
  ])('refuse count %f of %f at level %f with an error that names %s', (count, trials, alpha, field) => {
    expect(() => clopperPearsonUpper(count, trials, alpha)).toThrow(expect.objectContaining({ field }));
  });
});

describe('upperBoundQuantiles', () => {
  const tableTrials = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 80_000 }));
  const tableLevel = fc.double({ min: -5, max: Math.log10(0.25), noNaN: true }).map((x) => 10 ** x);
  const next = (count: number, trials: number) =>
    count + (count < 6 ? 1 : Math.max(1, Math.floor(trials / 20)));

  it('has entries within its tolerance of the exact bounds, over up to 80,000 trials', () => {
    fc.assert(
      fc.property(tableTrials, tableLevel, (trials, alpha) => {
        const table = upperBoundQuantiles(trials, alpha);
        for (let count = 0; count < trials; count = next(count, trials)) {
          const bound = clopperPearsonUpper(count, trials, alpha);
          if (bound < 0.99) {
            expect(Math.abs(table[count]! - normalUpperQuantile(bound))).toBeLessThan(TABLE_TOLERANCE / 2);
          }
        }
      }),
      { seed: 33, numRuns: size(20, 60) },
    );
  });

  it('decreases with the count down to -Infinity, over up to 80,000 trials', () => {
    fc.assert(
      fc.property(tableTrials, tableLevel, (trials, alpha) => {
        const table = upperBoundQuantiles(trials, alpha);
        for (let count = 0; count < trials; count = next(count, trials)) {
          expect(table[count + 1]).toBeLessThan(table[count]!);
        }
        expect(table[trials]).toBe(-Infinity);
      }),
      { seed: 33, numRuns: size(20, 60) },
    );
  });
});
