// The store of the page's results: curves, the certified point, mu and audits that follow the scenario.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCurves, fakePoint } from '../../../test/shared/fakeNumbers';
import {
  auditReply,
  curvesReply,
  type Held,
  progress,
  storeWithHeldJobs as setUp,
  withSigma,
} from '../../../test/shared/heldJobs';
import { JobError } from '../../base/rpc/jobError';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import type { MuReply } from '../queries/accountant';
import type { CurvesReply, CurvesRequest } from '../queries/fastCurves';
import { pageAudit } from './snapshot';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the store at its start', () => {
  test('asks for curves, point and audit at once and publishes their answers', async () => {
    const { store, curves, points, audits } = setUp();
    let published = 0;
    store.subscribe(() => published++);
    store.setScenario(DEFAULT_SCENARIO);
    expect(store.getSnapshot().curves).toMatchObject({ status: 'running', reply: null, current: false });
    await pass(0);
    expect([curves.length, points.length, audits.length]).toEqual([1, 1, 1]);

    const before = store.getSnapshot();
    await curves[0].answer(curvesReply(curves[0].request));
    expect(store.getSnapshot()).not.toBe(before);
    expect(store.getSnapshot().curves).toMatchObject({
      status: 'done',
      current: true,
      request: DEFAULT_SCENARIO,
    });
    await points[0].answer(fakePoint(4));
    expect(store.getSnapshot().point.reply?.substitute.value).toBe(8);
    const own = audits[0].request;
    audits[0].tell(progress(own, 500));
    expect(pageAudit(store.getSnapshot())).toMatchObject({ status: 'running', reply: { runs: 500 } });
    await audits[0].answer(auditReply(own));
    expect(pageAudit(store.getSnapshot())).toMatchObject({
      status: 'done',
      reply: { runs: 25_000 },
      progress: { done: 25_000, total: 25_000, secondsLeft: 0 },
    });
    expect(published).toBeGreaterThanOrEqual(5);
  });

  test('the initial snapshot stays that of the first scenario until there is a listener', async () => {
    const { store, curves } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    const opening = store.getSnapshot();
    await pass(0);
    await curves[0].answer(curvesReply(curves[0].request));
    expect(store.getSnapshot()).not.toBe(opening);
    expect(store.getInitialSnapshot()).toBe(opening);
    store.subscribe(() => {});
    expect(store.getInitialSnapshot()).toBe(store.getSnapshot());
  });

  test('a snapshot keeps its identity until something changes', () => {
    const { store } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    const snapshot = store.getSnapshot();
    store.setScenario({ ...DEFAULT_SCENARIO });
    expect(store.getSnapshot()).toBe(snapshot);
  });

  test('a listener that has unsubscribed is called no more', () => {
    const { store } = setUp();
    let heard = 0;
    const unsubscribe = store.subscribe(() => heard++);
    store.setScenario(DEFAULT_SCENARIO);
    unsubscribe();
    store.setScenario(withSigma(3));
    expect(heard).toBe(1);
  });
});

describe('curves while dragging', () => {
  const asked = (curves: Held<CurvesRequest, CurvesReply>[]) =>
    curves.map(({ request }) => request.mechanism.noiseMultiplier);
  const answer = (call: Held<CurvesRequest, CurvesReply>) => call.answer(curvesReply(call.request));
  const withGap = (call: Held<CurvesRequest, CurvesReply>) => {
    const reply = curvesReply(call.request);
    reply.substitute.value[3] = Number.NaN;
    return reply;
  };

  test('curves without a gap are complete in one reply', async () => {
    const { store, curves } = setUp();
    store.setScenario(withSigma(1));
    await answer(curves[0]);
    expect(store.getSnapshot().curves).toMatchObject({ status: 'done', current: true });
    expect(store.getSnapshot().curves.reply?.values).toBe(curves[0].request.values);
    expect(curves).toHaveLength(1);
  });

  test('curves with a gap are shown while the bracket for the gap is computed', async () => {
    const { store, curves } = setUp();
    store.setScenario(withSigma(1));
    expect(curves[0].request.lastResort).toBe('bounds');
    const quick = withGap(curves[0]);
    await curves[0].answer(quick);
    expect(store.getSnapshot().curves).toMatchObject({ status: 'running', current: true, reply: quick });
    expect(curves[1].request.lastResort).toBe('bracket');
    await answer(curves[1]);
    expect(store.getSnapshot().curves).toMatchObject({ status: 'done', current: true });
    expect(store.getSnapshot().curves.reply).not.toBe(quick);
  });

  test('an overtaken reply is shown as not current until that of the newest scenario arrives', async () => {
    const { store, curves } = setUp();
    for (const sigma of [1, 2, 3, 4]) store.setScenario(withSigma(sigma));
    await pass(0);
    expect(asked(curves)).toEqual([1]);
    await answer(curves[0]);
    expect(store.getSnapshot().curves).toMatchObject({
      status: 'running',
      current: false,
      request: withSigma(1),
    });
    await answer(curves[1]);
    expect(asked(curves)).toEqual([1, 4]);
    expect(store.getSnapshot().curves).toMatchObject({
      status: 'done',
      current: true,
      request: withSigma(4),
    });
  });

  test('the next curves cancel brackets for gaps at once', async () => {
    const { store, curves } = setUp();
    store.setScenario(withSigma(1));
    await curves[0].answer(withGap(curves[0]));
    store.setScenario(withSigma(2));
    expect(curves[1].signal.aborted).toBe(true);
    expect(asked(curves)).toEqual([1, 1, 2]);
    expect(store.getSnapshot().curves).toMatchObject({ status: 'running', current: false });
  });

  test('curves that have taken too long are cancelled for the newest', async () => {
    const { store, curves } = setUp();
    store.setScenario(withSigma(1));
    await pass(1000);
    store.setScenario(withSigma(2));
    expect(curves[0].signal.aborted).toBe(true);
    await answer(curves[1]);
    expect(store.getSnapshot().curves).toMatchObject({
      status: 'done',
      current: true,
      request: withSigma(2),
    });
  });

  test('the window stays the same while the pointer moves along the axis', async () => {
    const { store } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    const { window } = store.getSnapshot();
    for (const noiseMultiplier of [2, 3, 5, 8]) {
      store.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier }));
      expect(store.getSnapshot().window).toBe(window);
    }
  });

  test('the window widens for a value beyond its ends, and is the first one again when the value returns', async () => {
    const { store } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    const { window } = store.getSnapshot();
    for (const noiseMultiplier of [30, 250, 0.3]) {
      store.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier }));
      const { min, max } = store.getSnapshot().window ?? expect.fail('no window');
      expect(noiseMultiplier).toBeGreaterThanOrEqual(min);
      expect(noiseMultiplier).toBeLessThanOrEqual(max);
    }
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 2 }));
    expect(store.getSnapshot().window).toBe(window);
  });

  test('retryWorkers asks again for curves that failed', async () => {
    const { store, curves, restarts } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    await curves[0].fail(new JobError('worker-died', 'The accounting worker failed.'));
    expect(store.getSnapshot()).toMatchObject({
      workerFailed: true,
      curves: { status: 'failed', error: { code: 'worker-died' } },
    });
    store.retryWorkers();
    expect(restarts).toEqual({ accounting: 1, audit: 1, training: 0 });
    expect(store.getSnapshot().workerFailed).toBe(false);
    await curves[1].answer(curvesReply(curves[1].request));
    expect(store.getSnapshot().curves.status).toBe('done');
  });
});

describe('the numbers for Poisson batches in a scenario with other batches', () => {
  const inBins = changeScenario(DEFAULT_SCENARIO, { sampling: 'random-allocation' });

  test('are asked for once a reader looks, apart from the numbers of the live figure', async () => {
    const { store, sides, sidePoints } = setUp();
    store.setScenario(inBins);
    await pass(1000);
    expect([sides.length, sidePoints.length]).toEqual([0, 0]);
    expect(store.getSnapshot().poisson.point.status).toBe('idle');
    store.followPoisson();
    expect(store.getSnapshot().poisson.point.status).toBe('running');
    await pass(0);
    expect(sides[0].request.sampling).toBeUndefined();
    await sides[0].answer(curvesReply(sides[0].request));
    await sidePoints[0].answer(fakePoint(4));
    const { poisson, point } = store.getSnapshot();
    expect(poisson.curves).toMatchObject({ status: 'done', current: true, request: DEFAULT_SCENARIO });
    expect(poisson.point).toMatchObject({ current: true, request: DEFAULT_SCENARIO, reply: fakePoint(4) });
    expect(point.reply).toBeNull();

    store.setScenario(changeScenario(inBins, { noiseMultiplier: 3 }));
    expect(store.getSnapshot().poisson.point.current).toBe(false);
    await pass(1000);
    expect(sidePoints[1].request.mechanism.noiseMultiplier).toBe(3);
    store.setScenario(withSigma(4));
    await pass(1000);
    expect(sidePoints).toHaveLength(2);
  });

  test('count as failed workers when they fail, and are asked for again', async () => {
    const { store, sidePoints } = setUp();
    store.setScenario(inBins);
    store.followPoisson();
    await pass(0);
    await sidePoints[0].fail(new JobError('worker-died', 'The accounting worker failed.'));
    expect(store.getSnapshot().workerFailed).toBe(true);
    store.retryWorkers();
    await pass(1000);
    await sidePoints[1].answer(fakePoint(4));
    expect(store.getSnapshot().workerFailed).toBe(false);
    expect(store.getSnapshot().poisson.point.status).toBe('done');
  });
});

describe('the certified point', () => {
  test('waits for the pointer to rest', async () => {
    const { store, points } = setUp();
    store.setScenario(withSigma(1));
    await pass(0);
    for (const sigma of [2, 3, 4]) {
      store.setScenario(withSigma(sigma));
      await pass(50);
    }
    expect(points).toHaveLength(1);
    expect(points[0].signal.aborted).toBe(true);
    await pass(200);
    expect(points.map(({ request }) => request.mechanism.noiseMultiplier)).toEqual([1, 4]);
  });

  test('is not asked for again after a change that does not enter it', async () => {
    const { store, points } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    await pass(0);
    await points[0].answer(fakePoint(1));
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { epsilonScale: 'log' }));
    await pass(1000);
    expect(points).toHaveLength(1);
    expect(store.getSnapshot().point).toMatchObject({ status: 'done', current: true });
  });
});

describe('requests beside the figure', () => {
  test('mu is asked for after a rest once a reader looks, and anew for a newer scenario', async () => {
    const { store, mus } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    await pass(1000);
    expect(mus).toHaveLength(0);
    store.followMu();
    await pass(399);
    expect(mus).toHaveLength(0);
    await pass(1);
    expect([...mus[0].request.values]).toEqual([DEFAULT_SCENARIO.steps]);
    store.setScenario(withSigma(2));
    expect(mus[0].signal.aborted).toBe(true);
    await pass(400);
    expect(mus[1].request.mechanism.noiseMultiplier).toBe(2);
  });

  test('mu along the axis has few points first and then all, where the figure draws it', async () => {
    const { store, mus } = setUp();
    store.followMu();
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { measure: 'mu' }));
    await pass(120);
    const [few] = mus;
    const reply = fakeCurves({ ...few.request, delta: 1e-5 }) as MuReply;
    await few.answer(reply);
    expect(store.getSnapshot().mu).toMatchObject({ status: 'running', reply, current: true });
    expect(mus[1].request.values.length).toBeGreaterThan(few.request.values.length);
  });

  test('mu along the axis follows a drag by finishing the reply under way before it asks for the newest', async () => {
    const { store, mus } = setUp();
    const drawn = (noiseMultiplier: number) =>
      changeScenario(DEFAULT_SCENARIO, { measure: 'mu', axis: 'steps', noiseMultiplier });
    store.setScenario(drawn(1));
    store.followMu();
    await pass(0);
    for (const sigma of [2, 3]) store.setScenario(drawn(sigma));
    expect(mus).toHaveLength(1);
    expect(mus[0].signal.aborted).toBe(false);
    await mus[0].answer(fakeCurves({ ...mus[0].request, delta: 1e-5 }) as MuReply);
    expect(store.getSnapshot().mu).toMatchObject({ current: false, request: { noiseMultiplier: 1 } });
    expect(mus[1].request.mechanism.noiseMultiplier).toBe(3);
  });

  test('mu for batches of fixed size waits until the drag rests', async () => {
    const { store, mus } = setUp();
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { measure: 'mu', sampling: 'fixed-size' }));
    store.followMu();
    await pass(119);
    expect(mus).toHaveLength(0);
    await pass(1);
    expect(mus).toHaveLength(1);
  });

  test('close ends every request and every worker, and calls no listener any more', async () => {
    const { store, curves, points, sides, audits, trainings, closed } = setUp();
    store.setScenario(DEFAULT_SCENARIO);
    store.followSteps();
    store.startTraining();
    await pass(120);
    let told = 0;
    store.subscribe(() => told++);
    store.close();
    const under = [curves, points, sides, audits, trainings];
    expect(under.map(([first]) => first.signal.aborted)).toEqual(under.map(() => true));
    expect(closed.toSorted()).toEqual(['accounting', 'audit', 'training']);
    store.setScenario(withSigma(7));
    expect(told).toBe(0);
  });
});

describe('the audits along the axis', () => {
  /** A store that has come to rest, whose hand then moves to another number of steps. */
  async function moved() {
    const held = setUp(null, true);
    held.store.setScenario(DEFAULT_SCENARIO);
    await pass(5000);
    const before = held.rows.length;
    held.store.setScenario(changeScenario(DEFAULT_SCENARIO, { steps: 77 }));
    return { ...held, begun: () => held.rows.slice(before) };
  }

  test('begin within 100 ms of the hand’s rest, and not during a drag', async () => {
    const { store, begun } = await moved();
    for (const steps of [78, 79, 80]) {
      await pass(40);
      store.setScenario(changeScenario(DEFAULT_SCENARIO, { steps }));
    }
    expect(begun()).toHaveLength(0);
    await pass(100);
    expect(begun().map(({ request }) => request.mechanism.steps)).toEqual([80]);
  });

  test('do not begin between the moves of a drag on a slow machine', async () => {
    const { store, begun } = await moved();
    await pass(40);
    for (const steps of [78, 79, 80]) {
      store.setScenario(changeScenario(DEFAULT_SCENARIO, { steps }));
      await pass(140);
    }
    expect(begun().filter(({ request }) => request.mechanism.steps > 78)).toHaveLength(0);
    await pass(160);
    expect(begun().at(-1)?.request.mechanism.steps).toBe(80);
  });

  test('are published once for the reports that come within one frame', async () => {
    const { store, begun } = await moved();
    await pass(100);
    let published = 0;
    store.subscribe(() => published++);
    for (let i = 0; i < 5; i++) {
      const { request, tell } = begun()[i];
      tell(progress(request, 500));
    }
    expect(published).toBe(0);
    await pass(20);
    expect(published).toBe(1);
    const reported = store.getSnapshot().auditRow.filter(({ reply }) => reply !== null);
    expect(reported).toHaveLength(5);
  });
});
