// The law of the right guesses among the surest ones, against the authors' program and simulated games.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { gdpEpsilon } from '../../accounting';
import { binomialLowerTail } from '../../base/numerics/binomial';
import { normalTail } from '../../base/numerics/normal';
import { fillNormal, STREAM } from '../../base/numerics/randomStreams';
import { oneRunPValueGdp } from './gdpBounds';
import { orderStatisticsMuLower, orderStatisticsPValue } from './orderStatistics';

/** Numbers of the authors' own program: epsilon at delta = 1e-5 and 95% confidence, by m, r and wrong guesses. */
const PUBLISHED = [
  [1000, 100, 26, 1.1926],
  [1000, 500, 103, 3.7557],
  [1000, 1000, 309, 3.67],
  [10_000, 2500, 364, 4.1371],
  [10_000, 5000, 1034, 4.1789],
  [1000, 100, 1, 5.9018],
  [100_000, 25_000, 362, 9.8094],
] as const;

describe('order statistics', () => {
  test.each(PUBLISHED)('meet the authors’ program at m = %d, r = %d, %d wrong', (m, r, wrong, epsilon) => {
    const mu = orderStatisticsMuLower({ m, r, v: r - wrong }, 0.05);
    expect(Math.abs(gdpEpsilon(mu, 1e-5) - epsilon)).toBeLessThan(1e-3);
  });

  test('give the law of right guesses in simulated games', () => {
    const [m, r, mu, games] = [40, 10, 1, 20_000];
    const noise = new Float64Array(m);
    const counts = new Array<number>(r + 1).fill(0);
    for (let game = 0; game < games; game++) {
      fillNormal({ seed: 5, stream: STREAM.oneRunFeatures, model: 0, step: 0 }, game * m, noise, 0, m);
      const surest = Array.from(noise, (z) => z + mu / 2).sort((a, b) => Math.abs(b) - Math.abs(a));
      counts[surest.slice(0, r).filter((x) => x > 0).length]! += 1;
    }
    for (const v of [7, 8, 9, 10]) {
      const share = counts.slice(v).reduce((sum, n) => sum + n, 0) / games;
      const p = orderStatisticsPValue({ m, r, v }, mu);
      // five standard deviations: four comparisons miss with probability below 3e-6
      expect(Math.abs(share - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / games));
    }
  });

  const counts = fc
    .integer({ min: 2, max: 2000 })
    .chain((m) =>
      fc.tuple(fc.constant(m), fc.integer({ min: 1, max: m }), fc.double({ min: 0, max: 1, noNaN: true })),
    )
    .map(([m, r, share]) => ({ m, r, v: Math.max(1, Math.round(share * r)) }));
  const mus = fc.double({ min: 0.01, max: 6, noNaN: true });

  test('give a p-value in [0, 1], over m up to 2000, r and mu', () => {
    fc.assert(
      fc.property(counts, mus, (at, mu) => {
        const p = orderStatisticsPValue(at, mu);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
      { seed: 4, numRuns: size(20, 60) },
    );
  });

  test('give a p-value that rises with mu, over m up to 2000, r and mu', () => {
    fc.assert(
      fc.property(counts, mus, (at, mu) => {
        const p = orderStatisticsPValue(at, mu);
        expect(orderStatisticsPValue(at, 1.1 * mu)).toBeGreaterThanOrEqual(p - 1e-9);
      }),
      { seed: 4, numRuns: size(20, 60) },
    );
  });

  test('give a p-value that falls with v, over m up to 2000, r and mu', () => {
    fc.assert(
      fc.property(counts, mus, (at, mu) => {
        const p = orderStatisticsPValue(at, mu);
        expect(orderStatisticsPValue({ ...at, v: at.v - 1 }, mu)).toBeGreaterThanOrEqual(p - 1e-9);
      }),
      { seed: 4, numRuns: size(20, 60) },
    );
  });

  test('give the binomial p-value if every canary is guessed rightly, over m up to 2000 and mu', () => {
    fc.assert(
      fc.property(counts, mus, ({ m }, mu) => {
        const all = orderStatisticsPValue({ m, r: m, v: m }, mu);
        expect(all).toBeCloseTo(binomialLowerTail(0, m, normalTail(mu / 2)), 12);
      }),
      { seed: 4, numRuns: size(20, 60) },
    );
  });

  test('give p-values under the bound that allows canaries to influence each other', () => {
    for (const mu of [0.3, 1, 2])
      for (const v of [60, 75, 90])
        expect(orderStatisticsPValue({ m: 500, r: 100, v }, mu)).toBeLessThanOrEqual(
          oneRunPValueGdp({ m: 500, r: 100, v, k: 2 }, mu) + 1e-12,
        );
  });
});
