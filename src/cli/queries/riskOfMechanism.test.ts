// The three queries that take an adjacency and a prior, where the adjacency is add-remove: a value is bounded by
// removal, and only membership by an exchange.
import { expect, test } from 'vitest';
import { gaussianAttackSuccess } from '../../risk/idealised/gaussianAttack';
import { uniformPrior } from '../../risk/priors/prior';
import { answer } from '../answer';
import { QUERIES } from '.';

const ask = async (query: object) =>
  JSON.parse(await answer(QUERIES, JSON.stringify(query), 1)) as Record<string, unknown>;

const FULL_BATCH = { samplingRate: 1, steps: 100 };
const REMOVED = { adjacency: 'add-remove', prior: 0.1 };

test('the noise for a limit on a value follows from removal and keeps the limit', async () => {
  const { noiseMultiplier } = await ask({
    query: 'noiseMultiplierForRisk',
    ...REMOVED,
    ...FULL_BATCH,
    maxSuccess: 0.2,
  });
  expect(noiseMultiplier).toBeCloseTo(22.7309, 3);
  const reply = await ask({ query: 'attackSuccess', ...REMOVED, ...FULL_BATCH, noiseMultiplier });
  expect(reply).toMatchObject({ form: 'power', adjacency: 'add-remove', verified: true });
  expect(reply.upper).toBe(reply.power);
  expect(reply.upper).toBeLessThanOrEqual(0.2 * (1 + 1e-6));
  const game = { prior: uniformPrior(10), sigma: (noiseMultiplier as number) / 10 };
  expect(gaussianAttackSuccess(game).success).toBeLessThan(reply.upper as number);
});

test('the epsilon for a limit on a value follows from removal', async () => {
  const reply = await ask({ query: 'epsilonForRisk', ...REMOVED, maxSuccess: 0.2 });
  expect(reply.epsilon).toBeCloseTo(Math.log(2), 10);
});

const FAIR = { adjacency: 'add-remove', secret: 'membership', prior: 0.5 };

test('membership has the bound for a secret of two values', async () => {
  const mechanism = { ...FULL_BATCH, noiseMultiplier: 10 };
  const there = await ask({ query: 'attackSuccess', ...FAIR, ...mechanism });
  const variation = await ask({ query: 'totalVariation', adjacency: 'add-remove', ...mechanism });
  expect(there.form).toBe('twoValues');
  expect(there.upper).toBeCloseTo(0.5 + 0.5 * (variation.value as number), 8);
  const value = await ask({ query: 'attackSuccess', ...FAIR, secret: 'value', ...mechanism });
  expect(value.upper).toBeGreaterThan(there.upper as number);
});

test('membership with a prior below one half is refused', async () => {
  const rare = await ask({ query: 'epsilonForRisk', ...FAIR, prior: 0.1, maxSuccess: 0.2 });
  expect(rare.error).toMatchObject({ field: 'prior', code: 'out-of-range' });
});

test.each([
  [{ query: 'attackSuccess', ...REMOVED, ...FULL_BATCH, noiseMultiplier: 10, targets: 5 }, 'targets'],
  [{ query: 'attackSuccess', ...REMOVED, ...FULL_BATCH, noiseMultiplier: 10, values: 10 }, 'values'],
  [{ query: 'attackSuccess', ...REMOVED, ...FULL_BATCH, noiseMultiplier: 10, kappa: 2 }, 'kappa'],
  [{ query: 'epsilonForRisk', ...REMOVED, targets: 5, maxCount: 1 }, 'targets'],
  [{ query: 'noiseMultiplierForRisk', ...REMOVED, ...FULL_BATCH, targets: 5, maxCount: 1 }, 'targets'],
  [
    { query: 'epsilonForRisk', adjacency: 'substitute', secret: 'membership', prior: 0.5, maxSuccess: 0.6 },
    'secret',
  ],
])('%o is refused at %s', async (query, field) => {
  expect((await ask(query)).error).toMatchObject({ field, code: 'inconsistent' });
});
