import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO, type Scenario } from '../scenario';
import type { AccountingClient } from './accounting';
import type { AuditClient, OnAuditProgress } from './audit';
import { JobError } from './errors';
import { createLab } from './lab';
import type {
  AuditReply,
  AuditRequest,
  CurvesReply,
  CurvesRequest,
  PointReply,
  PointRequest,
} from './protocol';
import { ownAudit } from './snapshot';
import { fakeCurves, fakePoint, fakeReport } from './testing/fakeNumbers';

/** A call whose answer the test gives when it likes. */
interface Held<Request, Reply> {
  request: Request;
  signal: AbortSignal;
  answer(reply: Reply): Promise<void>;
  fail(error: unknown): Promise<void>;
}

function hold<Request, Reply>(calls: Held<Request, Reply>[]) {
  return (signal: AbortSignal, request: Request) =>
    new Promise<Reply>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new JobError('aborted', 'called off')));
      const settled = async (act: () => void) => {
        act();
        await vi.advanceTimersByTimeAsync(0);
      };
      calls.push({
        request,
        signal,
        answer: (reply) => settled(() => resolve(reply)),
        fail: (error) => settled(() => reject(error)),
      });
    });
}

function setUp() {
  const curves: Held<CurvesRequest, CurvesReply>[] = [];
  const points: Held<PointRequest, PointReply>[] = [];
  const audits: (Held<AuditRequest, AuditReply> & { tell: OnAuditProgress })[] = [];
  const restarts = { accounting: 0, audit: 0 };
  const accounting: AccountingClient = {
    curves: hold(curves),
    point: hold(points),
    restart: () => restarts.accounting++,
    close: () => {},
  };
  const held: Held<AuditRequest, AuditReply>[] = [];
  const runAudit = hold(held);
  const audit: AuditClient = {
    run: (signal, request, tell) => {
      const promise = runAudit(signal, request);
      audits.push({ ...held[held.length - 1], tell });
      return promise;
    },
    restart: () => restarts.audit++,
    close: () => {},
  };
  const lab = createLab({ accounting, audit });
  return { lab, curves, points, audits, restarts };
}

const curvesReply = (request: CurvesRequest): CurvesReply => ({
  ...fakeCurves(request),
  elapsed: 1,
});
const auditReply = (request: AuditRequest, runs = request.runs): AuditReply => ({
  ...fakeReport(request, runs),
  elapsed: 1,
});
const progress = (request: AuditRequest, runs: number) => ({
  done: runs,
  total: request.runs,
  rate: 1,
  secondsLeft: 1,
  partial: auditReply(request, runs),
});
const withSigma = (noiseMultiplier: number): Scenario =>
  changeScenario(DEFAULT_SCENARIO, { noiseMultiplier, axis: 'steps' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the lab at its start', () => {
  test('asks for curves, point and audit at once, and publishes each answer', async () => {
    const { lab, curves, points, audits } = setUp();
    let published = 0;
    lab.subscribe(() => published++);
    lab.setScenario(DEFAULT_SCENARIO);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'running', result: null, current: false });
    await pass(0);
    expect([curves.length, points.length, audits.length]).toEqual([1, 1, 1]);

    const before = lab.getSnapshot();
    await curves[0].answer(curvesReply(curves[0].request));
    expect(lab.getSnapshot()).not.toBe(before);
    await curves[1].answer(curvesReply(curves[1].request));
    expect(lab.getSnapshot().curves).toMatchObject({
      status: 'done',
      current: true,
      scenario: DEFAULT_SCENARIO,
    });
    await points[0].answer(fakePoint(4));
    expect(lab.getSnapshot().point.result?.substitute.value).toBe(8);
    const own = audits[0].request;
    audits[0].tell(progress(own, 500));
    expect(ownAudit(lab.getSnapshot())).toMatchObject({ status: 'running', reply: { runs: 500 } });
    await audits[0].answer(auditReply(own));
    expect(ownAudit(lab.getSnapshot())).toMatchObject({
      status: 'done',
      reply: { runs: 25_000 },
      progress: { done: 25_000, total: 25_000, secondsLeft: 0 },
    });
    expect(published).toBeGreaterThanOrEqual(5);
  });

  test('a snapshot keeps its identity until something changes', () => {
    const { lab } = setUp();
    lab.setScenario(DEFAULT_SCENARIO);
    const snapshot = lab.getSnapshot();
    lab.setScenario({ ...DEFAULT_SCENARIO });
    expect(lab.getSnapshot()).toBe(snapshot);
  });

  test('an unsubscribed listener hears no more', () => {
    const { lab } = setUp();
    let heard = 0;
    const unsubscribe = lab.subscribe(() => heard++);
    lab.setScenario(DEFAULT_SCENARIO);
    unsubscribe();
    lab.setScenario(withSigma(3));
    expect(heard).toBe(1);
  });
});

describe('curves while dragging', () => {
  const asked = (curves: Held<CurvesRequest, CurvesReply>[]) =>
    curves.map(({ request }) => [
      request.mechanism.noiseMultiplier,
      request.values.length < 30 ? 'draft' : 'full',
    ]);
  const answer = (call: Held<CurvesRequest, CurvesReply>) => call.answer(curvesReply(call.request));

  test('a draft comes first, current but not done, then the full curves', async () => {
    const { lab, curves } = setUp();
    lab.setScenario(withSigma(1));
    await answer(curves[0]);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'running', current: true });
    expect(asked(curves)).toEqual([
      [1, 'draft'],
      [1, 'full'],
    ]);
    await answer(curves[1]);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'done', current: true });
    expect(lab.getSnapshot().curves.result?.values).toBe(curves[1].request.values);
    expect(curves).toHaveLength(2);
  });

  test('shows the overtaken draft as not current, skips the ones between, ends with the newest', async () => {
    const { lab, curves } = setUp();
    for (const sigma of [1, 2, 3, 4]) lab.setScenario(withSigma(sigma));
    await pass(0);
    expect(asked(curves)).toEqual([[1, 'draft']]);
    await answer(curves[0]);
    expect(lab.getSnapshot().curves).toMatchObject({
      status: 'running',
      current: false,
      scenario: withSigma(1),
    });
    await answer(curves[1]);
    await answer(curves[2]);
    expect(asked(curves)).toEqual([
      [1, 'draft'],
      [4, 'draft'],
      [4, 'full'],
    ]);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'done', current: true, scenario: withSigma(4) });
  });

  test('full curves give way to the next draft at once', async () => {
    const { lab, curves } = setUp();
    lab.setScenario(withSigma(1));
    await answer(curves[0]);
    lab.setScenario(withSigma(2));
    expect(curves[1].signal.aborted).toBe(true);
    expect(asked(curves)[2]).toEqual([2, 'draft']);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'running', current: false });
  });

  test('a way back to a drafted scenario asks again for what is still missing', async () => {
    const { lab, curves } = setUp();
    lab.setScenario(withSigma(1));
    await answer(curves[0]);
    lab.setScenario(withSigma(2));
    lab.setScenario(withSigma(1));
    for (let index = 2; index < curves.length; index++) await answer(curves[index]);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'done', current: true, scenario: withSigma(1) });
  });

  test('calls off a draft that has taken too long for the newest', async () => {
    const { lab, curves } = setUp();
    lab.setScenario(withSigma(1));
    await pass(1000);
    lab.setScenario(withSigma(2));
    expect(curves[0].signal.aborted).toBe(true);
    await answer(curves[1]);
    await answer(curves[2]);
    expect(lab.getSnapshot().curves).toMatchObject({ status: 'done', current: true, scenario: withSigma(2) });
  });

  test('the window stands still while the pointer moves along the axis', async () => {
    const { lab } = setUp();
    lab.setScenario(DEFAULT_SCENARIO);
    const { window } = lab.getSnapshot();
    for (const noiseMultiplier of [2, 3, 5, 8]) {
      lab.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier }));
      expect(lab.getSnapshot().window).toBe(window);
    }
  });

  test('a failure names itself, and retryWorkers asks again', async () => {
    const { lab, curves, restarts } = setUp();
    lab.setScenario(DEFAULT_SCENARIO);
    await curves[0].fail(new JobError('worker-died', 'The accounting worker failed.'));
    expect(lab.getSnapshot()).toMatchObject({
      workerFailed: true,
      curves: { status: 'failed', error: { code: 'worker-died' } },
    });
    lab.retryWorkers();
    expect(restarts).toEqual({ accounting: 1, audit: 1 });
    expect(lab.getSnapshot().workerFailed).toBe(false);
    await curves[1].answer(curvesReply(curves[1].request));
    await curves[2].answer(curvesReply(curves[2].request));
    expect(lab.getSnapshot().curves.status).toBe('done');
  });
});

describe('the certified point', () => {
  test('waits for the pointer to rest', async () => {
    const { lab, points } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    for (const sigma of [2, 3, 4]) {
      lab.setScenario(withSigma(sigma));
      await pass(50);
    }
    expect(points).toHaveLength(1);
    expect(points[0].signal.aborted).toBe(true);
    await pass(200);
    expect(points.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 4]);
  });

  test('is not asked again for a change that does not touch it', async () => {
    const { lab, points } = setUp();
    lab.setScenario(DEFAULT_SCENARIO);
    await pass(0);
    await points[0].answer(fakePoint(1));
    lab.setScenario(changeScenario(DEFAULT_SCENARIO, { epsilonScale: 'log' }));
    await pass(1000);
    expect(points).toHaveLength(1);
    expect(lab.getSnapshot().point).toMatchObject({ status: 'done', current: true });
  });
});

describe('audits', () => {
  test('a stale audit is called off at once, the new one starts after a rest', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    lab.setScenario(withSigma(2));
    expect(audits[0].signal.aborted).toBe(true);
    await pass(200);
    lab.setScenario(withSigma(3));
    await pass(200);
    expect(audits).toHaveLength(1);
    await pass(100);
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 3]);
  });

  test('progress of a stale audit is not heard', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    lab.setScenario(withSigma(2));
    const snapshot = lab.getSnapshot();
    audits[0].tell(progress(audits[0].request, 500));
    expect(lab.getSnapshot()).toBe(snapshot);
  });

  test('a change that leaves the audit alone does not disturb it', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    lab.setScenario(
      changeScenario(withSigma(1), { epsilonScale: 'log', estimator: 'paper', clippingNorm: 2 }),
    );
    await pass(1000);
    expect(audits).toHaveLength(1);
    expect(audits[0].signal.aborted).toBe(false);
  });

  test('runs the own point first, then the audit points, one at a time', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 2, auditPoints: [4, 8] }));
    await pass(0);
    for (const index of [0, 1, 2]) {
      expect(audits).toHaveLength(index + 1);
      await audits[index].answer(auditReply(audits[index].request));
    }
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([2, 4, 8]);
    expect(lab.getSnapshot().audits.map(({ status, own }) => [status, own])).toEqual([
      ['done', true],
      ['done', false],
      ['done', false],
    ]);
  });

  test('a finished audit is there again when its scenario comes back', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    await audits[0].answer(auditReply(audits[0].request));
    lab.setScenario(withSigma(2));
    lab.setScenario(withSigma(1));
    await pass(1000);
    expect(ownAudit(lab.getSnapshot())?.status).toBe('done');
    expect(audits).toHaveLength(1);
  });

  test('an audit that starts over does not go back behind its old report', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    audits[0].tell(progress(audits[0].request, 4000));
    lab.stopAudits();
    lab.resumeAudits();
    audits[1].tell(progress(audits[1].request, 500));
    expect(ownAudit(lab.getSnapshot())).toMatchObject({ reply: { runs: 4000 }, progress: { done: 500 } });
    audits[1].tell(progress(audits[1].request, 8000));
    expect(ownAudit(lab.getSnapshot())?.reply?.runs).toBe(8000);
  });

  test('stopped audits keep their report and stay stopped until resumed', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    audits[0].tell(progress(audits[0].request, 1000));
    lab.stopAudits();
    expect(audits[0].signal.aborted).toBe(true);
    expect(lab.getSnapshot().auditsPaused).toBe(true);
    expect(ownAudit(lab.getSnapshot())).toMatchObject({ status: 'stopped', reply: { runs: 1000 } });
    lab.setScenario(withSigma(2));
    await pass(1000);
    expect(audits).toHaveLength(1);
    expect(ownAudit(lab.getSnapshot())?.status).toBe('stopped');
    lab.resumeAudits();
    expect(audits[1].request.mechanism.noiseMultiplier).toBe(2);
    expect(ownAudit(lab.getSnapshot())?.status).toBe('running');
  });

  test('restart makes the audits again from nothing', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(withSigma(1));
    await pass(0);
    await audits[0].answer(auditReply(audits[0].request));
    lab.restartAudits();
    expect(audits).toHaveLength(2);
    expect(audits[1].request).toEqual(audits[0].request);
    expect(ownAudit(lab.getSnapshot())).toMatchObject({ status: 'running', reply: null });
  });

  test('one failed audit does not stop the next; retryWorkers repeats it', async () => {
    const { lab, audits } = setUp();
    lab.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 2, auditPoints: [4] }));
    await pass(0);
    await audits[0].fail(new JobError('worker-died', 'The audit worker failed.'));
    expect(ownAudit(lab.getSnapshot())).toMatchObject({ status: 'failed', error: { code: 'worker-died' } });
    expect(lab.getSnapshot().workerFailed).toBe(true);
    await audits[1].answer(auditReply(audits[1].request));
    lab.retryWorkers();
    expect(audits[2].request).toEqual(audits[0].request);
    await audits[2].answer(auditReply(audits[2].request));
    expect(lab.getSnapshot().workerFailed).toBe(false);
  });

  test('close calls everything off', async () => {
    const { lab, curves, points, audits } = setUp();
    lab.setScenario(DEFAULT_SCENARIO);
    await pass(0);
    lab.close();
    expect([curves[0], points[0], audits[0]].every(({ signal }) => signal.aborted)).toBe(true);
    await pass(1000);
    expect(audits).toHaveLength(1);
  });
});
