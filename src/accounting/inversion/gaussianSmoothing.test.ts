// Tests of the bound on a mechanism's delta that follows from the delta of the same mechanism with one more, nearly useless, Gaussian
// release (gaussianSmoothing.ts).
import { describe, expect, it } from 'vitest';
import { logGdpDelta } from '../closedForm/gaussianDp';
import { GAP_PER_SQUARE, hatWeights, originalLogDelta, smoothingForWidth } from './gaussianSmoothing';

describe('hatWeights', () => {
  it.each([0.001, 0.03, 0.4])('are a law of mean 1 on the nodes, mu = %d', (mu) => {
    const weights = hatWeights(mu);
    const sum = weights.reduce((a, b) => a + b, 0);
    const mean = weights.reduce((a, weight, i) => a + weight * Math.exp((i - 6) * 1.5 * mu), 0);
    expect(sum).toBeCloseTo(1, 10);
    expect(mean).toBeCloseTo(1, 10);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
  });
});

describe('originalLogDelta', () => {
  // Gaussian mechanisms compose exactly: a mu-GDP mechanism smoothed by another one has the hypot of the two mu
  it.each([
    [0.5, 0.01, 0.3],
    [2, 0.02, 5],
    [10, 0.05, 80],
    [1, 0.005, 0],
  ])(
    'is a close lower bound on the original delta: mu %d, smoothing %d, epsilon %d',
    (mu, smoothing, epsilon) => {
      const exact = logGdpDelta(mu, epsilon);
      // the profile at negative epsilon, by exchange symmetry
      const profile = (m: number, e: number) =>
        e >= 0 ? logGdpDelta(m, e) : Math.log(1 - Math.exp(e) + Math.exp(e + logGdpDelta(m, -e)));
      const smoothed = (e: number) => profile(Math.hypot(mu, smoothing), e);
      expect(smoothed(epsilon)).toBeGreaterThan(exact);
      const lower = originalLogDelta(smoothed, epsilon, smoothing, hatWeights(smoothing), 0, 10);
      expect(lower).toBeLessThan(exact);
      const slope = (logGdpDelta(mu, epsilon + 1e-4) - exact) / -1e-4;
      // the gap is of second order, and about as large as smoothingForWidth takes it to be
      expect(smoothed(epsilon) - lower).toBeLessThan(
        6 * GAP_PER_SQUARE * smoothing * smoothing * slope * Math.max(slope, 1 / mu),
      );
    },
  );
  it('is -Infinity where the errors are as large as delta', () => {
    expect(originalLogDelta((e) => -e, 1, 0.1, hatWeights(0.1), 0.9, 0)).toBe(-Infinity);
  });
});

it('smoothingForWidth makes the two bounds on epsilon as far apart as asked', () => {
  expect(GAP_PER_SQUARE * smoothingForWidth(1e-4, 7) ** 2 * 7).toBeCloseTo(1e-4, 12);
});
