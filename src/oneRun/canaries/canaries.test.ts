// The features, labels and coins of one-run canaries, and the guesses that are made from them.
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

  it('on the sphere have norm 1', () => {
    for (const row of runToEnd(oneRunFeatures('sphere', 150, 200, 8)))
      expect(squaredNorm(row)).toBeCloseTo(1, 12);
  });

  it('on the sphere have inner products of standard deviation 1/sqrt(d)', () => {
    const dimension = 200;
    const rows = runToEnd(oneRunFeatures('sphere', 150, dimension, 8));
    let squares = 0;
    let pairs = 0;
    for (let i = 0; i < rows.length; i++) {
      for (let j = 0; j < i; j++, pairs++) squares += dot(rows[i]!, rows[j]!) ** 2;
    }
    // the mean square of 11,175 pairwise uncorrelated products has relative standard error sqrt(2/pairs) = 0.013; six of those
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

describe('the draws of one-run canaries', () => {
  // 50 cells of expected count 200: chi-square with 49 degrees of freedom, whose upper 1e-6 quantile is 109 (Wilson-Hilferty)
  it('have uniform labels', () => {
    const classes = 50;
    const trained = trainedLabels(10_000, classes, 5);
    const comparison = comparisonLabels(10_000, classes, 5);
    for (const labels of [trained, comparison]) {
      const counts = new Array<number>(classes).fill(0);
      for (const label of labels) counts[label]!++;
      expect(counts.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0)).toBeLessThan(109);
    }
  });

  it('have labels of comparisons that are drawn apart from the trained ones', () => {
    const classes = 50;
    const trained = trainedLabels(10_000, classes, 5);
    const comparison = comparisonLabels(10_000, classes, 5);
    const coincide = trained.filter((label, i) => label === comparison[i]).length;
    expect(Math.abs(coincide - 200)).toBeLessThan(5 * Math.sqrt(200));
  });

  it('have fair coins', () => {
    const heads = fairCoins(10_000, 5).filter((coin) => coin === 1).length;
    expect(Math.abs(heads - 5000)).toBeLessThan(5 * 50);
  });
});

describe('guesses', () => {
  const coins = Int8Array.of(1, 1, -1, -1, 1, -1);

  const scores = Float64Array.of(5, -4, -5, 4, 1, 0);

  it('of half and half take the ends of the ranking', () => {
    expect(halfAndHalf(scores, coins, 2)).toEqual({ r: 2, v: 2 });
    expect(halfAndHalf(scores, coins, 4)).toEqual({ r: 4, v: 2 });
    expect(halfAndHalf(scores, coins, 6)).toEqual({ r: 6, v: 4 });
  });

  it('of half and half are refused for an odd number or more than there are canaries', () => {
    expect(() => halfAndHalf(scores, coins, 3)).toThrow(/r is 3/);
    expect(() => halfAndHalf(scores, coins, 8)).toThrow(/r is 8 but m is 6/);
  });

  const trained = { labels: Int32Array.of(0, 1, 2, 3), losses: Float64Array.of(1, 4, 1, 2) };
  const compared = { labels: Int32Array.of(1, 0, 2, 1), losses: Float64Array.of(3, 1, 1, 2) };

  it('by margin abstain where two labels coincide', () => {
    // the margins are 2, -3, none and 0; in the tie the smaller label is guessed, which was not the trained one
    expect(tallyOf(rankMargins([trained, compared]), 1)).toEqual({ r: 1, v: 0 });
    expect(tallyOf(rankMargins([trained, compared]), 2)).toEqual({ r: 2, v: 1 });
    expect(tallyOf(rankMargins([trained, compared]), 4)).toEqual({ r: 3, v: 1 });
    // a third label repeats another one at the second and fourth canary, and has the smallest loss at the first
    const third = { labels: Int32Array.of(2, 0, 5, 3), losses: Float64Array.of(0.5, 1, 4, 2) };
    expect(tallyOf(rankMargins([trained, compared, third]), 4)).toEqual({ r: 1, v: 0 });
  });

  it('by margin are refused with a single label', () => {
    expect(() => rankMargins([trained])).toThrow(/k is 1/);
  });

  /** Guesses by margin at m canaries, if all trained labels have the loss `own` and all others the loss `other`. */
  function byMargin(m: number, seed: number, own: number, other: number) {
    const labels = trainedLabels(m, 1000, seed);
    const others = labels.map((label) => (label + 1) % 1000);
    const ranked = rankMargins([
      { labels, losses: new Float64Array(m).fill(own) },
      { labels: others, losses: new Float64Array(m).fill(other) },
    ]);
    return tallyOf(ranked, m);
  }
  const halves = fc.integer({ min: 2, max: 60 });

  it('by margin are all right if trained labels have the smaller losses, over up to 120 canaries', () => {
    fc.assert(
      fc.property(halves, fc.nat(), (half, seed) => {
        expect(byMargin(2 * half, seed, 1, 2)).toEqual({ r: 2 * half, v: 2 * half });
      }),
      { seed: 61, numRuns: 100 },
    );
  });

  it('by margin are all wrong if trained labels have the larger losses, over up to 120 canaries', () => {
    fc.assert(
      fc.property(halves, fc.nat(), (half, seed) => {
        expect(byMargin(2 * half, seed, 2, 1)).toEqual({ r: 2 * half, v: 0 });
      }),
      { seed: 61, numRuns: 100 },
    );
  });

  it('of half and half lose what the coins lack of half and half, over up to 120 canaries', () => {
    fc.assert(
      fc.property(halves, fc.nat(), (half, seed) => {
        const m = 2 * half;
        const secret = fairCoins(m, seed);
        const less = new Float64Array(m).fill(1);
        const more = new Float64Array(m).fill(2);
        const plus = secret.filter((coin) => coin === 1).length;
        const forced = halfAndHalf(selfComparisonScores(less, more, secret), secret, m);
        expect(forced.v).toBe(m - Math.abs(plus - half));
      }),
      { seed: 61, numRuns: 100 },
    );
  });

  // the scores do not depend on the coins, so of 400 games of 100 guesses Bin(40000, 1/2) are right; five standard deviations
  it('from scores that say nothing are right half of the time', () => {
    let right = 0;
    for (let seed = 0; seed < 400; seed++) {
      const scores = Float64Array.from(comparisonLabels(100, 1e6, seed));
      right += halfAndHalf(scores, fairCoins(100, seed), 100).v;
    }
    expect(Math.abs(right - 20_000)).toBeLessThan(5 * 100);
  });
});
