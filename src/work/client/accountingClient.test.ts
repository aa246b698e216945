// The client of the accounting workers: curves, points and mu over channels to real and to fake accountants.
import { describe, expect, test } from 'vitest';
import { ACCOUNTANT } from '../../../test/shared/accountantTable';
import { channelWorker } from '../../../test/shared/channelWorker';
import { fakeCurves, fakePoint } from '../../../test/shared/fakeNumbers';
import { tableServed } from '../../../test/shared/tableServed';
import { traceEpsilonCurves } from '../../accounting';
import { CURVE_NAMES } from '../../accounting/curves/registry';
import { InputError } from '../../base/numerics/errors';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, presetScenario } from '../../scenario';
import { PRESETS } from '../../scenario/presets/presets';
import type { PointReply, PointRequest } from '../queries/accountant';
import type { CurvesReply, CurvesRequest } from '../queries/fastCurves';
import { curvesBy } from '../queries/fastCurves';
import type { Steps } from '../queries/query';
import type { QueriesApi } from '../queries/workerApi';
import { accountantKey, curvesRequest, muRequest, plannedAudits, pointRequest } from '../requests';
import { AccountingJobs } from './accountingClient';
import { LatestRequest } from './latestRequest';

type Bridge = WorkerBridge<QueriesApi>;

const jobsOver = (curves: readonly [Bridge, (Bridge | null)?], point: Bridge) =>
  new AccountingJobs({ curves, point, side: point });

/** Keeps the thread busy, as real accounting would. */
function toil(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function setUp(work = 0) {
  const points: number[] = [];
  const queries = {
    *curves(request: CurvesRequest) {
      for (let done = 0; done < request.values.length; done++) {
        toil(work);
        points.push(request.mechanism.noiseMultiplier);
        yield;
      }
      return fakeCurves(request);
    },
    *point({ mechanism }: PointRequest) {
      if (mechanism.steps === 13) throw new InputError('out-of-range', 'steps', 'steps is 13. Give another.');
      toil(work);
      yield;
      return fakePoint(1);
    },
  };
  const bridge = () =>
    new WorkerBridge<QueriesApi>({
      name: 'accounting',
      create: () => channelWorker(tableServed('accountant', queries)),
    });
  return { jobs: jobsOver([bridge()], bridge()), points, queries };
}

const never = () => new AbortController().signal;
const requestOf = (noiseMultiplier: number) => {
  const scenario = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier, axis: 'steps' });
  return curvesRequest(scenario, axisWindow(scenario));
};

describe('AccountingJobs', () => {
  test('curves that are computed point by point arrive whole', async () => {
    const { jobs } = setUp();
    const request = requestOf(2);
    const reply = await jobs.own('curves', never(), request);
    const whole = fakeCurves(request);
    expect(reply.values).toEqual(request.values);
    expect(reply.addRemove).toEqual(whole.addRemove);
    expect(reply.substitute).toEqual(whole.substitute);
    expect(reply.implied).toEqual(whole.implied);
    expect(reply.group).toEqual(whole.group);
    expect(reply.hiddenState).toEqual(whole.hiddenState);
  });

  test('a newer request makes the worker skip the rest of an older one', async () => {
    const { jobs, points } = setUp(4);
    const latest = new LatestRequest<number, CurvesReply>({
      ask: (signal, sigma) => jobs.own('curves', signal, requestOf(sigma)),
      keyOf: String,
      patience: 0,
    });
    latest.want(1);
    while (!points.includes(1)) await new Promise((resolve) => setTimeout(resolve, 1));
    latest.want(2);
    latest.want(3);
    while (latest.getState().status !== 'done') await new Promise((resolve) => setTimeout(resolve, 1));
    const { reply, request } = latest.getState();
    expect(request).toBe(3);
    expect(reply!.addRemove.value[0] / reply!.values[0]).toBe(3);
    const whole = points.filter((sigma) => sigma === 3).length;
    expect(points.filter((sigma) => sigma === 1).length).toBeLessThan(whole);
  });

  test('answers a repeated request from its cache', async () => {
    const { jobs, points } = setUp();
    const first = await jobs.own('curves', never(), requestOf(2));
    const asked = points.length;
    expect(await jobs.own('curves', never(), requestOf(2))).toBe(first);
    expect(points).toHaveLength(asked);
  });

  test('callers that wait for a request which another caller cancels share the next one', async () => {
    const { jobs } = setUp(1);
    const abort = new AbortController();
    const first = jobs.own('point', abort.signal, pointRequest(DEFAULT_SCENARIO));
    const others = [1, 2, 3].map(() => jobs.own('point', never(), pointRequest(DEFAULT_SCENARIO)));
    abort.abort();
    await expect(first).rejects.toMatchObject({ code: 'aborted' });
    const replies = await Promise.all(others);
    expect(new Set(replies).size).toBe(1);
  });

  test("the core's refusal reaches the page with its field", async () => {
    const { jobs } = setUp();
    const request = pointRequest({ ...DEFAULT_SCENARIO, steps: 13 });
    await expect(jobs.own('point', never(), request)).rejects.toMatchObject({
      code: 'worker-error',
      reason: 'out-of-range',
      field: 'steps',
      message: 'steps is 13. Give another.',
    });
  });

  test('a point under way does not hold up curves', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { queries } = setUp();
    const slow = {
      ...queries,
      async *point(request: PointRequest): Steps<PointReply> {
        await gate;
        return yield* queries.point(request);
      },
    };
    const bridge = () =>
      new WorkerBridge<QueriesApi>({
        name: 'accounting',
        create: () => channelWorker(tableServed('accountant', slow)),
      });
    const jobs = jobsOver([bridge()], bridge());
    let settled = false;
    const point = jobs.own('point', never(), pointRequest(DEFAULT_SCENARIO)).finally(() => {
      settled = true;
    });
    await jobs.own('curves', never(), requestOf(2));
    expect(settled).toBe(false);
    open();
    expect((await point).substitute.value).toBe(2);
  });
});

describe('with a second worker for the curves', () => {
  const all = changeScenario(DEFAULT_SCENARIO, { moreBounds: 'on' });
  const request = curvesRequest(all, axisWindow(all), 17, 'bounds');
  const overCore = (beside: boolean) => {
    const asked: (readonly string[] | undefined)[] = [];
    const curves = curvesBy((query) => {
      asked.push(query.names);
      return traceEpsilonCurves(query);
    });
    const queries = { ...ACCOUNTANT, curves };
    const bridge = () =>
      new WorkerBridge<QueriesApi>({
        name: 'accounting',
        create: () => channelWorker(tableServed('accountant', queries)),
      });
    const jobs = jobsOver([bridge(), beside ? bridge() : null], bridge());
    return { jobs, asked };
  };

  test('two workers answer for curves what one does', async () => {
    const [one, two] = [overCore(false), overCore(true)];
    const whole = await one.jobs.own('curves', never(), request);
    const parts = await two.jobs.own('curves', never(), request);
    expect(one.asked).toEqual([CURVE_NAMES]);
    expect(two.asked).toHaveLength(2);
    expect(two.asked.flat().toSorted()).toEqual(CURVE_NAMES.toSorted());
    expect(parts.values).toEqual(whole.values);
    for (const name of CURVE_NAMES) {
      expect(parts[name].interpolated).toEqual(whole[name].interpolated);
      for (const [i, value] of whole[name].value.entries()) {
        const [lower, upper] = [whole[name].lower[i]!, whole[name].upper[i]!];
        expect(parts[name].lower[i]).toBeLessThanOrEqual(upper);
        expect(parts[name].upper[i]).toBeGreaterThanOrEqual(lower);
        if (Number.isNaN(value)) expect(parts[name].value[i]).toBeNaN();
        else expect(Math.abs(parts[name].value[i]! - value)).toBeLessThan(1e-6 * Math.max(1, value));
      }
    }
  });

  test('two workers answer for mu what one does', async () => {
    const asked = { ...muRequest(all, axisWindow(all), 'few'), values: Float64Array.of(2, 5) };
    const [one, two] = [overCore(false), overCore(true)];
    const { elapsed: _, ...whole } = await one.jobs.own('muCurves', never(), asked);
    const { elapsed, ...parts } = await two.jobs.own('muCurves', never(), asked);
    expect(parts).toEqual(whole);
    expect(elapsed).toBeGreaterThan(0);
    for (const name of asked.names ?? []) expect(parts[name].value[1]).toBeGreaterThan(0);
  });

  test('curves that the figure does not draw are not computed', async () => {
    const { jobs, asked } = overCore(true);
    const fewer = curvesRequest(DEFAULT_SCENARIO, axisWindow(DEFAULT_SCENARIO), 17, 'bounds');
    const { addRemove, substitute, group, implied, hiddenState } = await jobs.own('curves', never(), fewer);
    expect(asked.flat().toSorted()).toEqual(['addRemove', 'group', 'substitute']);
    for (const { value } of [addRemove, substitute, group]) expect(value.every(Number.isNaN)).toBe(false);
    for (const { value } of [implied, hiddenState]) expect(value.every(Number.isNaN)).toBe(true);
  });

  test('a request for the curves of one half goes to one worker', async () => {
    const { jobs, asked } = overCore(true);
    await jobs.own('curves', never(), { ...request, names: ['addRemove'] });
    expect(asked).toEqual([['addRemove']]);
  });

  test('both workers are free again after a request is cancelled', async () => {
    const { jobs } = overCore(true);
    const abort = new AbortController();
    const reply = jobs.own('curves', abort.signal, { ...request, delta: 2e-5 });
    abort.abort();
    await expect(reply).rejects.toMatchObject({ code: 'aborted' });
    expect(
      (await jobs.own('curves', never(), { ...request, delta: 3e-5 })).substitute.value[0],
    ).toBeGreaterThan(0);
  });
});

describe('requests', () => {
  test('the key of curves has every number except the value along their own axis', () => {
    const values = Float64Array.of(1, 2);
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 1, steps: 10 };
    const request = { mechanism, delta: 1e-5, axis: 'noiseMultiplier' as const, values };
    const key = accountantKey('curves', request);
    expect(accountantKey('curves', { ...request, mechanism: { ...mechanism, noiseMultiplier: 2 } })).toBe(
      key,
    );
    expect(accountantKey('curves', { ...request, mechanism: { ...mechanism, steps: 11 } })).not.toBe(key);
    expect(accountantKey('curves', { ...request, mechanism: { ...mechanism, samplingRate: 0.6 } })).not.toBe(
      key,
    );
    expect(accountantKey('curves', { ...request, delta: 1e-6 })).not.toBe(key);
    expect(accountantKey('curves', { ...request, values: Float64Array.of(1, 3) })).not.toBe(key);
  });

  test('Figure 2 plans each of its five audits once, with that of the scenario’s own value first', () => {
    const preset = PRESETS.find(({ id }) => id === 'figure-2-full')!;
    const plans = plannedAudits(presetScenario(preset));
    expect(plans.map(({ axisValue }) => axisValue)).toEqual([
      26.89208984375, 168.076171875, 89.12841796875, 48.4033203125, 34.129638671875,
    ]);
    for (const { axisValue, request } of plans) {
      expect(request.mechanism).toEqual({ samplingRate: 1, noiseMultiplier: axisValue, steps: 500 });
    }
  });

  test('audit points along delta move delta, not the mechanism', () => {
    const scenario = changeScenario(DEFAULT_SCENARIO, { axis: 'delta', auditPoints: [1e-7] });
    expect(plannedAudits(scenario).map(({ request }) => request.delta)).toEqual([1e-5, 1e-7]);
  });
});
