// The features, labels and coins of one-run canaries.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../../base/numerics/generators';
import { dot, squaredNorm } from '../../base/numerics/vectors';
import { halfAndHalf, rankMargins, selfComparisonScores, tallyOf } from '../estimation/guesses';
import { oneRunFeatures } from './features';
import { comparisonLabels, fairCoins, trainedLabels } from './labels';

describe('features of one-run canaries', () => {
  it('are orthonormal within every block of as many as there are dimensions', () => {
    const dimension = 24;
    const rows = runToEnd(oneRunFeatures('orthogonal', 60, dimension, 7));
    for (let i = 0; i < rows.length; i++) {
      for (let j = 0; j <= i; j++) {
        const sameBlock = Math.floor(i / dimension) === Math.floor(j / dimension);
        if (sameBlock) expect(Math.abs(dot(rows[i]!, rows[j]!) - (i === j ? 1 : 0))).toBeLessThan(1e-13);
      }
    }
  });

  it('on the sphere have norm 1 and inner products of spread 1/sqrt(d), the law of the printed recipe', () => {
    const dimension = 200;
    const rows = runToEnd(oneRunFeatures('sphere', 150, dimension, 8));
    let squares = 0;
    let pairs = 0;
    for (let i = 0; i < rows.length; i++) {
      expect(squaredNorm(rows[i]!)).toBeCloseTo(1, 12);
      for (let j = 0; j < i; j++, pairs++) squares += dot(rows[i]!, rows[j]!) ** 2;
    }
    // squares of 11,175 pairwise uncorrelated products: relative spread sqrt(2/pairs) = 0.013; six of those
    expect(Math.abs((squares / pairs) * dimension - 1)).toBeLessThan(6 * Math.sqrt(2 / pairs));
  });

  it('of Gaussian canaries have standard deviation 0.1', () => {
    const rows = runToEnd(oneRunFeatures('gaussian', 100, 100, 9));
    const mean = rows.reduce((sum, row) => sum + squaredNorm(row), 0) / 10_000;
    expect(Math.abs(mean / 0.01 - 1)).toBeLessThan(6 * Math.sqrt(2 / 10_000));
  });

  it('are the same whatever the number of canaries', () => {
    for (const kind of ['gaussian', 'sphere', 'orthogonal'] as const) {
      expect(runToEnd(oneRunFeatures(kind, 9, 6, 3)).slice(0, 5)).toEqual(
        runToEnd(oneRunFeatures(kind, 5, 6, 3)),
      );
    }
  });
});

describe('labels and coins', () => {
  // cells of expected count 200; chi-square of 49 degrees of freedom, its 1e-6 quantile by Wilson-Hilferty: 109
  it('are uniform', () => {
    const classes = 50;
    const trained = trainedLabels(10_000, classes, 5);
    const comparison = comparisonLabels(10_000, classes, 5);
    for (const labels of [trained, comparison]) {
      const counts = new Array<number>(classes).fill(0);
      for (const label of labels) counts[label]!++;
      expect(counts.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0)).toBeLessThan(109);
    }
  });

  it('of comparisons are drawn apart from the trained ones', () => {
    const classes = 50;
    const trained = trainedLabels(10_000, classes, 5);
    const comparison = comparisonLabels(10_000, classes, 5);
    const coincide = trained.filter((label, i) => label === comparison[i]).length;
    expect(Math.abs(coincide - 200)).toBeLessThan(5 * Math.sqrt(200));
  });

  it('of coins are fair', () => {
    const heads = fairCoins(10_000, 5).filter((coin) => coin === 1).length;
    expect(Math.abs(heads - 5000)).toBeLessThan(5 * 50);
  });
});

describe('guesses', () => {
  const coins = Int8Array.of(1, 1, -1, -1, 1, -1);

  it('half and half take the ends of the ranking', () => {
    const scores = Float64Array.of(5, -4, -5, 4, 1, 0);
    expect(halfAndHalf(scores, coins, 2)).toEqual({ r: 2, v: 2 });
    expect(halfAndHalf(scores, coins, 4)).toEqual({ r: 4, v: 2 });
    expect(halfAndHalf(scores, coins, 6)).toEqual({ r: 6, v: 4 });
    expect(() => halfAndHalf(scores, coins, 3)).toThrow(/r is 3/);
    expect(() => halfAndHalf(scores, coins, 8)).toThrow(/r is 8 but m is 6/);
  });

  it('by margin abstain where the two labels coincide', () => {
    const trained = { labels: Int32Array.of(0, 1, 2, 3), losses: Float64Array.of(1, 4, 1, 2) };
    const compared = { labels: Int32Array.of(1, 0, 2, 1), losses: Float64Array.of(3, 1, 1, 2) };
    // margins 2, -3, none, 0; of the tie the smaller label is named, which was not the trained one
    expect(tallyOf(rankMargins([trained, compared]), 1)).toEqual({ r: 1, v: 0 });
    expect(tallyOf(rankMargins([trained, compared]), 2)).toEqual({ r: 2, v: 1 });
    expect(tallyOf(rankMargins([trained, compared]), 4)).toEqual({ r: 3, v: 1 });
    // the third of three labels repeats another in the second and fourth; the first is lost to it
    const third = { labels: Int32Array.of(2, 0, 5, 3), losses: Float64Array.of(0.5, 1, 4, 2) };
    expect(tallyOf(rankMargins([trained, compared, third]), 4)).toEqual({ r: 1, v: 0 });
    expect(() => rankMargins([trained])).toThrow(/k is 1/);
  });

  it('of a model that lost everything right are all right, of its negative all wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), (half, seed) => {
        const m = 2 * half;
        const labels = trainedLabels(m, 1000, seed);
        const others = labels.map((label) => (label + 1) % 1000);
        const secret = fairCoins(m, seed);
        const less = new Float64Array(m).fill(1);
        const more = new Float64Array(m).fill(2);
        const by = (own: Float64Array, other: Float64Array) =>
          tallyOf(
            rankMargins([
              { labels, losses: own },
              { labels: others, losses: other },
            ]),
            m,
          );
        expect(by(less, more)).toEqual({ r: m, v: m });
        expect(by(more, less)).toEqual({ r: m, v: 0 });
        // forced to half and half, it is right as often as the coins are half and half
        const plus = secret.filter((coin) => coin === 1).length;
        const forced = halfAndHalf(selfComparisonScores(less, more, secret), secret, m);
        expect(forced.v).toBe(m - Math.abs(plus - half));
      }),
      { seed: 61, numRuns: 100 },
    );
  });

  // null: scores say nothing. 400 games of 100 guesses: the number right is Bin(40000, 1/2); five standard deviations
  it('at random are right half of the time', () => {
    let right = 0;
    for (let seed = 0; seed < 400; seed++) {
      const scores = Float64Array.from(comparisonLabels(100, 1e6, seed));
      right += halfAndHalf(scores, fairCoins(100, seed), 100).v;
    }
    expect(Math.abs(right - 20_000)).toBeLessThan(5 * 100);
  });
});
