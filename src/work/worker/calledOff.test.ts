// A worker that computes in steps ends at the next step after it is cancelled.
import { describe, expect, test } from 'vitest';
import { ACCOUNTANT } from '../../../test/shared/accountantTable';
import { fakeAudit } from '../../../test/shared/fakeNumbers';
import { served } from '../../../test/shared/served';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import * as CHAPTERS from '../queries/chapters';
import type { Queries, Steps } from '../queries/query';
import { auditRequest } from '../requests';
import { auditQueries } from './audit';
import { serveQueries } from './serve';

const ABORTED = { ok: false, error: { code: 'aborted' } };
const { samplingRate, noiseMultiplier, steps, delta } = DEFAULT_SCENARIO;
const mechanism = { samplingRate, noiseMultiplier, steps };

/** A table of queries as a worker serves it, where each query is cancelled within the step with this number. */
function calledOffAt(queries: Queries, last: number) {
  let made = 0;
  const within = (trace: Steps<unknown>) =>
    ({
      next() {
        if (++made === last) api.cancel();
        return trace.next();
      },
    }) as Steps<unknown>;
  const watched = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      (...of: Parameters<typeof query>) => within(query(...of) as Steps<unknown>),
    ]),
  );
  const api = serveQueries(watched);
  const ask = (name: string, request: unknown) => api.ask(name, request, () => {});
  return { ask, made: () => made };
}

const target = { solveFor: 'steps', adjacency: 'substitute', mechanism, delta, targetEpsilon: 3 };

test.each([
  ['curves', 1, { mechanism, delta, axis: 'steps', values: Float64Array.of(1, 2, 3, 4) }],
  ['curves', 3, { mechanism, delta, axis: 'steps', values: Float64Array.of(1, 2, 3, 4) }],
  ['point', 1, { mechanism, delta }],
  ['point', 4, { mechanism, delta }],
  ['point', 7, { mechanism, delta }],
  ['calibrate', 1, target],
  ['calibrate', 2, target],
])('%s ends when it is cancelled within step %i', async (name, last, request) => {
  const { ask, made } = calledOffAt(ACCOUNTANT, last);
  expect(await ask(name, request)).toMatchObject(ABORTED);
  expect(made()).toBe(last);
});

test.each([
  ['profile', 3, { mechanism, delta, count: 50 }],
  ['tradeoff', 2, { mechanism, alphas: Float64Array.of(0.5) }],
  ['guess', 1, { mechanism, guesses: [0.1, 0.2, 0.3].map((prior) => ({ adjacency: 'substitute', prior })) }],
])('%s ends when it is cancelled within step %i', async (name, last, request) => {
  const { ask, made } = calledOffAt(CHAPTERS, last);
  expect(await ask(name, request)).toMatchObject(ABORTED);
  expect(made()).toBe(last);
});

describe('an audit ends when it is cancelled', () => {
  const servedAudit = (open: Parameters<typeof auditQueries>[0]) => served(auditQueries(open));
  const request = auditRequest(changeScenario(DEFAULT_SCENARIO, { runs: 20_000 }));

  test('before its first report', async () => {
    let drawn = 0;
    const api = servedAudit((of) =>
      fakeAudit(of, (draws) => {
        drawn += draws;
        api.cancel();
      }),
    );
    expect(await api.ask('audit', request, () => {})).toMatchObject(ABORTED);
    // the first slice has 100 draws, and a report needs 500
    expect(drawn).toBe(100);
  });

  test('at a report', async () => {
    let drawn = 0;
    const api = servedAudit((of) =>
      fakeAudit(of, (draws) => {
        drawn += draws;
      }),
    );
    const tell = ({ partial }: { partial: unknown }) => {
      if (partial !== null) api.cancel();
    };
    expect(await api.ask('audit', request, tell)).toMatchObject(ABORTED);
    expect(drawn).toBe(500);
  });

  test('while it restores earlier draws', async () => {
    const restored: number[] = [];
    const api = servedAudit((of) => ({
      ...fakeAudit(of),
      restore() {
        restored.push(1);
        api.cancel();
      },
    }));
    const block = { elapsed: 1 } as never;
    expect(
      await api.ask(
        'audit',
        request,
        () => {},
        () => {},
        [block, block],
      ),
    ).toMatchObject(ABORTED);
    expect(restored).toHaveLength(1);
  });
});
