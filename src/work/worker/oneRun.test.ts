// Audits of one run as a worker serves them: progress, findings at the end, aborts and sweeps.
import { expect, test } from 'vitest';
import { served } from '../../../test/shared/served';
import { meanOfRuns, watchOneRun } from '../../oneRun/training/design';
import type { OneRunCellResult, OneRunDesign, OneRunReply, OneRunSweepReply, PartialMessage } from './oneRun';
import { oneRunQueries } from './oneRun';

const ABORTED = { ok: false, error: { code: 'aborted' } };
const DESIGN: OneRunDesign = {
  canary: 'orthogonal',
  selfComparison: true,
  m: 30,
  dimension: 30,
  classes: 10,
  guesses: [20],
  targetEpsilon: 4,
  samplingRate: 1,
  steps: 5,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

/** A worker that trains by the reference code; `step` is called after each step. */
function setUp(step: () => void = () => {}) {
  return served(
    oneRunQueries({
      run: async (design) =>
        (function* () {
          const trace = watchOneRun(design, {}, () => null);
          for (;;) {
            const next = trace.next();
            if (next.done) return next.value;
            step();
            yield next.value;
          }
        })(),
      cell: async (cell) => meanOfRuns(cell, {}, () => null),
    }),
  );
}

test('a run reports its model on the way and its findings at the end only', async () => {
  const heard: OneRunReply[] = [];
  const hear = ({ partial }: PartialMessage<OneRunReply>) => heard.push(partial);
  const reply = await setUp().ask('run', { design: DESIGN, assets: '' }, hear);
  expect(heard[0]).toMatchObject({ findings: null, moment: { done: 1, total: 5 } });
  expect(heard.every(({ findings }) => findings === null)).toBe(true);
  expect(reply).toMatchObject({
    ok: true,
    value: { moment: { done: 5 }, findings: { report: { r: 20, m: 30, adjacency: 'substitute' } } },
  });
});

test('before its first step a run reports which share of its preparation is done', async () => {
  const heard: OneRunReply[] = [];
  const hear = ({ partial }: PartialMessage<OneRunReply>) => heard.push(partial);
  const reply = await setUp().ask('run', { design: { ...DESIGN, dimension: 20 }, assets: '' }, hear);
  expect(heard[0]).toMatchObject({ moment: null, findings: null });
  expect(heard[0]!.prepared).toBeGreaterThan(0);
  expect(heard[0]!.prepared).toBeLessThan(1);
  expect(reply).toMatchObject({ ok: true, value: { prepared: 1, moment: { done: 5 } } });
});

test('a cancelled run ends at the next step', async () => {
  let steps = 0;
  const api = setUp(() => {
    steps++;
    if (steps === 2) api.cancel();
  });
  expect(await api.ask('run', { design: DESIGN, assets: '' })).toMatchObject(ABORTED);
  expect(steps).toBe(2);
});

test('bad input is refused by the name of its field', async () => {
  expect(await setUp().ask('run', { design: { ...DESIGN, guesses: [31] }, assets: '' })).toMatchObject({
    ok: false,
    error: { field: 'r' },
  });
});

test('a sweep reports its progress and answers every cell in order', async () => {
  const heard: OneRunSweepReply[] = [];
  const cells = [
    { design: DESIGN, repeats: 2 },
    { design: { ...DESIGN, m: 10, dimension: 10, guesses: [10] }, repeats: 3 },
  ];
  const results: OneRunCellResult[] = [];
  const hear = ({ partial }: PartialMessage<OneRunSweepReply>) => heard.push(partial);
  const reply = await setUp().ask('sweep', { cells }, hear, (result) => results.push(result));
  const shares = heard.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(reply).toMatchObject({ ok: true, value: { share: 1, results: [{ runs: 2 }, { runs: 3 }] } });
  expect(reply).toMatchObject({ value: { results } });
  // only the second cell is computed if the first one's result is handed in
  const [first] = results;
  const rest: OneRunCellResult[] = [];
  const again = await setUp().ask(
    'sweep',
    { cells },
    () => {},
    (result) => rest.push(result),
    [first!],
  );
  expect(again).toEqual(reply);
  expect(rest).toEqual(results.slice(1));
});
