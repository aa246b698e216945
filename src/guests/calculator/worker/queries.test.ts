// The query `form` of a worker: the number that meets a target, then ε and μ for each way to draw batches.
import { expect, test } from 'vitest';
import { served } from '../../../../test/shared/served';
import { epsilon, mu } from '../../../accounting';
import type { FormReply, FormRequest } from './queries';
import * as FORM_QUERIES from './queries';

const PLAN = {
  sampling: 'poisson',
  samplingRate: 0.01,
  noiseMultiplier: 2,
  length: { steps: 100 },
} as const;
const REQUEST: FormRequest = {
  plans: [PLAN, { ...PLAN, sampling: 'fixed-size' }],
  adjacencies: [['substitute'], ['substitute']],
  delta: 1e-5,
  recordsPerPerson: 1,
  wanted: {
    adjacency: 'substitute',
    unknown: { name: 'noiseMultiplier' },
    goal: { measure: 'advantage', most: 0.2 },
  },
};

test('the replies have first the number that meets the target, then each ε, then each μ', async () => {
  const told: FormReply[] = [];
  const reply = await served(FORM_QUERIES).ask('form', REQUEST, (partial) =>
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
});

test('a target that no number meets is refused with the name of its measure', async () => {
  const far = {
    ...REQUEST,
    wanted: { ...REQUEST.wanted, goal: { measure: 'mu', most: 1e-9 } },
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
  'a person with %i records has the add/remove ε %f that dp_accounting computes, without μ',
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
    // ε agrees in the digits that are given above
    expect(point?.epsilon.upper).toBeGreaterThan(0.998 * known);
    expect(point?.epsilon.upper).toBeLessThan(1.002 * known);
  },
);
