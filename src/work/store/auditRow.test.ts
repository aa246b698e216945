// The row of small audits along the axis, over a client that answers when the test says so.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditReply, progress } from '../../../test/shared/heldJobs';
import { JobError } from '../../base/rpc/jobError';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, rowValues, type Scenario } from '../../scenario';
import { rowAudits } from '../requests';
import type { AuditReply, AuditRequest } from '../worker/audit';
import type { AuditClient } from './auditQueue';
import { AuditRow } from './auditRow';

interface HeldAudit {
  request: AuditRequest;
  signal: AbortSignal;
  tell: Parameters<AuditClient['run']>[2];
  answer: (reply: AuditReply) => void;
  fail: (error: JobError) => void;
}

const REST = 300;

function setUp() {
  const asked: HeldAudit[] = [];
  const client: AuditClient = {
    run: (signal, request, tell) =>
      new Promise((answer, fail) => {
        signal.addEventListener('abort', () => fail(new JobError('aborted', 'called off')));
        asked.push({ request, signal, tell, answer, fail });
      }),
    restart: () => {},
    close: () => {},
  };
  const row = new AuditRow(client, () => {});
  const want = (scenario: Scenario) =>
    row.want(scenario, axisWindow(scenario, axisWindow(DEFAULT_SCENARIO)), REST);
  return { asked, row, want };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the row of audits', () => {
  test('has a first report everywhere, from the nearest value outwards, before any audit is completed', async () => {
    const { asked, row, want } = setUp();
    want(DEFAULT_SCENARIO);
    await pass(REST - 1);
    expect(asked).toHaveLength(0);
    await pass(1);
    const own = DEFAULT_SCENARIO.noiseMultiplier;
    const distances: number[] = [];
    for (let i = 0; i < 9; i++) {
      expect(asked).toHaveLength(i + 1);
      const { request, tell } = asked[i]!;
      distances.push(Math.abs(Math.log(request.mechanism.noiseMultiplier / own)));
      tell(progress(request, 500));
      await pass(0);
    }
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(row.points.map(({ reply, status }) => [reply?.runs, status !== 'done'])).toEqual(
      Array.from({ length: 9 }, () => [500, true]),
    );
    for (let i = 9; i < 18; i++) {
      expect(asked).toHaveLength(i + 1);
      asked[i]!.answer(auditReply(asked[i]!.request));
      await pass(0);
    }
    expect(asked).toHaveLength(18);
    expect(row.points.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'done'));
  });

  test('is replaced by a move at once, without reports of other settings', async () => {
    const { asked, row, want } = setUp();
    want(DEFAULT_SCENARIO);
    await pass(REST);
    asked[0]!.tell(progress(asked[0]!.request, 500));
    await pass(0);
    expect(row.points.filter(({ reply }) => reply)).toHaveLength(1);
    want(changeScenario(DEFAULT_SCENARIO, { steps: 7 }));
    expect(asked[1]!.signal.aborted).toBe(true);
    expect(row.points).toHaveLength(9);
    expect(row.points.filter(({ reply }) => reply)).toHaveLength(0);
    for (const { request } of row.points) expect(request.mechanism.steps).toBe(7);
    // a report is shown again when its setting returns
    want(DEFAULT_SCENARIO);
    expect(row.points.filter(({ reply }) => reply)).toHaveLength(1);
  });

  test('stays while the scenario’s own value moves along the axis', async () => {
    const { asked, row, want } = setUp();
    want(DEFAULT_SCENARIO);
    await pass(REST);
    asked[0]!.answer(auditReply(asked[0]!.request));
    await pass(0);
    const keys = row.points.map(({ key }) => key);
    want(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 3 }));
    expect(row.points.map(({ key }) => key)).toEqual(keys);
    expect(row.points.filter(({ status }) => status === 'done')).toHaveLength(1);
  });

  test('computes no recorded value unless another estimator is to read it', async () => {
    const { asked, row, want } = setUp();
    const window = axisWindow(DEFAULT_SCENARIO);
    const [first] = rowAudits(DEFAULT_SCENARIO, window);
    const { estimate } = { estimate: auditReply(first!.request).pooled.valid };
    const recorded = rowValues(DEFAULT_SCENARIO, window).map((axisValue) => ({
      axisValue,
      runs: 25_000,
      estimate,
    }));
    row.showInitially(DEFAULT_SCENARIO, window, recorded);
    want(DEFAULT_SCENARIO);
    await pass(1000);
    expect(asked).toHaveLength(0);
    expect(row.points.every((point) => point.recorded?.runs === 25_000)).toBe(true);
    want(changeScenario(DEFAULT_SCENARIO, { estimator: 'direct' }));
    await pass(1000);
    expect(asked).toHaveLength(1);
  });

  test('stops while it is held, and goes on afterwards', async () => {
    const { asked, row, want } = setUp();
    want(DEFAULT_SCENARIO);
    await pass(REST);
    row.hold(true);
    expect(asked[0]!.signal.aborted).toBe(true);
    row.hold(false);
    expect(asked).toHaveLength(2);
    row.close();
  });

  test('stops while it is paused, and goes on afterwards', async () => {
    const { asked, row, want } = setUp();
    want(DEFAULT_SCENARIO);
    await pass(REST);
    row.pause();
    expect(asked[0]!.signal.aborted).toBe(true);
    row.resume();
    expect(asked).toHaveLength(2);
    row.close();
  });

  test('names the value whose audit failed', async () => {
    const { asked, row, want } = setUp();
    want(DEFAULT_SCENARIO);
    await pass(REST);
    asked[0]!.fail(new JobError('worker-died', 'gone'));
    await pass(0);
    expect(row.points.filter(({ status, error }) => status === 'failed' && error !== null)).toHaveLength(1);
    row.close();
  });
});

describe('the values of the row', () => {
  test.each(['noiseMultiplier', 'samplingRate', 'steps', 'delta'] as const)(
    'are five to nine ascending values of the window along %s',
    (axis) => {
      for (const sampling of ['poisson', 'fixed-size', 'random-allocation'] as const) {
        const scenario = changeScenario(DEFAULT_SCENARIO, { axis, sampling });
        const window = axisWindow(scenario);
        const values = rowValues(scenario, window);
        expect(values.length).toBeGreaterThan(4);
        expect(values.length).toBeLessThanOrEqual(9);
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(window.min);
          expect(value).toBeLessThanOrEqual(window.max);
        }
      }
    },
  );
});
