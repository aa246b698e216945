import { describe, expect, test } from 'vitest';
import { answer } from './answer';
import { EXAMPLES } from './help';

const MECHANISM = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };

async function ask(query: unknown): Promise<Record<string, unknown>> {
  return JSON.parse(await answer(JSON.stringify(query), 1)) as Record<string, unknown>;
}

describe('answer', () => {
  test('gives value, bracket, verified and method for epsilon', async () => {
    const reply = await ask({ id: 1, query: 'epsilon', relation: 'substitute', ...MECHANISM, delta: 1e-5 });
    expect(Object.keys(reply).sort()).toEqual(['id', 'lower', 'method', 'upper', 'value', 'verified']);
    expect(reply.lower as number).toBeLessThanOrEqual(reply.value as number);
    expect(reply.upper as number).toBeGreaterThanOrEqual(reply.value as number);
    expect(reply.verified).toBe(true);
  });

  test('inverts itself: delta of epsilon, epsilon of the calibrated noise', async () => {
    const there = await ask({ query: 'epsilon', relation: 'add-remove', ...MECHANISM, delta: 1e-5 });
    const back = await ask({ query: 'delta', relation: 'add-remove', ...MECHANISM, epsilon: there.value });
    expect(back.value as number).toBeCloseTo(1e-5, 9);
    const noise = await ask({
      query: 'noiseMultiplier',
      relation: 'add-remove',
      samplingRate: 0.01,
      steps: 1000,
      delta: 1e-5,
      targetEpsilon: there.value,
    });
    expect(noise.value as number).toBeCloseTo(1, 4);
  });

  test.each(EXAMPLES)('runs the example of --help: %s', async (line) => {
    const reply = JSON.parse(await answer(line, 1)) as Record<string, unknown>;
    expect(reply.error).toBeUndefined();
    expect(reply.id).toBe((JSON.parse(line) as { id: number }).id);
  });

  test.each([
    [
      { id: 'a', query: 'epsilon', relation: 'substitute', ...MECHANISM, samplingRate: 1.5, delta: 1e-5 },
      'out-of-range',
      'samplingRate',
    ],
    [
      { id: 'a', query: 'epsilon', relation: 'substitute', ...MECHANISM, steps: 1.5, delta: 1e-5 },
      'not-an-integer',
      'steps',
    ],
    [{ id: 'a', query: 'epsilon', relation: 'substitute', ...MECHANISM }, 'missing', 'delta'],
    [{ id: 'a', query: 'epsilon', relation: 'swap', ...MECHANISM, delta: 1e-5 }, 'unknown', 'relation'],
    [
      { id: 'a', query: 'epsilon', relation: 'add', ...MECHANISM, noiseMultiplier: '1', delta: 1e-5 },
      'not-a-number',
      'noiseMultiplier',
    ],
    [{ id: 'a', query: 'constructor' }, 'unknown', 'query'],
    [{ id: 'a' }, 'missing', 'query'],
    [{ id: 'a', query: 'clopperPearson', k: 5, n: 4, alpha: 0.05 }, 'inconsistent', 'k'],
    [
      { id: 'a', query: 'tradeoff', relation: 'add', ...MECHANISM, alphas: [0.1, 2] },
      'out-of-range',
      'alphas[1]',
    ],
    [{ id: 'a', query: 'gdpDelta', mu: -1, eps: 1 }, 'out-of-range', 'mu'],
  ])('names code and field of bad input %#', async (query, code, field) => {
    const reply = await ask(query);
    expect(reply.id).toBe('a');
    expect(reply.error).toMatchObject({ code, field });
    expect((reply.error as { message: string }).message).toMatch(/; give /);
  });

  test.each(['{"id":1,', '[1,2]', 'null', '3', 'epsilon'])(
    'reports %s with its line number',
    async (text) => {
      const reply = JSON.parse(await answer(text, 41)) as Record<string, unknown>;
      expect(reply).toMatchObject({ id: null, line: 41, error: { code: 'not-json', field: 'line' } });
    },
  );
});
