// The queue of audits at the scenario's own value and at its audit points, over a client that answers when the test says so.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditReply, progress, storeWithHeldJobs as setUp, withSigma } from '../../../test/shared/heldJobs';
import { JobError } from '../../base/rpc/jobError';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import { pageAudit } from './snapshot';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('audits', () => {
  test('a changed scenario cancels the audit at once and has its own one completed after a rest', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    store.setScenario(withSigma(2));
    expect(audits[0].signal.aborted).toBe(true);
    audits[1].tell(progress(audits[1].request, 500));
    await pass(200);
    store.setScenario(withSigma(3));
    audits[2].tell(progress(audits[2].request, 500));
    await pass(200);
    expect(audits).toHaveLength(3);
    await pass(100);
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 2, 3, 3]);
    audits[3].tell(progress(audits[3].request, 500));
    expect(audits[3].signal.aborted).toBe(false);
  });

  test('progress of a cancelled audit is ignored', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    store.setScenario(withSigma(2));
    const snapshot = store.getSnapshot();
    audits[0].tell(progress(audits[0].request, 900));
    expect(store.getSnapshot()).toBe(snapshot);
  });

  test('a change that does not enter the audit does not disturb it', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    store.setScenario(
      changeScenario(withSigma(1), { epsilonScale: 'log', estimator: 'paper', clippingNorm: 2 }),
    );
    await pass(1000);
    expect(audits).toHaveLength(1);
    expect(audits[0].signal.aborted).toBe(false);
  });

  test('run one at a time, first at the scenario’s own value and then at its audit points', async () => {
    const { store, audits } = setUp();
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 2, auditPoints: [4, 8] }));
    await pass(0);
    for (const index of [0, 1, 2]) {
      expect(audits).toHaveLength(index + 1);
      await audits[index].answer(auditReply(audits[index].request));
    }
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([2, 4, 8]);
    expect(store.getSnapshot().audits.map(({ status, own }) => [status, own])).toEqual([
      ['done', true],
      ['done', false],
      ['done', false],
    ]);
  });

  test('a finished audit is shown again when its scenario returns', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    await audits[0].answer(auditReply(audits[0].request));
    store.setScenario(withSigma(2));
    store.setScenario(withSigma(1));
    expect(pageAudit(store.getSnapshot())?.status).toBe('done');
    await pass(1000);
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 2]);
    expect(audits[1].signal.aborted).toBe(true);
  });

  test('an audit that starts over keeps its old report until it has drawn more', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    audits[0].tell(progress(audits[0].request, 4000));
    store.stopAudits();
    store.resumeAudits();
    audits[1].tell(progress(audits[1].request, 500));
    expect(pageAudit(store.getSnapshot())).toMatchObject({ reply: { runs: 4000 }, progress: { done: 500 } });
    audits[1].tell(progress(audits[1].request, 8000));
    expect(pageAudit(store.getSnapshot())?.reply?.runs).toBe(8000);
  });

  test('stopped audits keep their report and stay stopped until resumed', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    audits[0].tell(progress(audits[0].request, 1000));
    store.stopAudits();
    expect(audits[0].signal.aborted).toBe(true);
    expect(store.getSnapshot().auditsPaused).toBe(true);
    expect(pageAudit(store.getSnapshot())).toMatchObject({ status: 'stopped', reply: { runs: 1000 } });
    store.setScenario(withSigma(2));
    await pass(1000);
    expect(audits).toHaveLength(1);
    expect(pageAudit(store.getSnapshot())?.status).toBe('stopped');
    store.resumeAudits();
    expect(audits[1].request.mechanism.noiseMultiplier).toBe(2);
    expect(pageAudit(store.getSnapshot())?.status).toBe('running');
  });

  test('held audits wait, and go on afterwards unless a reader has stopped them', async () => {
    const { store, audits } = setUp();
    store.holdAudits(true);
    store.setScenario(withSigma(1));
    await pass(1000);
    expect(audits).toHaveLength(0);
    expect(pageAudit(store.getSnapshot())?.status).toBe('waiting');
    store.holdAudits(false);
    expect(audits).toHaveLength(1);
    store.holdAudits(true);
    expect(audits[0].signal.aborted).toBe(true);
    store.stopAudits();
    store.holdAudits(false);
    expect(audits).toHaveLength(1);
    store.resumeAudits();
    expect(audits).toHaveLength(2);
  });

  test('restart makes the audits again from nothing', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    await audits[0].answer(auditReply(audits[0].request));
    store.restartAudits();
    expect(audits).toHaveLength(2);
    expect(audits[1].request).toEqual(audits[0].request);
    expect(pageAudit(store.getSnapshot())).toMatchObject({ status: 'running', reply: null });
  });

  test('restart cancels the audit under way and makes it again', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    store.restartAudits();
    expect(audits[0].signal.aborted).toBe(true);
    await pass(0);
    expect(audits).toHaveLength(2);
    audits[1].tell(progress(audits[1].request, 500));
    expect(pageAudit(store.getSnapshot())).toMatchObject({ status: 'running', reply: { runs: 500 } });
  });

  test('an audit that is cancelled from elsewhere counts as stopped and not as failed', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    await audits[0].fail(new JobError('aborted', 'called off'));
    expect(pageAudit(store.getSnapshot())).toMatchObject({ status: 'stopped', error: null });
  });

  test('a failed audit does not keep the next from running, and retryWorkers repeats it', async () => {
    const { store, audits } = setUp();
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 2, auditPoints: [4] }));
    await pass(0);
    await audits[0].fail(new JobError('worker-died', 'The audit worker failed.'));
    expect(pageAudit(store.getSnapshot())).toMatchObject({
      status: 'failed',
      error: { code: 'worker-died' },
    });
    expect(store.getSnapshot().workerFailed).toBe(true);
    await audits[1].answer(auditReply(audits[1].request));
    store.retryWorkers();
    expect(audits[2].request).toEqual(audits[0].request);
    await audits[2].answer(auditReply(audits[2].request));
    expect(store.getSnapshot().workerFailed).toBe(false);
  });

  test('retryWorkers gives the audit under way to the new worker', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    store.retryWorkers();
    expect(audits[0].signal.aborted).toBe(true);
    expect(audits).toHaveLength(2);
    await pass(0);
    expect(pageAudit(store.getSnapshot())?.status).toBe('running');
  });

  test('no audit starts after a close', async () => {
    const { store, audits } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    store.setScenario(withSigma(2));
    store.close();
    await pass(1000);
    expect(audits).toHaveLength(2);
    expect(audits[1].signal.aborted).toBe(true);
  });

  test('close cancels the audit and every other request', async () => {
    const { store, curves, points, audits } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    await pass(0);
    store.close();
    expect([curves[0], points[0], audits[0]].every(({ signal }) => signal.aborted)).toBe(true);
    await pass(1000);
    expect(audits).toHaveLength(1);
  });
});

describe('while a value is dragged', () => {
  const dragged = async () => {
    const jobs = setUp();
    jobs.store.setScenario(withSigma(1));
    await pass(0);
    await jobs.audits[0].answer(auditReply(jobs.audits[0].request));
    return jobs;
  };
  const own = (store: ReturnType<typeof setUp>['store']) => pageAudit(store.getSnapshot());

  test('each value has a report of few draws at once, until the drag rests', async () => {
    const { store, audits } = await dragged();
    for (let move = 1; move <= 14; move++) {
      store.setScenario(withSigma(1 + move / 10));
      const glance = audits[move];
      expect(glance.request.mechanism.noiseMultiplier).toBe(1 + move / 10);
      glance.tell(progress(glance.request, 500));
      expect(glance.signal.aborted).toBe(true);
      await pass(80);
      expect(own(store)).toMatchObject({ status: 'waiting', reply: { runs: 500 } });
    }
    await pass(250);
    expect(audits).toHaveLength(16);
    await audits[15].answer(auditReply(audits[15].request));
    expect(own(store)).toMatchObject({ status: 'done', reply: { runs: audits[15].request.runs } });
  });

  test('the previous report stays until then, with the setting that it belongs to', async () => {
    const { store, audits } = await dragged();
    store.setScenario(withSigma(2));
    expect(own(store)).toMatchObject({
      reply: null,
      before: { status: 'done', request: { mechanism: { noiseMultiplier: 1 } } },
    });
    audits[1].tell(progress(audits[1].request, 500));
    await pass(80);
    expect(own(store)?.before).toBeUndefined();
    store.setScenario(withSigma(3));
    expect(own(store)?.before).toMatchObject({
      status: 'waiting',
      reply: { runs: 500 },
      request: { mechanism: { noiseMultiplier: 2 } },
    });
  });

  test('a first report that a move has overtaken is kept as the previous one, and the newest value is next', async () => {
    const { store, audits } = await dragged();
    store.setScenario(withSigma(2));
    store.setScenario(withSigma(3));
    store.setScenario(withSigma(4));
    expect(audits).toHaveLength(2);
    expect(audits[1].signal.aborted).toBe(false);
    audits[1].tell(progress(audits[1].request, 500));
    await pass(80);
    expect(own(store)).toMatchObject({
      reply: null,
      before: { request: { mechanism: { noiseMultiplier: 2 } } },
    });
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 2, 4]);
  });

  test('a first report is drawn with the next move, and soon if there is none', async () => {
    const { store, audits } = await dragged();
    const draw = vi.fn();
    store.setScenario(withSigma(2));
    store.subscribe(draw);
    audits[1].tell(progress(audits[1].request, 500));
    expect(draw).not.toHaveBeenCalled();
    store.setScenario(withSigma(3));
    expect(draw).toHaveBeenCalledTimes(1);
    expect(own(store)?.before).toMatchObject({ reply: { runs: 500 } });
    audits[2].tell(progress(audits[2].request, 500));
    await pass(80);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(own(store)?.reply).toMatchObject({ runs: 500 });
  });

  test('a first report that lasts until the drag rests goes on to the whole audit', async () => {
    const { store, audits } = await dragged();
    store.setScenario(withSigma(2));
    await pass(300);
    audits[1].tell(progress(audits[1].request, 500));
    expect(audits[1].signal.aborted).toBe(false);
    await audits[1].answer(auditReply(audits[1].request));
    expect(own(store)?.status).toBe('done');
    expect(audits).toHaveLength(2);
  });

  test('an overtaken first report does not make the newest value wait once the drag rests', async () => {
    const { store, audits } = await dragged();
    store.setScenario(withSigma(2));
    store.setScenario(withSigma(3));
    await pass(250);
    expect(audits[1].signal.aborted).toBe(true);
    expect(audits.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 2, 3]);
  });

  test('a reader who has stopped the attack sees no report of another setting', async () => {
    const { store, audits } = await dragged();
    store.stopAudits();
    store.setScenario(withSigma(2));
    await pass(1000);
    expect(audits).toHaveLength(1);
    expect(own(store)).toMatchObject({ status: 'stopped', reply: null });
    expect(own(store)?.before).toBeUndefined();
  });

  test('audit points keep their previous reports too, as long as the axis stays', async () => {
    const { store, audits } = setUp();
    const scenario = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 2, auditPoints: [4] });
    store.setScenario(scenario);
    await pass(0);
    for (const index of [0, 1]) await audits[index].answer(auditReply(audits[index].request));
    store.setScenario(changeScenario(scenario, { steps: 7 }));
    expect(store.getSnapshot().audits.map(({ before }) => before?.request.mechanism)).toMatchObject([
      { noiseMultiplier: 2, steps: 500 },
      { noiseMultiplier: 4, steps: 500 },
    ]);
    store.setScenario(changeScenario(scenario, { axis: 'steps', auditPoints: [100] }));
    expect(store.getSnapshot().audits[1].before).toBeUndefined();
  });
});
