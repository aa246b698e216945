// Tests of Theorem 4.1's epsilon and delta (group.ts), mostly where noise is little and steps are many.
import { describe, expect, it } from 'vitest';
import { delta, epsilon } from '../accountant';
import { bracketGroupEpsilon } from '../discretised/bracket';

describe('Theorem 4.1’s epsilon under little noise, after many steps', () => {
  it.each([
    [0.5, 0.2, 1_000_000, 1e-15],
    [0.9, 0.3264, 753_429, 1e-15],
    [0.01259, 0.2, 9760, 1e-5],
    [0.1, 0.232, 10_000, 3.5e-10],
  ])(
    'is a verified number within bounds by the same method and by others: q %d, sigma %d, T %d, delta %d',
    (samplingRate, noiseMultiplier, steps, given) => {
      const mechanism = { samplingRate, noiseMultiplier, steps };
      const { verified, value, lower, upper } = epsilon('group', mechanism, given);
      expect(verified).toBe(true);
      expect(upper - lower).toBeLessThan(1e-4 * upper);
      // these two come from the inversion (../inversion), as the number does
      expect(value).toBeGreaterThanOrEqual(2 * epsilon('add-remove', mechanism, given).lower);
      expect(value).toBeGreaterThanOrEqual(epsilon('substitute', mechanism, given).lower);
      // the discretised bracket does not use the inversion; on so small a grid its upper end is far off
      expect(lower).toBeLessThanOrEqual(
        bracketGroupEpsilon(mechanism, given, { maximumSize: 2 ** 12 }).upper,
      );
      // the same steps at q = 1, where every batch has all records, are certainly less private, and have a closed form
      expect(upper).toBeLessThan(epsilon('group', { ...mechanism, samplingRate: 1 }, given).upper);
    },
  );
});

it.each([
  [1.787e-8, 0.4815, 12_463, 3.63e-9],
  [1.689e-9, 0.3032, 101_893, 2.6e-12],
])(
  'Theorem 4.1’s epsilon has finite ends in a setting whose value is not verified: q %d, sigma %d, T %d, delta %d',
  (samplingRate, noiseMultiplier, steps, given) => {
    const mechanism = { samplingRate, noiseMultiplier, steps };
    const { verified, value, lower, upper } = epsilon('group', mechanism, given);
    expect({ verified, value }).toEqual({ verified: false, value: null });
    expect(upper).toBeLessThan(Infinity);
    expect(lower).toBeGreaterThanOrEqual(2 * epsilon('add-remove', mechanism, given).lower * (1 - 1e-9));
  },
);

it('Theorem 4.1’s delta, at the epsilon that it gives for a delta, is at most that delta', () => {
  const mechanism = { samplingRate: 0.02, noiseMultiplier: 0.9, steps: 700 };
  const { upper } = epsilon('group', mechanism, 1e-6);
  expect(delta('group', mechanism, upper).lower).toBeLessThanOrEqual(1e-6 * (1 + 1e-9));
});

it('Theorem 4.1’s delta is at no epsilon larger than at epsilon 0, also where batches with the record are rare', () => {
  const mechanism = { samplingRate: 1e-4, noiseMultiplier: 0.2, steps: 1 };
  const atZero = delta('group', mechanism, 0);
  for (const e of [0.5, 2, 3, 10]) {
    expect(delta('group', mechanism, e).upper).toBeLessThanOrEqual(atZero.upper);
    expect(delta('group', [mechanism, mechanism], e).upper).toBeLessThanOrEqual(
      delta('group', [mechanism, mechanism], 0).upper,
    );
  }
});
