// Tests of the run whose guarantee a described training has.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { InputError } from '../../base/numerics/errors';
import { epsilon } from '../accountant';
import type { Mechanism } from '../types';
import { effectiveNoise, runOfTraining, type Training, withFurther } from './training';

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };

describe('further fields of a training', () => {
  test('leave the mechanism as it is at the values of a plain training', () => {
    expect(runOfTraining(RUN)).toEqual(RUN);
    expect(runOfTraining({ ...RUN, recordsPerPerson: 1, bands: 1, trainings: 1 })).toEqual(RUN);
  });

  test('multiply the steps by the number of trainings', () => {
    expect(runOfTraining({ ...RUN, trainings: 3 })).toEqual({ ...RUN, steps: 3000 });
    const allocated = {
      sampling: 'random-allocation',
      stepsPerEpoch: 8,
      epochs: 2,
      noiseMultiplier: 1,
    } as const;
    expect(withFurther(allocated, { trainings: 5 })).toEqual({ ...allocated, epochs: 10 });
  });

  test('divide the steps by the number of bands, rounded up', () => {
    expect(runOfTraining({ ...RUN, bands: 8 })).toEqual({ ...RUN, steps: 125 });
    expect(runOfTraining({ ...RUN, bands: 7 })).toEqual({ ...RUN, steps: 143 });
    // each participation is a Gaussian release when nothing is sampled
    const { value } = epsilon('add-remove', runOfTraining({ ...RUN, samplingRate: 1, bands: 1000 }), 1e-5);
    expect(value).toBe(epsilon('add-remove', { ...RUN, samplingRate: 1, steps: 1 }, 1e-5).value);
  });

  // as jax_privacy's truncated_amplified_bandmf_event has it
  test('count the largest batch against the records of one group, where there are bands', () => {
    const cut = { ...RUN, records: 20_000, largestBatch: 30 };
    expect(runOfTraining({ ...cut, bands: 8 })).toEqual(runOfTraining({ ...cut, records: 2500, steps: 125 }));
    // groups are of one size, and the records that are left over take part in no step
    expect(runOfTraining({ ...cut, records: 20_007, bands: 8 })).toMatchObject({ records: 2500 });
  });

  test('add up the noise of the count and of the gradients as two releases do, over both noises', () => {
    fc.assert(
      fc.property(logUniform(0.3, 100), logUniform(0.3, 100), (noise, countNoise) => {
        const z = effectiveNoise(noise, countNoise);
        expect(z).toBeLessThan(Math.min(noise, 2 * countNoise));
        // two Gaussian releases add up their precisions
        expect(z ** -2).toBeCloseTo(noise ** -2 + (2 * countNoise) ** -2, 10);
      }),
    );
    // TensorFlow Privacy's own inverse, z_delta = (z^-2 - (2 sigma_b)^-2)^(-1/2), in Andrew et al. (2021), theorem 1
    const wanted = 1.1;
    const gradients = 1 / Math.sqrt(wanted ** -2 - (2 * 5) ** -2);
    expect(effectiveNoise(gradients, 5)).toBeCloseTo(wanted, 14);
  });

  test.each<[Training, string]>([
    [{ ...RUN, largestBatch: 300 }, 'records'],
    [{ ...RUN, largestBatch: 300, records: 10_000, recordsPerPerson: 2 }, 'recordsPerPerson'],
    [{ ...RUN, bands: 3, recordsPerPerson: 2 }, 'recordsPerPerson'],
    [{ ...RUN, bands: 30, largestBatch: 2, records: 20 }, 'records'],
    [{ ...RUN, bands: 3, noiseMultipliers: '1 + t' }, 'bands'],
    [{ ...RUN, countNoise: 0 }, 'countNoise'],
    [{ ...RUN, trainings: 1.5 }, 'trainings'],
    [{ ...RUN, steps: 1_000_000, trainings: 2 }, 'steps'],
    [{ ...RUN, noiseMultipliers: [1, 2, 3] }, 'noiseMultipliers'],
    [{ ...RUN, noiseMultipliers: '1 + ' }, 'noiseMultipliers'],
    [{ ...RUN, noiseMultipliers: 'constructor' }, 'noiseMultipliers'],
    [{ ...RUN, noiseMultipliers: '1 / (t - 5)' }, 'noiseMultipliers[0]'],
    [{ samplingRate: 0.1, noiseMultipliers: 'sigma' }, 'noiseMultipliers'],
    [{ noiseMultiplier: 1, batchSizes: [10, 20] }, 'records'],
    [{ noiseMultiplier: 1, batchSizes: [10, 20], records: 15 }, 'batchSizes[1]'],
  ])('%j is refused by the name of the field', (training, field) => {
    let refused: unknown;
    try {
      runOfTraining(training);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(InputError);
    expect((refused as InputError).field).toBe(field);
    expect((refused as InputError).message).toMatch(/(Give|Leave) .*\.$/);
  });
});

describe('a schedule', () => {
  const LISTED = [1, 1.1, 1.1, 1.3];

  test.each<[string, Training]>([
    ['a list', { samplingRate: 0.01, noiseMultipliers: LISTED }],
    ['a column', { samplingRate: 0.01, noiseMultipliers: 'sigma\n1\n1.1\n1.1\n1.3\n' }],
    ['numbers in a row', { samplingRate: 0.01, noiseMultipliers: '1, 1.1, 1.1, 1.3' }],
    ['a formula', { ...RUN, steps: 4, noiseMultipliers: 'sigma + 0.1 * min(t, 1) + 0.2 * max(0, t - 2)' }],
  ])('may be %s', (_, training) => {
    const segments = runOfTraining(training) as Mechanism[];
    expect(segments.map(({ steps }) => steps)).toEqual([1, 2, 1]);
    for (const [i, noise] of [1, 1.1, 1.3].entries())
      expect(segments[i]?.noiseMultiplier).toBeCloseTo(noise, 12);
  });

  test('may give rates, or batch sizes over the records', () => {
    const rates = runOfTraining({ noiseMultiplier: 1, samplingRates: [0.1, 0.2] });
    expect(runOfTraining({ noiseMultiplier: 1, batchSizes: [10, 20], records: 100 })).toEqual(rates);
    expect(runOfTraining({ noiseMultiplier: 1, steps: 2, batchSizes: '10 * (t + 1)', records: 100 })).toEqual(
      rates,
    );
    // a schedule that never changes is one mechanism
    expect(runOfTraining({ ...RUN, noiseMultipliers: '1 + 0 * t' })).toEqual(RUN);
  });

  test('may be a formula with the usual order of operations', () => {
    const first = (noiseMultipliers: string) => {
      const run = runOfTraining({ samplingRate: 0.1, steps: 1, noiseMultiplier: 3, noiseMultipliers });
      return (run as Mechanism).noiseMultiplier;
    };
    expect(first('2 + 3 * 4 ^ 2 / 8')).toBe(8);
    expect(first('2 ^ 3 ^ 2')).toBe(512);
    expect(first('20 + -2 ^ 2')).toBe(16);
    expect(first('2 ** -1 + 1e0')).toBe(1.5);
    expect(first('exp(ln(5)) * cos(pi * t) - sqrt(4)')).toBeCloseTo(3, 12);
    expect(first('max(sigma, T, t)')).toBe(3);
  });
});
