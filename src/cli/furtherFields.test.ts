// Queries with fields that do not concern how batches are drawn, such as recordsPerPerson, bands or schedules.
import { describe, expect, test } from 'vitest';
import { size } from '../../test/statistics/size';
import { epsilon, runOfTraining } from '../accounting';
import { answer as answerFrom } from './answer';
import { QUERIES } from './queries';

const ask = async (query: unknown) => JSON.parse(await answerFrom(QUERIES, JSON.stringify(query), 1));

const RUN = { samplingRate: 0.02, noiseMultiplier: 1.2, steps: 200 };
const ASKED = { query: 'epsilon', adjacency: 'add-remove', ...RUN, delta: 1e-5 };

describe('a run', () => {
  test.each([
    { recordsPerPerson: 3 },
    { records: 5000, largestBatch: 130 },
    { bands: 4 },
    { bands: 4, records: 5000, largestBatch: 30 },
    { countNoise: 6 },
    { trainings: 3 },
    { countNoise: 6, trainings: 2, recordsPerPerson: 2 },
    // few steps, since each has a law of its own
    { steps: size(20, 200), noiseMultipliers: 'sigma / (1 + t / T)' },
    { steps: undefined, noiseMultipliers: [1, 1.2, 1.4], samplingRates: '0.1\n0.1\n0.2' },
    { noiseMultiplier: 0.05 },
  ])('with %j has the epsilon that the package computes', async (more) => {
    const { value, lower, upper, lowerBy, upperBy } = await ask({ ...ASKED, ...more });
    const known = epsilon('add-remove', runOfTraining({ ...RUN, ...more }), 1e-5);
    expect([value, lower, upper]).toEqual([known.value, known.lower, known.upper]);
    // a bracket whose ends come from two methods names both
    expect(lowerBy === undefined).toBe(upperBy === undefined);
    if (value === null) expect(upperBy).toBeDefined();
  });

  test('with such fields has μ, δ and a trade-off curve', async () => {
    for (const more of [{ recordsPerPerson: 2 }, { records: 5000, largestBatch: 130 }]) {
      for (const adjacency of ['add-remove', 'substitute']) {
        const run = { ...RUN, adjacency, ...more };
        const mu = await ask({ query: 'mu', ...run });
        const plain = await ask({ query: 'mu', ...RUN, adjacency });
        expect(mu.upper).toBeGreaterThan(plain.upper);
        const delta = await ask({ query: 'delta', ...run, epsilon: 1 });
        expect(delta.lower).toBeLessThanOrEqual(delta.upper);
        const curve = await ask({ query: 'tradeoff', ...run, alphas: [0.05] });
        expect(curve.lower[0]).toBeLessThanOrEqual(curve.upper[0]);
        expect(curve.upper[0]).toBeLessThan(0.95);
      }
    }
  });

  test('of segments takes the fields that hold for every segment', async () => {
    const segments = [RUN, { sampling: 'any-order', epochs: 2, noiseMultiplier: 6 }];
    const asked = { query: 'epsilon', adjacency: 'substitute', segments, delta: 1e-5 };
    const one = await ask(asked);
    const three = await ask({ ...asked, recordsPerPerson: 3 });
    const trainings = await ask({ ...asked, trainings: 3 });
    expect(three.lower).toBeGreaterThan(one.upper);
    expect(trainings.lower).toBeGreaterThan(one.upper);
    expect((await ask({ ...asked, bands: 2 })).error).toMatchObject({ field: 'bands' });
    expect((await ask({ ...asked, noiseMultipliers: [1] })).error.field).toBe('noiseMultipliers');
  });
});

describe('a target', () => {
  test('is met by a run with the same further fields', async () => {
    const target = { adjacency: 'substitute', samplingRate: 0.02, steps: 200, delta: 1e-5 };
    const more = { recordsPerPerson: 3, trainings: 2 };
    const { upper } = await ask({ query: 'noiseMultiplier', ...target, ...more, targetEpsilon: 4 });
    const met = await ask({ query: 'epsilon', ...target, ...more, noiseMultiplier: upper });
    expect(met.upper).toBeLessThanOrEqual(4 * (1 + 1e-9));
    expect(met.lower).toBeGreaterThan(3.98);
  });
});

describe('an error names field, value and remedy', () => {
  test.each([
    [{ recordsPerPerson: 0 }, 'recordsPerPerson', /integer in \[1, 1000\]/],
    [{ largestBatch: 100 }, 'records', /Give the number of records/],
    [{ largestBatch: 100, records: 5, bands: 20 }, 'records', /bands is 20.*Give at least as many/],
    [{ recordsPerPerson: 2, bands: 2 }, 'recordsPerPerson', /Leave bands out if they all lie in one/],
    [{ recordsPerPerson: 2, records: 500, largestBatch: 9 }, 'recordsPerPerson', /Leave largestBatch out/],
    [{ bands: 2, noiseMultipliers: '1 + t' }, 'bands', /Give the least noiseMultiplier/],
    [{ noiseMultipliers: 'sigma +' }, 'noiseMultipliers', /place 8.*t, T, sigma, q, pi/],
    [{ noiseMultipliers: { a: 1 } }, 'noiseMultipliers', /array .* or a formula/],
    [{ noiseMultipliers: '1 - t' }, 'noiseMultipliers[1]', /\[0\.01, 1000\]/],
    [{ noiseMultipliers: [1, 2] }, 'noiseMultipliers', /2 numbers, but steps is 200/],
    [{ samplingRates: '0.01 * t', batchSizes: '10' }, 'batchSizes', /samplingRates/],
    [{ noiseMultiplier: 0.005 }, 'noiseMultiplier', /\[0\.01, 1000\]/],
  ])('for %j', async (more, field, message) => {
    const { error } = await ask({ ...ASKED, ...more });
    expect(error.field).toBe(field);
    expect(error.message).toMatch(message);
  });

  test('for a field that another way of drawing batches cannot have', async () => {
    const fixed = { query: 'epsilon', adjacency: 'substitute', sampling: 'fixed-size', ...RUN, delta: 1e-5 };
    const { error } = await ask({ ...fixed, recordsPerPerson: 2 });
    expect(error).toMatchObject({ code: 'inconsistent', field: 'recordsPerPerson' });
  });

  test('for a curve under small noise', async () => {
    const { error: small } = await ask({
      query: 'mu',
      adjacency: 'substitute',
      ...RUN,
      noiseMultiplier: 0.1,
    });
    expect(small).toMatchObject({ code: 'out-of-range', field: 'noiseMultiplier' });
    expect(small.message).toContain('[0.2, 1000]');
  });
});
