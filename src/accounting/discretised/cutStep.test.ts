// Tests of cut batches against their own definition, batch by batch, and against numbers from dp_accounting and the literature.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { normalDensity } from '../../base/numerics/normal';
import { delta, epsilon } from '../accountant';
import { PAIRS } from '../pairs';
import { cutStep } from './cutStep';
import type { LossProfile } from './gridStep';

const SEED = 20_261_129;

const profileAt = ({ callValue, putValue }: LossProfile, epsilon: number) =>
  epsilon >= 0 ? callValue(epsilon) : putValue(epsilon) - Math.expm1(epsilon);

interface Mixture {
  weights: number[];
  centres: number[];
}

/** The sums of cut batches of these gradients, every batch with its probability. */
function sumsOf(gradients: readonly number[], q: number, b: number): Mixture {
  const n = gradients.length;
  const law: Mixture = { weights: [], centres: [] };
  const sumOf = (set: number) =>
    gradients.reduce((sum, gradient, i) => sum + ((set >> i) & 1 ? gradient : 0), 0);
  const countOf = (set: number) => gradients.reduce((count, _, i) => count + ((set >> i) & 1), 0);
  for (let drawn = 0; drawn < 2 ** n; drawn++) {
    const count = countOf(drawn);
    const weight = q ** count * (1 - q) ** (n - count);
    const kept: number[] = [];
    for (let set = 0; set < 2 ** n; set++) {
      if ((set & drawn) === set && countOf(set) === Math.min(count, b)) kept.push(set);
    }
    for (const set of kept) {
      law.weights.push(weight / kept.length);
      law.centres.push(sumOf(set));
    }
  }
  return law;
}

/** Delta of two mixtures of Gaussians, p against r, by a sum over a fine grid of outcomes. */
function deltaOf(p: Mixture, r: Mixture, sigma: number, epsilon: number): number {
  const at = ({ weights, centres }: Mixture, x: number) =>
    centres.reduce((sum, c, i) => sum + (weights[i] as number) * normalDensity((x - c) / sigma), 0) / sigma;
  const step = sigma / 40;
  let sum = 0;
  for (let x = -8 - 8 * sigma; x <= 8 + 8 * sigma; x += step)
    sum += Math.max(0, at(p, x) - Math.exp(epsilon) * at(r, x));
  return sum * step;
}

describe('one step of a cut batch', () => {
  const gradients = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 5 });
  const extreme = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 2, maxLength: 5 });
  const one = fc.oneof(fc.double({ min: -1, max: 1, noNaN: true }), fc.constantFrom(-1, 1));

  test('bounds delta whatever the records are, over gradients, rates, noise and batch sizes', () => {
    fc.assert(
      fc.property(
        fc.oneof(gradients, extreme),
        one,
        one,
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0.6, max: 2, noNaN: true }),
        fc.integer({ min: 1, max: 4 }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        (others, z, instead, q, sigma, largestBatch, at) => {
          const records = others.length + 1;
          const segment = { samplingRate: q, noiseMultiplier: sigma, steps: 1, records, largestBatch };
          const most = (name: 'add' | 'remove' | 'substitute') =>
            profileAt(cutStep(PAIRS[name], segment).above, at) + 1e-5;
          const [with_, without] = [sumsOf([...others, z], q, largestBatch), sumsOf(others, q, largestBatch)];
          const replaced = sumsOf([...others, instead], q, largestBatch);
          expect(deltaOf(with_, without, sigma, at)).toBeLessThanOrEqual(most('remove'));
          expect(deltaOf(without, with_, sigma, at)).toBeLessThanOrEqual(most('add'));
          expect(deltaOf(with_, replaced, sigma, at)).toBeLessThanOrEqual(most('substitute'));
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(60, 800) },
    );
  });

  test('attains its bound where every batch is full and the record’s gradient is opposite to all others', () => {
    // a batch keeps one of six records, and hardly ever none is drawn
    const [q, sigma] = [0.95, 1.5];
    const others = [-1, -1, -1, -1, -1];
    const segment = { samplingRate: q, noiseMultiplier: sigma, steps: 1, records: 6, largestBatch: 1 };
    const [p, r] = [sumsOf([...others, 1], q, 1), sumsOf(others, q, 1)];
    for (const at of [-0.3, 0, 0.3]) {
      expect(deltaOf(p, r, sigma, at)).toBeCloseTo(profileAt(cutStep(PAIRS.remove, segment).above, at), 4);
    }
  });
});

describe('a whole run of cut batches', () => {
  const RUN = { samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516, records: 60_000 };

  // The known values are upper ends, from dp_accounting's from_truncated_subsampled_gaussian_mechanism at an interval of 5e-4.
  test.each([
    [320, 'add-remove', 1.163],
    [320, 'substitute', 1.94],
    [280, 'add-remove', 3.966],
    [280, 'substitute', 4.194],
  ] as const)(
    'of batches of at most %d has under %s no more than dp_accounting’s ε',
    (largestBatch, adjacency, known) => {
      const { lower, upper, value } = epsilon(adjacency, { ...RUN, largestBatch }, 1e-5);
      expect(value).toBeNull();
      expect(upper).toBeLessThanOrEqual(known);
      expect(upper).toBeGreaterThan(0.95 * known);
      const { upper: plain } = epsilon(adjacency, { ...RUN, records: undefined } as never, 1e-5);
      expect(lower).toBeLessThan(plain);
      expect(lower).toBeGreaterThan(0.9 * plain);
    },
  );

  test('has the ε of whole batches where none is ever cut', () => {
    const { samplingRate, noiseMultiplier, steps } = RUN;
    const plain = { samplingRate, noiseMultiplier, steps };
    for (const largestBatch of [1000, 60_000]) {
      for (const adjacency of ['add-remove', 'substitute'] as const) {
        const cut = epsilon(adjacency, { ...RUN, largestBatch }, 1e-5);
        expect(cut.value).toBeCloseTo(epsilon(adjacency, plain, 1e-5).value as number, 3);
      }
    }
  });

  test('has a δ that differs from that of whole batches by no more than their total variation', () => {
    // Chua et al., arXiv 2411.04205: the two runs differ where a batch is cut
    const { samplingRate, noiseMultiplier, steps } = RUN;
    const cutsOf = { 340: 2.2e-7, 360: 3.4e-10 } as const;
    for (const [largestBatch, tail] of Object.entries(cutsOf)) {
      for (const adjacency of ['add-remove', 'substitute'] as const) {
        const at = 1.5;
        const plain = delta(adjacency, { samplingRate, noiseMultiplier, steps }, at).upper;
        const cut = delta(adjacency, { ...RUN, largestBatch: Number(largestBatch) }, at);
        expect(cut.upper).toBeLessThanOrEqual(plain + steps * (1 + Math.exp(at)) * tail);
        expect(cut.lower).toBeLessThanOrEqual(plain);
      }
    }
  });
});
