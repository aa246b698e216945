// Certain bounds on epsilon and delta under noise multipliers below 0.2: against closed forms, against the methods for those above
// 0.2, and against each other.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { delta, epsilon, totalVariation } from '../accountant';
import { mu } from '../mu/mu';
import { ADJACENCY_NAMES } from './names';
import { smallNoiseDelta, smallNoiseEpsilon } from './smallNoise';

const SEED = 20_261_129;
const names = fc.constantFrom(...ADJACENCY_NAMES);
const rates = logUniform(1e-4, 0.9);
const counts = logUniform(1, 1e5).map(Math.round);
const deltas = logUniform(1e-12, 0.1);

describe('bounds under small noise', () => {
  test('agree with the other methods under noise that is large enough for both, over runs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('add' as const, 'remove' as const, 'substitute' as const),
        logUniform(1e-3, 0.9),
        logUniform(0.2, 2),
        logUniform(1, 300).map(Math.round),
        deltas,
        (name, samplingRate, noiseMultiplier, steps, given) => {
          const run = { samplingRate, noiseMultiplier, steps };
          const known = epsilon(name, run, given);
          const ends = smallNoiseEpsilon(name, run, given);
          expect(ends.lower).toBeLessThanOrEqual(known.upper * (1 + 1e-9));
          expect(ends.upper).toBeGreaterThanOrEqual(known.lower * (1 - 1e-9));
          const at = known.upper / 2;
          const inside = delta(name, run, at);
          const around = smallNoiseDelta(name, run, at);
          expect(around.lower).toBeLessThanOrEqual(inside.upper * (1 + 1e-9));
          expect(around.upper).toBeGreaterThanOrEqual(inside.lower * (1 - 1e-9));
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(20, 600) },
    );
  });

  test('enclose the closed form at a rate of 1, over noise, steps and delta', () => {
    fc.assert(
      fc.property(logUniform(0.01, 0.2), counts, deltas, (noiseMultiplier, steps, given) => {
        for (const name of ['remove', 'substitute'] as const) {
          const run = { samplingRate: 1, noiseMultiplier, steps };
          const known = epsilon(name, run, given);
          expect(known.verified).toBe(true);
          const ends = smallNoiseEpsilon(name, run, given);
          expect(ends.lower).toBeLessThanOrEqual(known.upper);
          expect(ends.upper).toBeGreaterThanOrEqual(known.lower);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(20, 600) },
    );
  });

  test('on epsilon fall with more noise, over adjacencies and runs', () => {
    fc.assert(
      fc.property(names, rates, logUniform(0.01, 0.18), counts, deltas, (name, q, noise, steps, given) => {
        const run = { samplingRate: q, noiseMultiplier: noise, steps };
        const ends = epsilon(name, run, given);
        expect(ends.lower).toBeLessThanOrEqual(ends.upper);
        expect(ends.lower).toBeGreaterThanOrEqual(0);
        const noisier = epsilon(name, { ...run, noiseMultiplier: 1.1 * noise }, given);
        expect(noisier.upper).toBeLessThanOrEqual(ends.upper * (1 + 1e-9));
        expect(noisier.lower).toBeLessThanOrEqual(ends.upper);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(20, 600) },
    );
  });

  test('on delta at an epsilon agree with the delta that epsilon was found for, over adjacencies and runs', () => {
    fc.assert(
      fc.property(names, rates, logUniform(0.01, 0.18), counts, deltas, (name, q, noise, steps, given) => {
        const run = { samplingRate: q, noiseMultiplier: noise, steps };
        const ends = epsilon(name, run, given);
        const back = delta(name, run, Math.min(1e9, ends.upper));
        expect(back.lower).toBeLessThanOrEqual(given * (1 + 1e-6));
        if (name !== 'group' && ends.upper < 1e9) expect(back.upper).toBeLessThan(10 * given + 1e-9);
        expect(totalVariation(name, run).upper).toBeLessThanOrEqual(1);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(20, 600) },
    );
  });

  test('on epsilon are within 25% of each other where the noise hides nothing', () => {
    const run = { samplingRate: 0.01, noiseMultiplier: 0.02, steps: 1000 };
    for (const name of ['remove', 'add', 'substitute'] as const) {
      const { lower, upper } = epsilon(name, run, 1e-5);
      expect(upper / lower).toBeLessThan(1.25);
    }
  });

  test('on epsilon exist for several records of a person, for cut batches and for several segments', () => {
    const run = { samplingRate: 0.01, noiseMultiplier: 0.1, steps: 1000 };
    const one = epsilon('substitute', run, 1e-5);
    for (const more of [
      { ...run, recordsPerPerson: 3 },
      { ...run, records: 10_000, largestBatch: 120 },
      [run, { ...run, noiseMultiplier: 1 }],
    ]) {
      const { upper, lower } = epsilon('substitute', more, 1e-5);
      expect(upper).toBeGreaterThanOrEqual(one.lower);
      expect(lower).toBeGreaterThan(0.5 * one.lower);
      expect(upper).toBeLessThan(Infinity);
    }
  });

  test('do not exist for mu, which refuses such noise', () => {
    const run = { samplingRate: 0.01, noiseMultiplier: 0.1, steps: 1000 };
    expect(() => mu('substitute', run)).toThrow(/noiseMultiplier is 0\.1.*\[0\.2, 1000\]/);
  });

  test('end at a noise multiplier of 0.01', () => {
    const run = { samplingRate: 0.01, noiseMultiplier: 0.1, steps: 1000 };
    expect(() => epsilon('substitute', { ...run, noiseMultiplier: 0.009 }, 1e-5)).toThrow(/\[0\.01, 1000\]/);
  });
});
