// The queries on what an attacker can reach, served as a worker serves them: replies, progress and aborts.

import { expect, test } from 'vitest';
import { served } from '../../../test/shared/served';
import { epsilon } from '../../accounting';
import type { Mechanism } from '../../accounting/types';
import type { RecordsAttack } from '../../oneRun/training/types';
import { gdpCurve } from '../../risk/curve';
import { epsilonAtMost } from '../../risk/epsilonAtMost';
import type { AttributeInferenceDesign } from '../../risk/marginals/design';
import { guessByTable } from '../../risk/profileTable';
import { tabulate, type tabulateMechanism } from '../../risk/tabulate';
import * as RISK from './risk';
import { recordsAttacked } from './risk/attack';
import { family, type RiskFamily, type RiskFamilyRequest } from './risk/family';
import { type MarginalsAttack, marginalsAttacked } from './risk/marginals';
import { profilesOf } from './risk/profiles';
import type { Job } from './workerApi';

const MECHANISM = { samplingRate: 1, noiseMultiplier: 2, steps: 1 };

/**
 * Serves the queries with Gaussian profiles instead of the accountant's, models that are not trained, and releases that
 * are not attacked. `see` is called before each value.
 */
const serve = (see: () => void = () => {}) => {
  function* tabulateGaussian(
    ...[adjacency, { noiseMultiplier }, count]: Parameters<typeof tabulateMechanism>
  ) {
    const mu = (adjacency === 'substitute' ? 2 : 1) / noiseMultiplier;
    const trace = tabulate(gdpCurve(adjacency, mu), count);
    for (;;) {
      const step = trace.next();
      if (step.done) return step.value;
      see();
      yield;
    }
  }
  async function* guessEach({ models }: RecordsAttack) {
    const right: number[] = [];
    for (let i = 0; i < models; i++) {
      see();
      yield { right: [...right], done: i, total: models };
      right.push(i);
    }
    return right;
  }
  function* attackEach({ repeats }: AttributeInferenceDesign) {
    const right: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) {
      see();
      yield { repeat, repeats, iteration: 1, right };
      right.push(40 + repeat);
    }
    return { right } as never;
  }
  return served({
    ...RISK,
    profiles: (request: { mechanism: Mechanism }) => profilesOf(request.mechanism, 240, tabulateGaussian),
    attack: (request: RecordsAttack) => recordsAttacked(request, guessEach),
    marginals: (request: MarginalsAttack & { assets: string }) =>
      marginalsAttacked(request, async () => attackEach(request.design)),
    family: (request: RiskFamilyRequest, job: Job<RiskFamily>) => family(request, job, tabulateGaussian),
  });
};

test('a run of several segments has its epsilons and those that libraries print', async () => {
  const run = [MECHANISM, { ...MECHANISM, noiseMultiplier: 3 }];
  const reply = await serve().ask('points', { asked: [{ run, delta: 1e-5 }] });
  if (!reply.ok) throw new Error(reply.error.message);
  expect(reply.value[0]?.substitute).toEqual(epsilon('substitute', run, 1e-5));
  expect(reply.value[0]?.printed.length).toBeGreaterThan(2);
});

test('a run without segments is refused by name', async () => {
  const bad = await serve().ask('points', { asked: [{ run: [], delta: 1e-5 }] });
  expect(bad).toMatchObject({ ok: false, error: { field: 'segments' } });
});

const ALWAYS = { samplingRate: 1, noiseMultiplier: 30, steps: 10 };
const TARGET = { segments: [ALWAYS, { ...ALWAYS, noiseMultiplier: 10 }], delta: 1e-5, targetEpsilon: 2 };

test('segments meet a target with noise in digits that one would write', async () => {
  const unknown = { name: 'noiseFactor' } as const;
  const reply = await serve().ask('target', { ...TARGET, adjacency: 'substitute', unknown });
  if (!reply.ok) throw new Error(reply.error.message);
  const { segments } = reply.value;
  expect(segments[0]?.noiseMultiplier).toBeCloseTo(3 * (segments[1]?.noiseMultiplier ?? 0), 2);
  expect(String(segments[0]?.noiseMultiplier).length).toBeLessThan(8);
  const reached = epsilon('substitute', segments, 1e-5);
  expect(reached.upper).toBeLessThanOrEqual(2);
  expect(reached.lower).toBeGreaterThan(1.99);
});

test('a target that segments cannot reach is refused in words', async () => {
  const last = { name: 'steps', at: 1 } as const;
  const not = await serve().ask('target', {
    ...TARGET,
    targetEpsilon: 0.1,
    adjacency: 'substitute',
    unknown: last,
  });
  expect(not).toMatchObject({ ok: false, error: { message: expect.stringContaining('a single step') } });
});

test('the two profiles of a training are each of their own adjacency', async () => {
  const reply = await serve().ask('profiles', { mechanism: MECHANISM });
  if (!reply.ok) throw new Error(reply.error.message);
  const { substitute, addRemove } = reply.value;
  expect([substitute.adjacency, addRemove.adjacency]).toEqual(['substitute', 'add-remove']);
  expect(guessByTable(substitute, 0.5)).toBeGreaterThan(guessByTable(addRemove, 0.5) + 0.05);
});

test('members of a family arrive one by one in the order asked for', async () => {
  const seen: number[] = [];
  const reply = await serve().ask(
    'family',
    { mechanism: MECHANISM, delta: 1e-5, noiseMultipliers: [4, 2, 1] },
    (partial) => seen.push(partial.length),
  );
  if (!reply.ok) throw new Error(reply.error.message);
  const members: RiskFamily = reply.value;
  expect(members.map(({ noiseMultiplier, epsilon }) => [noiseMultiplier, epsilon])).toEqual(
    [4, 2, 1].map((noiseMultiplier) => [
      noiseMultiplier,
      epsilonAtMost('substitute', { ...MECHANISM, noiseMultiplier }, 1e-5),
    ]),
  );
  expect(seen).toEqual([1, 2, 3]);
});

test('an attack reports how many secrets of each model so far it guessed', async () => {
  const attack = { mechanism: MECHANISM, delta: 1e-5, targets: 10, values: 2, models: 4, seed: 1 };
  const told: number[] = [];
  const reply = await serve().ask('attack', attack, (partial) => told.push(partial.right.length));
  expect(reply).toEqual({ ok: true, value: { right: [0, 1, 2, 3], done: 4, total: 4 } });
  expect(told[0]).toBe(0);
});

test('the counts of records grow as the noise falls, and the attack stays below them', async () => {
  const request = {
    mechanism: MECHANISM,
    delta: 1e-5,
    targets: 10,
    values: 2,
    failures: [0.05],
    seed: 1,
  };
  const counts = await serve().ask('records', { ...request, noiseMultipliers: [20, 2] }, () => {});
  if (!counts.ok) throw new Error(counts.error.message);
  const [weak, strong] = counts.value;
  expect(weak.whole[0]).toBeLessThanOrEqual(strong.whole[0]);
  expect(strong.ideal?.[0]).toBeLessThanOrEqual(strong.whole[0]);
});

test('a parameter for an advantage comes with the epsilons that the training then has', async () => {
  const reply = await serve().ask('choose', {
    solveFor: 'noiseMultiplier',
    mechanism: MECHANISM,
    prior: 0.5,
    advantage: 0.2,
    delta: 1e-5,
  });
  if (!reply.ok) throw new Error(reply.error.message);
  const { value, least, epsilon } = reply.value;
  // the success is Phi(1 / sigma) for one Gaussian release of one of two opposite vectors
  expect(value).toBeCloseTo(1 / 0.2533471, 3);
  expect(least).toBeLessThanOrEqual(0.6);
  const chosen = { ...MECHANISM, noiseMultiplier: value };
  expect(epsilon).toEqual({
    substitute: epsilonAtMost('substitute', chosen, 1e-5),
    addRemove: epsilonAtMost('add-remove', chosen, 1e-5),
  });
});

test('a cancelled query ends with an error instead of a reply', async () => {
  let values = 0;
  const { api, ask } = serve(() => {
    if (++values === 50) api.cancel();
    // the worker looks for an abort every 8 ms
    const until = performance.now() + 0.5;
    while (performance.now() < until);
  });
  const reply = await ask('profiles', { mechanism: MECHANISM });
  expect(reply).toMatchObject({ ok: false, error: { code: 'aborted' } });
  expect(values).toBeLessThan(100);
});

test('the attack on marginals reports release by release', async () => {
  const design = { repeats: 4 } as AttributeInferenceDesign;
  const heard: number[] = [];
  const request = { dataset: 'breast', design, assets: '' };
  const reply = await serve().ask('marginals', request, ({ right }) => heard.push(right.length));
  if (!reply.ok) throw new Error(reply.error.message);
  expect(reply.value).toEqual({ right: [40, 41, 42, 43], total: 4 });
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
});
