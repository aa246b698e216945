// The replies of `compute` to single lines: values of queries, and the refusal of bad input.
import { afterAll, describe, expect, test } from 'vitest';
import { answer as answerFrom } from './answer';
import { QUERIES } from './queries';
import { closeTraining } from './queries/training';

const answer = (text: string, line: number) => answerFrom(QUERIES, text, line);

afterAll(closeTraining);

const MECHANISM = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };

/** A training audit that takes a second. */
const TRAINING = {
  dataset: 'breast',
  canary: 'S4',
  samplingRate: 1,
  noiseMultiplier: 4.5,
  clippingNorm: 2,
  learningRate: 0.05,
  steps: 20,
  delta: 1e-5,
  runsPerWorld: 50,
};

/** An audit of one run, of milliseconds. */
const ONE_RUN = { m: 64, steps: 5, noiseMultiplier: 2, delta: 1e-5 };

async function ask(query: unknown): Promise<Record<string, unknown>> {
  return JSON.parse(await answer(JSON.stringify(query), 1)) as Record<string, unknown>;
}

describe('answer', () => {
  test('gives value, bracket, verified and method for epsilon', async () => {
    const reply = await ask({ id: 1, query: 'epsilon', adjacency: 'substitute', ...MECHANISM, delta: 1e-5 });
    expect(Object.keys(reply).sort()).toEqual([
      'id',
      'lower',
      'method',
      'upper',
      'value',
      'verified',
      'version',
    ]);
    expect(reply.lower as number).toBeLessThanOrEqual(reply.value as number);
    expect(reply.upper as number).toBeGreaterThanOrEqual(reply.value as number);
    expect(reply.verified).toBe(true);
  });

  test('epsilon, delta and noiseMultiplier are inverse to each other', async () => {
    const there = await ask({ query: 'epsilon', adjacency: 'add-remove', ...MECHANISM, delta: 1e-5 });
    const back = await ask({ query: 'delta', adjacency: 'add-remove', ...MECHANISM, epsilon: there.value });
    expect(back.value as number).toBeCloseTo(1e-5, 9);
    const noise = await ask({
      query: 'noiseMultiplier',
      adjacency: 'add-remove',
      samplingRate: 0.01,
      steps: 1000,
      delta: 1e-5,
      targetEpsilon: there.value,
    });
    expect(noise.value as number).toBeCloseTo(1, 4);
  });

  test('labelInference stays below the bound of its mechanism', async () => {
    const label = await ask({ query: 'labelInference', ...TRAINING, checkpoints: [20] });
    const [{ lower, bound }] = label.checkpoints as [{ lower: number; bound: { upper: number } }];
    expect(label).toMatchObject({ adjacency: 'substitute', ownLabel: 0, otherLabel: 1 });
    expect(bound.upper).toBeGreaterThan(label.priorAlone as number);
    // lower is the end of a 95% interval, so a false alarm has probability below 2.5%, and the seed is fixed
    expect(lower).toBeLessThan(bound.upper);
  });

  test('secretInference stays below the bound of its mechanism', async () => {
    const secrets = await ask({ query: 'secretInference', ...ONE_RUN, classes: 200, k: 4, repeats: 2 });
    const bounds = secrets.bounds as { count: number; failure: number }[];
    expect(secrets.right).toHaveLength(2);
    expect(bounds.map(({ failure }) => failure)).toEqual([0.05, 0.5, 0.95]);
    // one of two runs may exceed a bound that one run in twenty exceeds, but hardly both; the seed is fixed
    expect(Math.min(...(secrets.right as number[]))).toBeLessThanOrEqual(bounds[0]!.count);
  });

  test('auditTraining gives the same numbers for the same seed, under either name of runsPerWorld', async () => {
    const first = await ask({ query: 'auditTraining', ...TRAINING, checkpoints: [1, 20], seed: 3 });
    expect(first.error).toBeUndefined();
    expect(first.craft).toMatchObject({ target: 20, targetLabel: 0, mislabel: 1, auxiliary: 12 });
    const checkpoints = first.checkpoints as Record<string, number>[];
    expect(checkpoints.map(({ step }) => step)).toEqual([1, 20]);
    expect(checkpoints[1].dPrime).toBeGreaterThan(checkpoints[1].dPrimeStandardError);
    // both are Gaussian at q = 1, with twice the sensitivity and noise sigma / sqrt(t)
    expect(checkpoints[1].substituteEpsilon).toBeCloseTo(checkpoints[1].hiddenStateEpsilon, 6);
    expect(first.accuracy as number).toBeGreaterThan(0.8);
    const { runsPerWorld, ...rest } = TRAINING;
    const again = await ask({ query: 'auditTraining', ...rest, runs: 50, checkpoints: [1, 20], seed: 3 });
    expect(again.checkpoints).toEqual(first.checkpoints);
    const other = await ask({ query: 'auditTraining', ...TRAINING, checkpoints: [1, 20], seed: 4 });
    expect(other.checkpoints).not.toEqual(first.checkpoints);
  });

  test('auditTraining puts the gradient of S2 at the coordinate that was asked for', async () => {
    const at = async (choice: object) => {
      const query = { query: 'auditTraining', ...TRAINING, canary: 'S2', runsPerWorld: 2, checkpoints: [20] };
      const { craft } = await ask({ ...query, ...choice });
      return (craft as { gradientCoordinate: number }).gradientCoordinate;
    };
    const least = await at({});
    expect(await at({ coordinate: 'least' })).toBe(least);
    expect(await at({ coordinate: 'most' })).not.toBe(least);
  });

  test.each([
    [
      { id: 'a', query: 'epsilon', adjacency: 'substitute', ...MECHANISM, samplingRate: 1.5, delta: 1e-5 },
      'out-of-range',
      'samplingRate',
    ],
    [
      { id: 'a', query: 'epsilon', adjacency: 'substitute', ...MECHANISM, steps: 1.5, delta: 1e-5 },
      'not-an-integer',
      'steps',
    ],
    [{ id: 'a', query: 'epsilon', adjacency: 'substitute', ...MECHANISM }, 'missing', 'delta'],
    [{ id: 'a', query: 'epsilon', adjacency: 'swap', ...MECHANISM, delta: 1e-5 }, 'unknown', 'adjacency'],
    [
      { id: 'a', query: 'epsilon', adjacency: 'add', ...MECHANISM, noiseMultiplier: '1', delta: 1e-5 },
      'not-a-number',
      'noiseMultiplier',
    ],
    [{ id: 'a', query: 'constructor' }, 'unknown', 'query'],
    [{ id: 'a' }, 'missing', 'query'],
    [{ id: 'a', query: 'clopperPearson', k: 5, n: 4, alpha: 0.05 }, 'inconsistent', 'k'],
    [
      { id: 'a', query: 'tradeoff', adjacency: 'add', ...MECHANISM, alphas: [0.1, 2] },
      'out-of-range',
      'alphas[1]',
    ],
    [
      { id: 'a', query: 'tradeoff', adjacency: 'add', ...MECHANISM, alphas: Array(100_000).fill(0.1) },
      'out-of-range',
      'alphas',
    ],
    [{ id: 'a', query: 'oneRunPValueExact', m: 10, r: 12, v: 3, eps: 1, delta: 0 }, 'inconsistent', 'r'],
    [
      { id: 'a', query: 'oneRunEpsLowerExact', m: 10, r: 5, v: 6, delta: 0, alpha: 0.05 },
      'inconsistent',
      'v',
    ],
    [
      { id: 'a', query: 'oneRunPValueClassic', m: 10, r: 5, v: 5, k: 3, eps: 1, delta: 0 },
      'inconsistent',
      'k',
    ],
    [{ id: 'a', query: 'oneRunPValueExact', m: 10, r: 5, v: 5, delta: 0 }, 'missing', 'eps'],
    [{ id: 'a', query: 'epsOptimal', m: 2e6, delta: 0, alpha: 0.05 }, 'out-of-range', 'm'],
    [{ id: 'a', query: 'fdpOneRunGdp', m: 10, r: 5, v: 5, tau: 1 }, 'out-of-range', 'tau'],
    [
      { id: 'a', query: 'poissonBinomialTail', probabilities: [0.5, 2], v: 1 },
      'out-of-range',
      'probabilities[1]',
    ],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, canary: 'S1' }, 'unknown', 'canary'],
    [
      { id: 'a', query: 'attributeInference', targetEpsilon: 1, delta: 1e-5, unknown: 'label' },
      'malformed',
      'unknown',
    ],
    [
      { id: 'a', query: 'attributeInference', targetEpsilon: 1, delta: 1e-5, columns: ['x', 'y'] },
      'unknown',
      'columns',
    ],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, data: 'mnist' }, 'unknown', 'data'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, data: 'digits' }, 'inconsistent', 'data'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, selfComparison: 1 }, 'unknown', 'selfComparison'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, r: [10, 80] }, 'out-of-range', 'r[1]'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, r: [10, 10] }, 'inconsistent', 'r'],
    [
      { id: 'a', query: 'auditOneRun', ...ONE_RUN, selfComparison: false, rule: 'margin' },
      'inconsistent',
      'rule',
    ],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, rule: 'halves', r: 5 }, 'inconsistent', 'r'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, rule: 'halves', k: 3 }, 'inconsistent', 'k'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, m: 10_000, classes: 9000 }, 'too-large', 'classes'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, targetEpsilon: 3 }, 'inconsistent', 'targetEpsilon'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, estimator: 'best' }, 'unknown', 'estimator'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, model: 'language', start: 'here' }, 'unknown', 'start'],
    [
      { id: 'a', query: 'auditOneRun', ...ONE_RUN, canary: 'new-token', selfComparison: true },
      'inconsistent',
      'selfComparison',
    ],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, canary: 'prefix-suffix' }, 'inconsistent', 'model'],
    [{ id: 'a', query: 'auditOneRun', ...ONE_RUN, hidden: 8 }, 'inconsistent', 'hidden'],
    [
      { id: 'a', query: 'auditOneRun', ...ONE_RUN, canary: 'trigger-tag', tags: 8, tagsEach: 4 },
      'out-of-range',
      'tags',
    ],
    [
      { id: 'a', query: 'auditOneRun', ...ONE_RUN, canary: 'trigger-tag', lambda: [1, -1] },
      'out-of-range',
      'lambda[1]',
    ],
    [{ id: 'a', query: 'gdpDelta', mu: -1, eps: 1 }, 'out-of-range', 'mu'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, dataset: 'mnist' }, 'unknown', 'dataset'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, model: 'cnn' }, 'unknown', 'model'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, canary: 'S1' }, 'unknown', 'canary'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, coordinate: 'any' }, 'unknown', 'coordinate'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, targetEpsilon: 10 }, 'inconsistent', 'targetEpsilon'],
    [
      { id: 'a', query: 'auditTraining', ...TRAINING, checkpoints: [5, 99] },
      'out-of-range',
      'checkpoints[1]',
    ],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, checkpoints: [9, 5] }, 'inconsistent', 'checkpoints'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, runsPerWorld: undefined }, 'missing', 'runsPerWorld'],
    [{ id: 'a', query: 'auditTraining', ...TRAINING, learningRate: 0 }, 'out-of-range', 'learningRate'],
  ])('names code and field of bad input %#', async (query, code, field) => {
    const reply = await ask(query);
    expect(reply.id).toBe('a');
    expect(reply.error).toMatchObject({ code, field });
    expect((reply.error as { message: string }).message).toMatch(/\. Give /);
  });

  test.each(['{"id":1,', '[1,2]', 'null', '3', 'epsilon'])(
    'refuses the line %s by its number',
    async (text) => {
      const reply = JSON.parse(await answer(text, 41)) as Record<string, unknown>;
      expect(reply).toMatchObject({ id: null, line: 41, error: { code: 'not-json', field: 'line' } });
    },
  );

  test.each([
    ['its id', (nested: string) => `{"id":${nested},"query":"epsilon"}`],
    ['a parameter', (nested: string) => `{"id":1,"query":"epsilon","steps":${nested}}`],
    ['an unknown query', (nested: string) => `{"id":1,"query":${nested}}`],
    ['no object at all', (nested: string) => nested],
  ])('names a line that nests 5,000 deep in %s', async (_, line) => {
    const text = line('['.repeat(5000) + ']'.repeat(5000));
    const { id, error } = JSON.parse(await answer(text, 7));
    expect(id).toBeNull();
    expect(error).toMatchObject({ code: 'too-deep', field: 'line' });
    expect(error.message).toContain('Line 7');
  });

  test('does not count brackets inside a string as nesting', async () => {
    const id = `\\"${'[{'.repeat(5000)}`;
    const reply = await ask({ id, query: 'epsilon', adjacency: 'add-remove', ...MECHANISM, delta: 1e-5 });
    expect(reply.id).toBe(id);
  });
});

const errorOf = async (query: object) => (await ask(query)).error as { field: string; message: string };
const ABOUT = { query: 'epsilon', adjacency: 'substitute', delta: 1e-5 };

test('a misspelt name is refused with the name that it is close to', async () => {
  const { noiseMultiplier: _, ...rest } = MECHANISM;
  expect(await errorOf({ ...ABOUT, ...rest, noise_multiplier: 1 })).toMatchObject({
    field: 'noise_multiplier',
    message: 'noise_multiplier is no field of this epsilon. Did you mean noiseMultiplier?',
  });
  expect((await errorOf({ ...ABOUT, query: 'epsilom' })).message).toBe(
    'query is "epsilom", which is none. Did you mean epsilon?',
  );
});

test('a value that is no number is quoted as it was written', async () => {
  expect((await errorOf({ ...ABOUT, ...MECHANISM, samplingRate: { q: 1 } })).message).toContain(
    'samplingRate is {"q":1}',
  );
  const line = JSON.parse(await answer('{"query":"epsilon","samplingRate":NaN}', 3));
  expect(line.error.message).toContain('Line 3 has NaN, which JSON does not know');
});

describe('the reply to an array', () => {
  const asked = {
    ...{ id: 1, query: 'noiseMultiplier', adjacency: 'substitute' },
    ...{ samplingRate: 0.01, steps: 1000, delta: 1e-5 },
  };
  const ask = async (query: object) => JSON.parse(await answer(JSON.stringify(query), 1));

  test('has null for an element out of reach and answers for the others', async () => {
    const reply = await ask({ ...asked, targetEpsilon: [2, 1e-9, 4] });
    const alone = await ask({ ...asked, targetEpsilon: 2 });
    expect([reply.value[0], reply.value[1]]).toEqual([alone.value, null]);
    expect(reply.value[2]).toBeLessThan(alone.value);
    expect(reply.refused).toEqual([
      { at: 1, code: expect.any(String), field: 'targetEpsilon[1]', message: expect.stringContaining('[1]') },
    ]);
  });

  test('is an error if an element cannot be read or none has an answer', async () => {
    expect((await ask({ ...asked, targetEpsilon: [2, 'x'] })).error.field).toBe('targetEpsilon[1]');
    expect((await ask({ ...asked, targetEpsilon: [1e-9, 1e-10] })).error.field).toMatch(/^targetEpsilon/);
  });
});
