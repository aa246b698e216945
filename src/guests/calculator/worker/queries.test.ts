// The query `form` of a worker: the number that meets a target, then ε and μ for each way to draw batches.
import { expect, test } from 'vitest';
import { served } from '../../../../test/shared/served';
import { size } from '../../../../test/statistics/size';
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
  runs: [],
  plans: [PLAN, { ...PLAN, sampling: 'fixed-size' }],
  adjacencies: [['substitute'], ['substitute']],
  delta: 1e-5,
  wanted: {
    adjacency: 'substitute',
    unknown: { name: 'noiseMultiplier' },
    goal: { measure: 'advantage', most: 0.2 },
  },
};

test('the replies have first the progress of the search, then the number that meets the target with each ε, then each μ', async () => {
  const told: FormReply[] = [];
  const reply = await served(FORM_QUERIES).ask('form', REQUEST, (partial) =>
    told.push(structuredClone(partial)),
  );
  if (!reply.ok) throw new Error(reply.error.message);
  const { solution, ways } = reply.value;
  expect(told[0]).toMatchObject({ solution: null, progress: { tried: 1 }, ways: [] });
  expect(told.find((partial) => partial.ways.length > 0)?.ways[0]?.points[0]?.mu).toBe(null);
  for (const { run, points, printed } of ways) {
    expect(run).toMatchObject({ noiseMultiplier: solution?.value });
    expect(points[0]?.epsilon).toEqual(epsilon('substitute', run, 1e-5));
    expect(points[0]?.mu).toEqual(mu('substitute', run));
    expect(printed.length > 0).toBe(!('sampling' in run));
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
  'a person with %i records has the add/remove ε %f that dp_accounting computes',
  async (recordsPerPerson, known) => {
    const run = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, recordsPerPerson };
    const request: FormRequest = {
      ...{ runs: [run], plans: [], adjacencies: [['add-remove']], delta: 1e-5, wanted: null },
    };
    const reply = await served(FORM_QUERIES).ask('form', request);
    if (!reply.ok) throw new Error(reply.error.message);
    const [way] = reply.value.ways;
    const [point] = way?.points ?? [];
    expect(way?.printed).toEqual([]);
    // ε agrees to 0.2 %
    expect(point?.epsilon.upper).toBeGreaterThan(0.998 * known);
    expect(point?.epsilon.upper).toBeLessThan(1.002 * known);
  },
);

test('small noise has no μ', async () => {
  const run = { samplingRate: 0.01, noiseMultiplier: 0.05, steps: 100 };
  const request: FormRequest = {
    ...{ runs: [run], plans: [], adjacencies: [['substitute']], delta: 1e-5, wanted: null },
  };
  const reply = await served(FORM_QUERIES).ask('form', request);
  if (!reply.ok) throw new Error(reply.error.message);
  const [point] = reply.value.ways[0]?.points ?? [];
  expect(point?.epsilon).toEqual(epsilon('substitute', run, 1e-5));
  expect(point).not.toHaveProperty('mu');
});

test('μ of many different steps is a narrow bracket, and their ε is told before it', async () => {
  const kinds = size(40, 200);
  const run = Array.from({ length: kinds }, (_, i) => ({
    ...{ samplingRate: 0.01, noiseMultiplier: 1 + i / kinds, steps: 1000 / kinds },
  }));
  const request: FormRequest = {
    ...{ runs: [run], plans: [], adjacencies: [['substitute']], delta: 1e-5, wanted: null },
  };
  const told: FormReply[] = [];
  const reply = await served(FORM_QUERIES).ask('form', request, (one) => told.push(structuredClone(one)));
  if (!reply.ok) throw new Error(reply.error.message);
  const [point] = reply.value.ways[0]?.points ?? [];
  expect(point?.epsilon).toEqual(epsilon('substitute', run, 1e-5));
  expect(told[0]?.ways[0]?.points[0]).toEqual({ ...point, mu: null });
  // μ of as many steps with the noise of the middle lies within a percent
  const among = mu('substitute', { samplingRate: 0.01, noiseMultiplier: 1.4, steps: 1000 });
  const { lower = 0, upper = 0 } = point?.mu ?? {};
  expect(upper - lower).toBeLessThan(1e-3);
  expect(lower).toBeGreaterThan(0.7 * among.lower);
  expect(upper).toBeLessThan(1.3 * among.upper);
});
