// The form in a worker: the number that is looked for first, then each way's ε, then its μ.
import { expect, test } from 'vitest';
import { served } from '../../../../test/shared/served';
import { epsilon, mu } from '../../../accounting';
import type { FormReply, FormRequest } from './queries';
import * as FORM_QUERIES from './queries';

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
  const reply = await served(FORM_QUERIES).ask('form', request, (partial) =>
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
  expect(await served(FORM_QUERIES).ask('form', far)).toMatchObject({
    ok: false,
    error: { field: 'mu' },
  });
});

test.each([
  [2, 3.98],
  [3, 6.343],
])(
  'a person with %i records has the add/remove ε %f that dp_accounting computes, and no μ',
  async (recordsPerPerson, known) => {
    const plan = {
      sampling: 'poisson',
      samplingRate: 0.01,
      noiseMultiplier: 1,
      length: { steps: 1000 },
    } as const;
    const request: FormRequest = {
      plans: [plan],
      adjacencies: [['add-remove']],
      ...{ delta: 1e-5, recordsPerPerson, wanted: null },
    };
    const reply = await served(FORM_QUERIES).ask('form', request);
    if (!reply.ok) throw new Error(reply.error.message);
    const [way] = reply.value.ways;
    const [point] = way?.points ?? [];
    expect(way?.printed).toEqual([]);
    expect(point).not.toHaveProperty('mu');
    // the point agrees in the digits that it is quoted with
    expect(point?.epsilon.upper).toBeGreaterThan(0.998 * known);
    expect(point?.epsilon.upper).toBeLessThan(1.002 * known);
  },
);
