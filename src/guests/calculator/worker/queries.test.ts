// The form in a worker: the number that is looked for first, then each way's ε, then its μ.
import { expect, test } from 'vitest';
import { served } from '../../../../test/shared/served';
import { epsilon, groupEpsilonAtMost, mu } from '../../../accounting';
import { CALCULATOR_QUERIES, type FormReply, type FormRequest } from './queries';

test('a form is answered way by way, its ε before its μ, after the number that was looked for', async () => {
  const plan = {
    sampling: 'poisson',
    samplingRate: 0.01,
    noiseMultiplier: 2,
    length: { steps: 100 },
  } as const;
  const told: FormReply[] = [];
  const request: FormRequest = {
    plans: [plan, { ...plan, sampling: 'fixed-size' }],
    adjacencies: [['substitute'], ['substitute']],
    delta: 1e-5,
    recordsPerPerson: 1,
    wanted: {
      adjacency: 'substitute',
      unknown: { name: 'noiseMultiplier' },
      goal: { measure: 'advantage', most: 0.2 },
    },
  };
  const reply = await served(CALCULATOR_QUERIES).ask('form', request, (partial) =>
    told.push(structuredClone(partial)),
  );
  if (!reply.ok) throw new Error(reply.error.message);
  const { solution, ways } = reply.value;
  expect(told[0]).toMatchObject({ solution: null, progress: { tried: 1 }, ways: [] });
  expect(told.find((partial) => partial.ways.length > 0)?.ways[0]?.points[0]?.mu).toBe(null);
  for (const { mechanism, points, printed } of ways) {
    expect(mechanism.noiseMultiplier).toBe(solution?.value);
    expect(points[0]?.epsilon).toEqual(epsilon('substitute', mechanism, 1e-5));
    expect(points[0]?.mu).toEqual(mu('substitute', mechanism));
    expect(printed.length > 0).toBe(!('sampling' in mechanism));
  }
  const far = {
    ...request,
    wanted: { ...request.wanted, goal: { measure: 'mu', most: 1e-9 } },
  } as FormRequest;
  expect(await served(CALCULATOR_QUERIES).ask('form', far)).toMatchObject({
    ok: false,
    error: { field: 'mu' },
  });
});

test('a person with several records has a bracket that ends at group privacy, and no μ', async () => {
  const mechanism = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
  const plan = {
    sampling: 'poisson',
    samplingRate: 0.01,
    noiseMultiplier: 1,
    length: { steps: 1000 },
  } as const;
  const request: FormRequest = {
    plans: [plan],
    adjacencies: [['add-remove', 'substitute']],
    ...{ delta: 1e-5, recordsPerPerson: 2, wanted: null },
  };
  const reply = await served(CALCULATOR_QUERIES).ask('form', request);
  if (!reply.ok) throw new Error(reply.error.message);
  const [way] = reply.value.ways;
  expect(way?.printed).toEqual([]);
  for (const adjacency of ['add-remove', 'substitute'] as const) {
    const point = way?.points.find((one) => one.adjacency === adjacency);
    expect(point).not.toHaveProperty('mu');
    expect(point?.epsilon).toMatchObject({
      ...{ verified: false, value: null, lower: epsilon(adjacency, mechanism, 1e-5).lower },
      upper: groupEpsilonAtMost(adjacency, mechanism, 2, 1e-5),
    });
  }
});
