// Calls of the audit's worker: progress, aborts, and audits that go on after a stop or a crash.
import { describe, expect, test } from 'vitest';
import { type ChannelWorker, channelWorker } from '../../../test/shared/channelWorker';
import { fakeAudit, fakeReport } from '../../../test/shared/fakeNumbers';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import type { QueriesApi } from '../queries/workerApi';
import { auditRequest } from '../requests';
import type { AuditReply, AuditRequest, AuditTable, Progress } from '../worker/audit';
import { auditQueries } from '../worker/audit';
import { serveQueries } from '../worker/serve';
import { resumable } from './resumableCalls';

function toil(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** `cost`: milliseconds per draw. */
function setUp(cost = 0) {
  const advanced: number[] = [];
  const byWorker: number[][] = [];
  const workers: ChannelWorker[] = [];
  const bridge = new WorkerBridge<QueriesApi>({
    name: 'audit',
    create: () => {
      const own: number[] = [];
      byWorker.push(own);
      const worker = channelWorker(
        serveQueries(
          auditQueries((request) =>
            fakeAudit(request, (draws) => {
              toil(cost * draws);
              advanced.push(draws);
              own.push(draws);
            }),
          ),
        ),
      );
      workers.push(worker);
      return worker;
    },
  });
  return { jobs: resumable<AuditTable, 'audit'>(bridge, 'audit'), advanced, byWorker, workers };
}

const sum = (draws: readonly number[]) => draws.reduce((a, b) => a + b, 0);
const never = () => new AbortController().signal;
const request = (runs: number, seed = 1) => auditRequest(changeScenario(DEFAULT_SCENARIO, { runs, seed }));

describe('calls of the audit worker', () => {
  test('progress counts up to the total and stops with the result', async () => {
    const { jobs } = setUp(0.02);
    const heard: Progress<AuditReply>[] = [];
    await jobs.run(never(), request(10_000), (progress) => heard.push(progress));
    const after = heard.length;
    expect(after).toBeGreaterThan(0);
    const done = heard.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    for (const progress of heard) {
      expect(progress.total).toBe(2 * 3 * 10_000);
      expect(progress.done).toBeLessThanOrEqual(progress.total);
      expect(progress.rate).toBeGreaterThan(0);
      expect(progress.secondsLeft).toBeGreaterThanOrEqual(0);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(heard).toHaveLength(after);
  });

  test('an audit smaller than the first report is drawn in one stage', async () => {
    const { jobs } = setUp();
    const reply = await jobs.run(never(), request(120), () => {});
    expect(reply.runs).toBe(120);
  });

  test('an abort ends the audit and its progress but not the worker', async () => {
    const { jobs, advanced, workers } = setUp(0.02);
    const controller = new AbortController();
    let heard = 0;
    const outcome = jobs
      .run(controller.signal, request(1_000_000), () => {
        heard++;
        controller.abort();
      })
      .catch((error) => error.code);
    expect(await outcome).toBe('aborted');
    expect(heard).toBe(1);
    // the next audit starts once the worker has dropped this one
    const next = await jobs.run(never(), request(100, 2), () => {});
    expect(next.runs).toBe(100);
    expect(workers).toHaveLength(1);
    const before = advanced.length;
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(advanced).toHaveLength(before);
    expect(heard).toBe(1);
  });

  test('progress is passed on once a frame, with the newest count and the newest report', async () => {
    const frames: (() => void)[] = [];
    const told: number[] = [];
    let finish = () => {};
    const api: QueriesApi = {
      cancel: () => {},
      attend: () => {},
      ask: async (_, of, onProgress) => {
        const report = { ...fakeReport(of as AuditRequest, 7), elapsed: 0 };
        for (const [done, partial] of [
          [1, null],
          [2, report],
          [3, null],
        ] as const) {
          onProgress?.({ done, total: 9, rate: 1, secondsLeft: 1, partial });
          told.push(done);
        }
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return { ok: true, value: report };
      },
    };
    const bridge = new WorkerBridge<QueriesApi>({ name: 'audit', create: () => channelWorker(api) });
    const jobs = resumable<AuditTable, 'audit'>(bridge, 'audit', {
      frame: (callback) => frames.push(callback),
    });
    const heard: Progress<AuditReply>[] = [];
    const result = jobs.run(never(), request(100), (progress) => heard.push(progress));
    while (told.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    // nothing answers a callback, so its messages are given time to arrive
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(frames).toHaveLength(1);
    expect(heard).toHaveLength(0);
    frames[0]();
    expect(heard).toMatchObject([{ done: 3, partial: { runs: 7 } }]);
    finish();
    await result;
    frames[0]();
    expect(heard).toHaveLength(1);
  });

  test('a second audit is drawn after the first', async () => {
    const { jobs, advanced } = setUp();
    const order: number[] = [];
    await Promise.all([
      jobs.run(never(), request(400), () => {}).then(() => order.push(advanced.reduce((a, b) => a + b, 0))),
      jobs.run(never(), request(300), () => {}).then(() => order.push(advanced.reduce((a, b) => a + b, 0))),
    ]);
    expect(order[1]).toBe(700);
  });

  test('an audit whose worker dies goes on in a new one from the draws that were handed out', async () => {
    const { jobs, byWorker, workers } = setUp(0.02);
    let crashed = false;
    const reply = await jobs.run(never(), request(10_000), ({ partial }) => {
      if (crashed || (partial?.runs ?? 0) < 4000) return;
      crashed = true;
      workers[0].crash('gone');
    });
    expect(reply.runs).toBe(10_000);
    expect(workers).toHaveLength(2);
    // the first worker had handed out at least 4,000 draws
    expect(sum(byWorker[1])).toBeLessThanOrEqual(6000);
    expect(sum(byWorker[1])).toBeGreaterThan(0);
  });

  test('an audit fails by name when its worker dies again without having drawn anything', async () => {
    const { jobs, workers } = setUp(0.02);
    const outcome = jobs
      .run(never(), request(1_000_000), () => workers.at(-1)?.crash('gone'))
      .catch((error) => error.code);
    expect(await outcome).toBe('worker-died');
    expect((await jobs.run(never(), request(100, 2), () => {})).runs).toBe(100);
  });

  test('a stopped audit goes on from its draws', async () => {
    const { jobs, advanced } = setUp(0.01);
    let before = 0;
    const stop = new AbortController();
    const stopped = jobs
      .run(stop.signal, request(10_000), ({ partial }) => {
        if ((partial?.runs ?? 0) < 4000) return;
        stop.abort();
      })
      .catch((error) => error.code);
    expect(await stopped).toBe('aborted');
    await jobs.run(never(), request(100, 2), () => {});
    before = sum(advanced);
    expect((await jobs.run(never(), request(10_000), () => {})).runs).toBe(10_000);
    expect(sum(advanced) - before).toBeLessThanOrEqual(6000);
  });
});
