// Tests of Rényi accounting as libraries do it, against numbers that they have printed, its definition, and the tight ε.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { english } from '../../base/sentences/sentence';
import { epsilon } from '../accountant';
import { centralLimitMu, printedByLibraries } from './libraries';
import { renyiDivergences } from './renyiDivergence';

const printed = (samplingRate: number, noiseMultiplier: number, steps: number, delta: number) =>
  new Map(
    printedByLibraries({ samplingRate, noiseMultiplier, steps }, delta).map(({ name, epsilon: value }) => [
      english(name),
      value,
    ]),
  );

test('printedByLibraries gives what TensorFlow Privacy’s tutorial and README print', () => {
  // the classification tutorial: 250 of 60000, sigma 1.3, 3 epochs, 1e-5: "eps = 0.563"
  const tutorial = printed(250 / 60_000, 1.3, 720, 1e-5);
  expect(tutorial.get('TensorFlow Privacy before dp-accounting (RDP)')?.toFixed(3)).toBe('0.563');
  // the README's table for MNIST: 256 of 60000, sigma 1.1, 60 epochs, 1e-5: "3.01", by the first conversion
  const readme = printed(256 / 60_000, 1.1, 14_063, 1e-5);
  expect(readme.get('TensorFlow Privacy at first (RDP)')?.toFixed(2)).toBe('3.01');
});

test('printedByLibraries gives what Opacus’ MNIST README prints after an epoch', () => {
  // examples/mnist_README.md at 0698adf: -sr=0.004 --sigma=1.3, 240 steps: "ε = 0.71"
  expect(printed(0.004, 1.3, 240, 1e-5).get('Opacus before 0.14 (RDP)')?.toFixed(2)).toBe('0.71');
});

/** The run of issue 643 of Opacus: sigma 3, q 0.2, T 50, and delta 1/48000. */
const ISSUE_643 = { samplingRate: 0.2, noiseMultiplier: 3, steps: 50 };

test('printedByLibraries gives what Opacus’ GDP accountant prints as a number that is no bound', () => {
  const run = ISSUE_643;
  const found = printedByLibraries(run, 1 / 48_000).find(({ name }) => english(name) === 'Opacus (GDP)');
  expect(found?.isBound).toBe(false);
  expect(found?.epsilon.toFixed(3)).toBe('1.838');
});

test('Opacus’ GDP accountant prints less than the tight ε', () => {
  const run = ISSUE_643;
  const found = printedByLibraries(run, 1 / 48_000).find(({ name }) => english(name) === 'Opacus (GDP)');
  const { value, lower } = epsilon('add-remove', run, 1 / 48_000);
  expect(value).toBeCloseTo(1.96081, 4);
  expect(found?.epsilon).toBeLessThan(lower);
});

test('the central limit’s mu is nearly exact at q = 1 and much noise', () => {
  const run = { samplingRate: 1, noiseMultiplier: 40, steps: 9 };
  expect(centralLimitMu(run)).toBeCloseTo(3 / 40, 4);
});

test('the squares of the central limit’s mu add up over segments', () => {
  const run = { samplingRate: 1, noiseMultiplier: 40, steps: 9 };
  const parts = [run, { ...run, samplingRate: 0.3, noiseMultiplier: 2 }];
  expect(centralLimitMu(parts)).toBeCloseTo(Math.hypot(...parts.map((part) => centralLimitMu(part))), 12);
});

/** The Rényi divergence by the trapezoidal rule on the moment's integral. */
function byQuadrature(q: number, sigma: number, order: number): number {
  const density = (x: number, mean: number) => Math.exp(-((x - mean) ** 2) / (2 * sigma * sigma));
  let sum = 0;
  const [low, high, count] = [-12 * sigma - order, 12 * sigma + order + 1, 40_000];
  const width = (high - low) / count;
  for (let i = 0; i <= count; i++) {
    const x = low + i * width;
    const base = density(x, 0);
    if (base > 0) sum += base * (1 - q + (q * density(x, 1)) / base) ** order;
  }
  return Math.log((sum * width) / (sigma * Math.sqrt(2 * Math.PI))) / (order - 1);
}

test.each([
  [0.01, 1, 4],
  [0.01, 1, 2.5],
  [0.2, 2, 1.1],
  [0.2, 2, 7.3],
  [0.5, 0.7, 3],
  [0.9, 1.5, 5.7],
])(
  'the Rényi divergence at q = %d, sigma = %d, order %d is that of the integral in its definition',
  (q, sigma, order) => {
    expect(renyiDivergences(q, sigma)(order) / byQuadrature(q, sigma, order)).toBeCloseTo(1, 6);
  },
);

const mechanisms = fc.record({
  samplingRate: fc.oneof(fc.double({ min: 1e-4, max: 1, noNaN: true }), fc.constant(1)),
  noiseMultiplier: fc.double({ min: 0.4, max: 20, noNaN: true }),
  steps: fc.integer({ min: 1, max: 5000 }),
});

test('libraries print the same for the same steps in two parts, over mechanisms and deltas', () => {
  fc.assert(
    fc.property(mechanisms, fc.constantFrom(1e-3, 1e-5, 1e-8), (mechanism, delta) => {
      const parts = [mechanism, { ...mechanism, steps: 7 }];
      const whole = printedByLibraries({ ...mechanism, steps: mechanism.steps + 7 }, delta);
      for (const [i, { epsilon: value }] of printedByLibraries(parts, delta).entries()) {
        expect(value).toBeCloseTo(whole[i]?.epsilon ?? Number.NaN, 8);
      }
    }),
    { seed: 6, numRuns: size(25, 200) },
  );
});

test('no bound that a library prints is less than the tight ε, over mechanisms and deltas', () => {
  fc.assert(
    fc.property(mechanisms, fc.constantFrom(1e-3, 1e-5, 1e-8), (mechanism, delta) => {
      const { lower } = epsilon('add-remove', mechanism, delta);
      for (const { name, epsilon: value, isBound } of printedByLibraries(mechanism, delta)) {
        if (isBound) expect(value, english(name)).toBeGreaterThanOrEqual(lower * (1 - 1e-9));
      }
    }),
    { seed: 6, numRuns: size(25, 200) },
  );
});
