// Fields of queries: unknown fields are refused, one field may be an array, and a run may consist of segments.
import { expect, test } from 'vitest';
import { answer as answerFrom } from './answer';
import { readOptions } from './options';
import { QUERIES } from './queries';

const ask = async (query: unknown) => JSON.parse(await answerFrom(QUERIES, JSON.stringify(query), 1));
const MECHANISM = { adjacency: 'substitute', samplingRate: 1, noiseMultiplier: 20, steps: 100 };

test('an unknown field is refused by name, with the field that it may be meant for', async () => {
  const { error } = await ask({
    query: 'auditWorstCase',
    ...MECHANISM,
    adjacency: null,
    delta: 1e-5,
    runs: 100,
    sead: 3,
  });
  expect(error).toMatchObject({ code: 'unknown', field: 'sead' });
  expect(error.message).toContain('Did you mean seed?');
  const far = await ask({ query: 'gdpEps', mu: 1, delta: 1e-5, colour: 'red' });
  expect(far.error.message).toContain('colour is no field that this gdpEps reads');
  expect(
    (
      await ask({
        query: 'auditOneRun',
        m: 64,
        steps: 5,
        noiseMultiplier: 2,
        delta: 1e-5,
        estimater: 'exact',
      })
    ).error.field,
  ).toBe('estimater');
});

test('the reply to a query with an array has arrays', async () => {
  const deltas = [1e-5, 1e-6];
  const { value } = await ask({ query: 'epsilon', ...MECHANISM, delta: deltas });
  const alone = await Promise.all(deltas.map((delta) => ask({ query: 'epsilon', ...MECHANISM, delta })));
  expect(value).toEqual(alone.map((reply) => reply.value));
});

test('a bad element of an array is refused by its index', async () => {
  expect((await ask({ query: 'epsilon', ...MECHANISM, delta: [1e-5, 2] })).error.field).toBe('delta[1]');
});

test('two arrays in one query are refused', async () => {
  const deltas = [1e-5, 1e-6];
  const both = await ask({ query: 'epsilon', ...MECHANISM, delta: deltas, noiseMultiplier: [1, 2] });
  expect(both.error).toMatchObject({ code: 'inconsistent' });
});

const SEGMENT = { samplingRate: 0.01, noiseMultiplier: 1, steps: 400 };
const OF_SEGMENTS = { query: 'epsilon', adjacency: 'add-remove', delta: 1e-5 };

test('a run of segments is answered as their composition', async () => {
  const whole = await ask({ ...OF_SEGMENTS, ...SEGMENT, steps: 1000 });
  const parts = await ask({ ...OF_SEGMENTS, segments: [SEGMENT, { ...SEGMENT, steps: 600 }] });
  expect(parts.value).toBe(whole.value);
  const changed = await ask({
    ...OF_SEGMENTS,
    segments: [SEGMENT, { ...SEGMENT, noiseMultiplier: 0.9, steps: 600 }],
  });
  expect(changed.lower).toBeGreaterThan(whole.upper);
});

test('a field that contradicts segments is refused by name', async () => {
  const beside = await ask({ ...OF_SEGMENTS, steps: 3, segments: [SEGMENT] });
  expect(beside.error).toMatchObject({ code: 'inconsistent', field: 'steps' });
  const strange = await ask({ ...OF_SEGMENTS, segments: [SEGMENT, { ...SEGMENT, sigma: 1 }] });
  expect(strange.error).toMatchObject({ code: 'unknown', field: 'segments[1].sigma' });
  const less = await ask({ ...OF_SEGMENTS, segments: [{ samplingRate: 0.01, steps: 3 }] });
  expect(less.error).toMatchObject({ field: 'segments[0].noiseMultiplier' });
  expect((await ask({ ...OF_SEGMENTS, segments: [] })).error).toMatchObject({ field: 'segments' });
  expect((await ask({ query: 'guess', prior: 0.1, segments: [SEGMENT] })).error).toBeDefined();
});

test('a target over segments has one unknown', async () => {
  const law = { samplingRate: 0.01, noiseMultiplier: 1 };
  const about = { adjacency: 'add-remove', delta: 1e-5, targetEpsilon: 2 };
  const alone = await ask({ ...about, ...law, noiseMultiplier: 1, query: 'steps' });
  const rest = await ask({ ...about, query: 'steps', segments: [{ ...law, steps: 100 }, law] });
  expect(rest.value).toBe(alone.value - 100);
  const whole = { ...law, steps: 100 };
  const none = await ask({ ...about, query: 'noiseMultiplier', segments: [whole, whole] });
  expect(none.error).toMatchObject({ code: 'inconsistent', field: 'segments' });
  const both = await ask({ ...about, query: 'steps', segments: [law, law] });
  expect(both.error).toMatchObject({ field: 'segments[1].steps' });
  const factor = await ask({ ...about, query: 'noiseFactor', segments: [whole, whole] });
  expect(factor.upper).toBeLessThan(1);
});

test('options of the command are read', () => {
  expect(readOptions(['--csv', '--strict', '--jobs=3', '--end-with-input'], 8)).toMatchObject({
    endWithInput: true,
    csv: true,
    strict: true,
    jobs: 3,
    patience: 0,
    help: false,
  });
  const none = readOptions([], 8);
  expect(none).toMatchObject({ jobs: 8, endWithInput: false });
  expect(none).toHaveProperty('patience', 5000);
});

test('an unknown option is named', () => {
  expect(readOptions(['--cvs'], 8)).toContain('--cvs');
});
