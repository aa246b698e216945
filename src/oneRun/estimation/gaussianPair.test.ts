// The epsilon of one canary's summed signal, by its exact law and by a pair of normal laws.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { epsilon, gdpEpsilon } from '../../accounting';
import { binomialTable } from '../../base/numerics/binomialTable';
import { normalTail } from '../../base/numerics/normal';
import { gaussianPair } from './gaussianPair';

const DELTA = 1e-5;

test('both readings of the signal are the Gaussian epsilon with full batches', () => {
  const mechanism = { samplingRate: 1, noiseMultiplier: 22.36, steps: 500 };
  const { exact, gaussian } = gaussianPair(mechanism, DELTA);
  const known = gdpEpsilon(Math.sqrt(500) / 22.36, DELTA);
  expect(exact).toBeCloseTo(known, 6);
  expect(gaussian).toBeCloseTo(known, 6);
});

test('the exact reading of the signal stays under the add/remove guarantee, over q in [0.02, 0.9] and up to 400 steps', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.9, noNaN: true }),
      fc.double({ min: 0.5, max: 5, noNaN: true }),
      fc.integer({ min: 1, max: 400 }),
      (samplingRate, noiseMultiplier, steps) => {
        const mechanism = { samplingRate, noiseMultiplier, steps };
        const { exact, gaussian } = gaussianPair(mechanism, DELTA);
        expect(exact).toBeLessThanOrEqual(epsilon('add-remove', mechanism, DELTA).upper + 1e-6);
        expect(gaussian).toBeGreaterThanOrEqual(0);
      },
    ),
    { seed: 9, numRuns: size(12, 40) },
  );
});

test('both readings of the signal approach each other as steps grow', () => {
  const far = (steps: number) => {
    const { exact, gaussian } = gaussianPair({ samplingRate: 0.25, noiseMultiplier: 1, steps }, DELTA);
    return Math.abs(gaussian / exact - 1);
  };
  expect(far(1000)).toBeLessThan(far(10) / 4);
});

test('no threshold on the signal shows more than the exact reading', () => {
  const mechanism = { samplingRate: 0.3, noiseMultiplier: 0.8, steps: 6 };
  const { exact } = gaussianPair(mechanism, DELTA);
  const scale = Math.sqrt(6) * 0.8;
  const { first, mass } = binomialTable(6, 0.3);
  const inAbove = (x: number) => mass.reduce((sum, p, i) => sum + p * normalTail((x - first - i) / scale), 0);
  const shown = Array.from({ length: 400 }, (_, i) => -6 + i * 0.05).map(
    (x) => inAbove(x) - Math.exp(exact) * normalTail(x / scale),
  );
  const most = Math.max(...shown);
  expect(most).toBeLessThanOrEqual(DELTA * (1 + 1e-6));
  expect(most).toBeGreaterThan(DELTA * 0.9);
});
