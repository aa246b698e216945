// Queries about batches that are drawn in other ways than by Poisson sampling, and about mu.
import { describe, expect, test } from 'vitest';
import { answer as answerFrom } from './answer';
import { QUERIES } from './queries';

const ask = async (query: unknown) => JSON.parse(await answerFrom(QUERIES, JSON.stringify(query), 1));

const FIXED = { sampling: 'fixed-size', samplingRate: 0.05, noiseMultiplier: 3, steps: 100 };
const ALLOCATION = { sampling: 'random-allocation', stepsPerEpoch: 8, epochs: 3, noiseMultiplier: 2 };
const ANY_ORDER = { sampling: 'any-order', epochs: 4, noiseMultiplier: 2 };
const POISSON = { samplingRate: 0.05, noiseMultiplier: 2, steps: 100 };

test('the worst-case audit of each way of drawing batches shows less than its limit', async () => {
  for (const mechanism of [POISSON, FIXED, ALLOCATION, ANY_ORDER]) {
    const audit = { query: 'auditWorstCase', ...mechanism, delta: 1e-5, runs: 500, seed: 3 };
    const reply = await ask(audit);
    const { lower, upper } = await ask({
      query: 'epsilon',
      adjacency: 'substitute',
      ...mechanism,
      delta: 1e-5,
    });
    expect(reply.substituteBounds).toEqual({ lower, upper });
    expect(reply.hiddenStateEpsilon).toBeLessThan(upper * (1 + 1e-9));
    for (const name of ['valid', 'directPlanned'])
      expect(reply.pooled[name].epsilon).toBeLessThan(reply.hiddenStateEpsilon);
    const both = mechanism === POISSON || mechanism === ALLOCATION;
    for (const field of ['addRemoveEpsilon', 'groupEpsilon', 'contradictsAddRemove', 'curveTest'])
      expect(reply[field] === null, `${field} of ${JSON.stringify(mechanism)}`).toBe(!both);
  }
});

test('the worst-case audit refuses a field of another way of drawing batches', async () => {
  const foreign = await ask({ query: 'auditWorstCase', ...FIXED, epochs: 3, delta: 1e-5, runs: 100 });
  expect(foreign.error).toMatchObject({ code: 'inconsistent', field: 'epochs' });
});

test('a bracket whose ends come from two methods names both', async () => {
  const [adjacency, mechanism] = ['substitute', FIXED];
  for (const query of [
    { query: 'epsilon', delta: 1e-5 },
    { query: 'delta', epsilon: 1 },
    { query: 'mu' },
    { query: 'totalVariation' },
  ]) {
    const reply = await ask({ ...query, adjacency, ...mechanism });
    expect(reply).toMatchObject({ value: null, verified: false });
    expect(reply.lower).toBeLessThan(reply.upper);
    expect(reply.lowerBy).not.toBe(reply.upperBy);
  }
  const curve = await ask({ query: 'tradeoff', alphas: [0.1, 0.5], adjacency, ...mechanism });
  expect(curve.lower[0]).toBeLessThan(curve.upper[0]);
  expect(curve.upperBy).toBeDefined();
  // random allocation has one dominating pair, whose bracket is narrow and comes from one method
  const one = await ask({ query: 'epsilon', adjacency, ...ALLOCATION, delta: 1e-5 });
  expect(one.upper).toBeLessThan(1.01 * one.lower);
  expect(one.lowerBy).toBeUndefined();
});

test('sampling is poisson if it is left out', async () => {
  const said = await ask({
    query: 'epsilon',
    adjacency: 'substitute',
    sampling: 'poisson',
    ...POISSON,
    delta: 1e-5,
  });
  const unsaid = await ask({ query: 'epsilon', adjacency: 'substitute', ...POISSON, delta: 1e-5 });
  expect(said).toEqual(unsaid);
  expect(said.upperBy).toBeUndefined();
});

test('zero-out of random allocation is verified', async () => {
  expect((await ask({ query: 'epsilon', adjacency: 'zero-out', ...ALLOCATION, delta: 1e-5 })).verified).toBe(
    true,
  );
});

test('mu comes with its floor, its regret and the point where its curve is met', async () => {
  const reply = await ask({ query: 'mu', adjacency: 'add-remove', ...POISSON, floor: 1e-6 });
  expect(reply).toMatchObject({ verified: true, floor: 1e-6 });
  expect(reply.regret).toBeGreaterThan(0);
  expect(reply.alpha).toBeGreaterThan(0);
  expect(reply.alpha + reply.beta).toBeLessThan(1);
});

test('each segment may have a sampling of its own', async () => {
  const segments = [POISSON, FIXED];
  const { lower, upper } = await ask({ query: 'epsilon', adjacency: 'substitute', segments, delta: 1e-5 });
  const alone = await ask({ query: 'epsilon', adjacency: 'substitute', ...FIXED, delta: 1e-5 });
  expect(upper).toBeGreaterThan(alone.upper);
  expect(lower).toBeGreaterThanOrEqual(alone.lower);
});

test.each([
  ['noiseMultiplier', { adjacency: 'substitute', ...FIXED, noiseMultiplier: undefined }],
  ['epochs', { adjacency: 'add-remove', ...ALLOCATION, epochs: undefined }],
  ['epochs', { adjacency: 'zero-out', ...ANY_ORDER, epochs: undefined }],
])('the %s for a target is a positive bracket', async (query, fields) => {
  const { lower, upper } = await ask({ query, ...fields, delta: 1e-5, targetEpsilon: 8 });
  expect(lower).toBeGreaterThan(0);
  expect(upper).toBeGreaterThanOrEqual(lower);
});

test('a target may be an array of mu', async () => {
  const { upper } = await ask({
    query: 'noiseMultiplier',
    adjacency: 'substitute',
    ...POISSON,
    noiseMultiplier: null,
    targetMu: [0.5, 1],
  });
  expect(upper[0]).toBeGreaterThan(upper[1]);
});

describe('an error names field, value and remedy', () => {
  test.each([
    [
      { adjacency: 'substitute', ...FIXED, sampling: 'shuffled' },
      'unknown',
      'sampling',
      /poisson, fixed-size/,
    ],
    [
      { adjacency: 'add-remove', ...FIXED },
      'inconsistent',
      'adjacency',
      /fixed-size does not have: .*\. Give substitute\.$/,
    ],
    [
      { adjacency: 'substitute', ...ALLOCATION, steps: 3 },
      'inconsistent',
      'steps',
      /takes stepsPerEpoch, epochs/,
    ],
    [
      { adjacency: 'substitute', ...POISSON, epochs: 3 },
      'inconsistent',
      'epochs',
      /no field of sampling poisson/,
    ],
    [
      { adjacency: 'substitute', ...ALLOCATION, epochs: undefined },
      'missing',
      'epochs',
      /Give an integer in/,
    ],
    [
      { adjacency: 'substitute', ...FIXED, noiseMultiplier: 0.3 },
      'out-of-range',
      'noiseMultiplier',
      /\[0\.4, 1000\]/,
    ],
    [
      { adjacency: 'substitute', segments: [{ ...FIXED, sampling: 'coins' }] },
      'unknown',
      'segments[0].sampling',
      /coins/,
    ],
    [
      { adjacency: 'substitute', segments: [{ ...FIXED, epochs: 3 }] },
      'unknown',
      'segments[0].epochs',
      /Give samplingRate/,
    ],
    [
      { adjacency: 'substitute', segments: [FIXED], sampling: 'poisson' },
      'inconsistent',
      'sampling',
      /beside segments/,
    ],
  ])('for %o', async (fields, code, field, message) => {
    const { error } = await ask({ query: 'epsilon', delta: 1e-5, ...fields });
    expect(error).toMatchObject({ code, field });
    expect(error.message).toMatch(message);
  });

  test.each([
    [
      { query: 'steps', adjacency: 'add-remove', ...ALLOCATION, delta: 1e-5, targetEpsilon: 2 },
      'sampling',
      /Ask for epochs or noiseMultiplier\.$/,
    ],
    [{ query: 'mu', adjacency: 'add-remove', ...POISSON, floor: 0.4 }, 'floor', /\[1e-12, 0\.1\]/],
    [
      {
        query: 'noiseMultiplier',
        adjacency: 'add-remove',
        ...POISSON,
        delta: 1e-5,
        targetEpsilon: 2,
        targetMu: 1,
      },
      'targetMu',
      /Give one of them/,
    ],
  ])('for the query %o', async (query, field, message) => {
    const { error } = await ask(query);
    expect(error.field).toBe(field);
    expect(error.message).toMatch(message);
  });
});
