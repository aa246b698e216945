// The binomial law: its mass, its tails and its table.
import gammaln from '@stdlib/math-base-special-gammaln';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialLogMass, binomialLowerTail, binomialUpperTail } from './binomial';
import { createBinomialSampler } from './binomialSampler';
import { binomialTable } from './binomialTable';
import { fillUniform, STREAM } from './randomStreams';

const law = fc.record({
  trials: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_000_000 })),
  probability: fc.oneof(
    fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }),
    fc.double({ min: -9, max: -0.01, noNaN: true }).map((x) => 10 ** x),
    fc.double({ min: -9, max: -0.01, noNaN: true }).map((x) => 1 - 10 ** x),
  ),
});

describe('binomialLogMass', () => {
  it('agrees with ln of the exact product for few trials, over trials and probabilities', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (n, p) => {
          const logMass = binomialLogMass(n, p);
          for (let k = 0, choose = 1; k <= n; choose = (choose * (n - k)) / (k + 1), k++) {
            const exact = Math.log(choose) + k * Math.log(p) + (n - k) * Math.log1p(-p);
            expect(logMass(k)).toBeCloseTo(exact, 11);
          }
        },
      ),
      { seed: 2, numRuns: 200 },
    );
  });

  it('agrees with differences of lnGamma to their lower precision, over trials and probabilities', () => {
    fc.assert(
      fc.property(law, fc.double({ min: 0, max: 1, noNaN: true }), ({ trials: n, probability: p }, share) => {
        const k = Math.round(share * n);
        const rest = n - k;
        const expected =
          gammaln(n + 1) -
          gammaln(k + 1) -
          gammaln(rest + 1) +
          k * Math.log(p) +
          (rest > 0 ? rest * Math.log1p(-p) : 0);
        expect(Math.abs(binomialLogMass(n, p)(k) - expected)).toBeLessThan(1e-8 + 1e-13 * Math.abs(expected));
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('sums to 1 at a million trials', () => {
    for (const p of [1e-6, 0.01, 0.25, 0.5, 0.999]) {
      const { first, mass } = binomialTable(1_000_000, p, 1e-30);
      const logMass = binomialLogMass(1_000_000, p);
      let sum = 0;
      for (let j = 0; j < mass.length; j++) sum += Math.exp(logMass(first + j));
      expect(Math.abs(sum - 1)).toBeLessThan(3e-12);
    }
  });

  it('is 0 at an outcome that is certain', () => {
    expect([0, 1].map(binomialLogMass(1, 0))).toEqual([0, -Infinity]);
    expect([6, 7].map(binomialLogMass(7, 1))).toEqual([-Infinity, 0]);
    expect(binomialLogMass(0, 0.3)(0)).toBe(0);
  });
});

describe('binomialTable', () => {
  it("holds the formula's mass to 1e-10 but for less than 1e-18, over trials and probabilities", () => {
    fc.assert(
      fc.property(law, ({ trials, probability }) => {
        const { first, mass } = binomialTable(trials, probability);
        const logMass = binomialLogMass(trials, probability);
        const step = Math.max(1, Math.floor(mass.length / 50));
        for (let j = 0; j < mass.length; j += step) {
          expect(Math.abs(mass[j]! / Math.exp(logMass(first + j)) - 1)).toBeLessThan(1e-10);
        }
        expect(binomialLowerTail(first - 1, trials, probability)).toBeLessThan(1e-18);
        expect(binomialUpperTail(first + mass.length, trials, probability)).toBeLessThan(1e-18);
      }),
      { seed: 4, numRuns: 150 },
    );
  });

  it('has one entry where the outcome is certain', () => {
    expect(binomialTable(12, 1)).toEqual({ first: 12, mass: Float64Array.of(1) });
    expect(binomialTable(12, 0)).toEqual({ first: 0, mass: Float64Array.of(1) });
  });
});

describe('the tails of a binomial law', () => {
  it('are sums of its mass', () => {
    const logMass = binomialLogMass(50, 0.07);
    let lower = 0;
    for (let k = 0; k <= 50; k++) {
      expect(binomialUpperTail(k, 50, 0.07) + lower).toBeCloseTo(1, 13);
      lower += Math.exp(logMass(k));
      expect(binomialLowerTail(k, 50, 0.07)).toBeCloseTo(lower, 13);
    }
  });
});

describe('createBinomialSampler', () => {
  it('inverts the distribution function, over laws and uniforms', () => {
    fc.assert(
      fc.property(
        law,
        fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }),
        ({ trials, probability }, u) => {
          const k = createBinomialSampler(trials, probability)(u);
          // u lies between P[X < k] and P[X <= k], up to the table's rounding
          expect(binomialLowerTail(k, trials, probability)).toBeGreaterThanOrEqual(u - 1e-12);
          expect(binomialLowerTail(k - 1, trials, probability)).toBeLessThanOrEqual(u + 1e-12);
        },
      ),
      { seed: 5, numRuns: 300 },
    );
  });

  // The statistic is chi-square over the cells of expected count >= 20, and its limit the 1e-4 quantile by Wilson-Hilferty. The
  // draw is fixed; under a fresh seed each case fails with probability about 1e-4.
  it.each([
    [500, 0.25],
    [500, 1 / 16],
    [3, 0.9],
    [100_000, 0.5],
  ])('draws counts whose frequencies are those of Bin(%i, %f)', (trials, probability) => {
    const draws = 200_000;
    const uniforms = new Float64Array(draws);
    fillUniform({ seed: 9, stream: STREAM.worstCaseCount, model: 0, step: 0 }, 0, uniforms, 0, draws);
    const sample = createBinomialSampler(trials, probability);
    const counts = new Map<number, number>();
    for (const u of uniforms) counts.set(sample(u), (counts.get(sample(u)) ?? 0) + 1);
    const { first, mass } = binomialTable(trials, probability);
    let statistic = 0;
    let cells = 0;
    for (let j = 0; j < mass.length; j++) {
      const expected = draws * mass[j]!;
      if (expected < 20) continue;
      statistic += ((counts.get(first + j) ?? 0) - expected) ** 2 / expected;
      cells++;
    }
    const spread = 2 / (9 * cells);
    expect(statistic).toBeLessThan(cells * (1 - spread + 3.72 * Math.sqrt(spread)) ** 3);
  });
});
