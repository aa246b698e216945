// Tests of the streams of random numbers: their laws, and that batches do not change them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalCdf } from './normal';
import { fillNormal, fillUniform, STREAM } from './randomStreams';

const ADDRESS = { seed: 20260701, stream: STREAM.worstCaseNoise, model: 0, step: 0 };
const COUNT = 200_000;

/** Kolmogorov's statistic sqrt(n) sup |F_n - F| of numbers whose distribution function is `cdf`. */
function kolmogorov(numbers: Float64Array, cdf: (x: number) => number): number {
  const sorted = numbers.slice().sort();
  let gap = 0;
  for (let i = 0; i < sorted.length; i++) {
    const f = cdf(sorted[i]!);
    gap = Math.max(gap, f - i / sorted.length, (i + 1) / sorted.length - f);
  }
  return gap * Math.sqrt(sorted.length);
}

function autocorrelation(numbers: Float64Array, mean: number, variance: number, lag: number): number {
  let sum = 0;
  for (let i = lag; i < numbers.length; i++) sum += (numbers[i]! - mean) * (numbers[i - lag]! - mean);
  return sum / ((numbers.length - lag) * variance);
}

// Each test below is of a fixed draw, so that it passes or fails for good. Under a fresh seed a Kolmogorov statistic above 2.23 has
// the probability 1e-4 (2 exp(-2 * 2.23^2)), and an autocorrelation of more than 4 standard errors 6e-5.
describe.each([
  ['fillUniform', fillUniform, (x: number) => x, 0.5, 1 / 12],
  ['fillNormal', fillNormal, normalCdf, 0, 1],
] as const)('%s', (_, fill, cdf, mean, variance) => {
  const numbers = new Float64Array(COUNT);
  fill(ADDRESS, 0, numbers, 0, COUNT);

  it('has the uniform or the normal distribution by the test of Kolmogorov and Smirnov', () => {
    expect(kolmogorov(numbers, cdf)).toBeLessThan(2.23);
  });

  it.each([1, 2, 3, 4, 8])('is uncorrelated at lag %i', (lag) => {
    expect(Math.abs(autocorrelation(numbers, mean, variance, lag))).toBeLessThan(4 / Math.sqrt(COUNT));
  });

  it('does not depend on how a range is cut into batches, over ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 70 }), (from, count) => {
        const part = new Float64Array(count + 3).fill(-9);
        fill(ADDRESS, from, part, 2, count);
        expect(part.subarray(2, 2 + count)).toEqual(numbers.subarray(from, from + count));
        expect([part[0], part[1], part[count + 2]]).toEqual([-9, -9, -9]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each(['seed', 'stream', 'model', 'step'] as const)('depends on the %s', (field) => {
    const other = new Float64Array(COUNT);
    fill({ ...ADDRESS, [field]: ADDRESS[field] + 1 }, 0, other, 0, COUNT);
    let product = 0;
    for (let i = 0; i < COUNT; i++) product += (numbers[i]! - mean) * (other[i]! - mean);
    expect(Math.abs(product / (COUNT * variance))).toBeLessThan(4 / Math.sqrt(COUNT));
  });
});

it('uniforms are never 0 or 1', () => {
  const numbers = new Float64Array(COUNT);
  fillUniform(ADDRESS, 0, numbers, 0, COUNT);
  expect(Math.min(...numbers.subarray(0, 50_000))).toBeGreaterThan(0);
  expect(Math.max(...numbers.subarray(0, 50_000))).toBeLessThan(1);
});

it('the first numbers of an address are pinned, so that links and recorded results keep theirs', () => {
  const pair = new Float64Array(4);
  fillNormal(ADDRESS, 0, pair, 0, 2);
  fillUniform(ADDRESS, 0, pair, 2, 2);
  expect([...pair]).toMatchInlineSnapshot(`
    [
      -1.4540994469469182,
      1.1259904673615087,
      0.18431115739243642,
      0.3113294370222689,
    ]
  `);
});
