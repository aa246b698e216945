// The accountant's queries, as the worker entry wires them, over a real channel.
import { describe, expect, test } from 'vitest';
import { ACCOUNTANT } from '../../../test/shared/accountantTable';
import { channelWorker } from '../../../test/shared/channelWorker';
import { tableServed } from '../../../test/shared/tableServed';
import { bracketEpsilon, epsilon, epsilonCurves, hiddenStateEpsilon, mu } from '../../accounting';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import { AccountingJobs } from '../client/accountingClient';
import { accountantKey, curvesRequest, muRequest, pointRequest } from '../requests';
import type { QueriesApi } from './workerApi';

type Bridge = WorkerBridge<QueriesApi>;

const jobsOver = (curves: readonly [Bridge, (Bridge | null)?], point: Bridge) =>
  new AccountingJobs({ curves, point, side: point });

function setUp() {
  const bridge = () =>
    new WorkerBridge<QueriesApi>({
      name: 'accounting',
      create: () => channelWorker(tableServed('accountant', ACCOUNTANT)),
    });
  return jobsOver([bridge()], bridge());
}

const SAMPLINGS: readonly Scenario['sampling'][] = ['poisson', 'fixed-size', 'random-allocation'];

const never = () => new AbortController().signal;
const requestOf = (scenario: Scenario) => curvesRequest(scenario, axisWindow(scenario), 9);

describe('the accountant behind a channel', () => {
  test.each(['noiseMultiplier', 'samplingRate', 'steps', 'delta'] as const)(
    'curves along %s are those of the core',
    async (axis) => {
      const request = requestOf(changeScenario(DEFAULT_SCENARIO, { axis }));
      const { elapsed, ...curves } = await setUp().own('curves', never(), request);
      expect(curves).toEqual(epsilonCurves(request));
      expect(elapsed).toBeGreaterThan(0);
    },
  );

  test('the values at a point lie in their certified brackets', async () => {
    const reply = await setUp().own('point', never(), pointRequest(DEFAULT_SCENARIO));
    for (const [value, bracket] of [
      [reply.addRemove, reply.certifiedAddRemove],
      [reply.substitute, reply.certifiedSubstitute],
    ] as const) {
      expect(value.verified).toBe(true);
      expect(value.value).toBeGreaterThanOrEqual(bracket!.lower);
      expect(value.value).toBeLessThanOrEqual(bracket!.upper);
    }
    expect(reply.hiddenState.value).toBeLessThan(reply.substitute.value!);
    expect(reply.implied.value).toBeGreaterThan(reply.substitute.value!);
    expect(reply.group.value).toBeGreaterThan(reply.implied.value!);
    const { mechanism, delta } = pointRequest(DEFAULT_SCENARIO);
    expect(reply.addRemove).toEqual(epsilon('add-remove', mechanism, delta));
    expect(reply.substitute).toEqual(epsilon('substitute', mechanism, delta));
    expect(reply.implied).toEqual(epsilon('implied', mechanism, delta));
    expect(reply.group).toEqual(epsilon('group', mechanism, delta));
    expect(reply.hiddenState).toEqual(hiddenStateEpsilon(mechanism, delta));
  });

  test('mu at the scenario’s own value is that of the core', async () => {
    const client = setUp();
    const window = axisWindow(DEFAULT_SCENARIO);
    const own = muRequest(DEFAULT_SCENARIO, window, 'all');
    const reply = await client.own('muCurves', never(), own);
    const { mechanism } = own;
    const { lower, upper, regret } = mu('substitute', mechanism);
    const { substitute } = reply;
    expect([substitute.lower[0], substitute.upper[0], substitute.regret[0]]).toEqual([lower, upper, regret]);
  });

  test('mu is asked for along the axis where the figure draws it', async () => {
    const client = setUp();
    const window = axisWindow(DEFAULT_SCENARIO);
    const drawn = changeScenario(DEFAULT_SCENARIO, { measure: 'mu', steps: 3 });
    const few = muRequest(drawn, window, 'few');
    expect(few.axis).toBe('noiseMultiplier');
    expect(few.values).toContain(drawn.noiseMultiplier);
    // the few values of the first line are among all values of the finished one
    for (const sampling of SAMPLINGS) {
      const valuesOf = (points: 'few' | 'all') =>
        muRequest(changeScenario(drawn, { sampling }), window, points).values;
      const all = valuesOf('all');
      for (const value of valuesOf('few')) expect(all).toContain(value);
    }
    const along = await client.own('muCurves', never(), { ...few, names: ['addRemove'] });
    expect(along.addRemove.value.every((value) => value > 0)).toBe(true);
  });

  test('the key of mu has no delta, and no value along its own axis', () => {
    const window = axisWindow(DEFAULT_SCENARIO);
    const keyOf = (change: Partial<Scenario>) =>
      accountantKey('muCurves', muRequest(changeScenario(DEFAULT_SCENARIO, change), window, 'all'));
    expect(keyOf({ delta: 1e-7 })).toBe(keyOf({}));
    expect(keyOf({ measure: 'mu', axis: 'delta' })).toBe(keyOf({}));
    expect(keyOf({ measure: 'mu' })).not.toBe(keyOf({}));
    expect(keyOf({ measure: 'mu', noiseMultiplier: 3 })).not.toBe(keyOf({ measure: 'mu' }));
    const keys = new Set(SAMPLINGS.map((sampling) => keyOf({ sampling })));
    expect(keys.size).toBe(SAMPLINGS.length);
    expect(keyOf({ measure: 'mu', moreBounds: 'on' })).not.toBe(keyOf({ measure: 'mu' }));
  });

  test('the certified bracket of add/remove is that of the worse direction', async () => {
    const { mechanism, delta } = pointRequest(DEFAULT_SCENARIO);
    const reply = await setUp().own('point', never(), { mechanism, delta });
    const [add, remove, both] = (['add', 'remove', 'substitute'] as const).map((pair) =>
      bracketEpsilon(pair, mechanism, delta),
    );
    expect(reply.certifiedAddRemove).toEqual({
      lower: Math.max(add.lower, remove.lower),
      upper: Math.max(add.upper, remove.upper),
    });
    expect(reply.certifiedSubstitute).toEqual({ lower: both.lower, upper: both.upper });
  });

  test.each(['noiseMultiplier', 'samplingRate', 'steps'] as const)(
    'a %s that is solved for keeps the target under either adjacency',
    async (solveFor) => {
      const { samplingRate, noiseMultiplier, steps, delta } = DEFAULT_SCENARIO;
      const mechanism = { samplingRate, noiseMultiplier, steps };
      for (const adjacency of ['substitute', 'add-remove'] as const) {
        const request = { solveFor, adjacency, mechanism, delta, targetEpsilon: 3 };
        const reply = await setUp().side('calibrate', never(), request);
        const met = adjacency === 'substitute' ? reply.substitute : reply.addRemove;
        expect(met.value).toBeLessThanOrEqual(3 * (1 + 1e-9));
        expect(met.value).toBeGreaterThan(2.97);
        expect(reply.substitute.value).toBeGreaterThan(reply.addRemove.value!);
      }
    },
  );

  const targetOf = ({ samplingRate, noiseMultiplier, steps, delta }: Scenario) =>
    ({
      adjacency: 'substitute',
      mechanism: { samplingRate, noiseMultiplier, steps },
      recordCount: 60_000,
      delta,
      targetEpsilon: 3,
    }) as const;

  test('a batch size that is solved for keeps the target at the page’s epochs', async () => {
    const { samplingRate, steps } = DEFAULT_SCENARIO;
    const target = targetOf(DEFAULT_SCENARIO);
    const batch = await setUp().side('calibrate', never(), { ...target, solveFor: 'batchSize' });
    expect(batch.substitute.value).toBeLessThanOrEqual(3);
    expect(batch.mechanism.samplingRate).toBe(batch.chosen / 60_000);
    expect(batch.mechanism.samplingRate * batch.mechanism.steps).toBeCloseTo(samplingRate * steps, 0);
  });

  test('whole epochs that are solved for keep the target', async () => {
    const { samplingRate } = DEFAULT_SCENARIO;
    const target = targetOf(DEFAULT_SCENARIO);
    const epochs = await setUp().side('calibrate', never(), { ...target, solveFor: 'epochs' });
    expect(epochs.substitute.value).toBeLessThanOrEqual(3);
    expect(epochs.mechanism).toEqual({ ...target.mechanism, steps: epochs.chosen / samplingRate });
  });

  test('a target out of reach is refused in a sentence for the page', async () => {
    const mechanism = { samplingRate: 1e-4, noiseMultiplier: 100, steps: 1 };
    const request = {
      solveFor: 'steps',
      adjacency: 'substitute',
      mechanism,
      delta: 1e-5,
      targetEpsilon: 100,
    } as const;
    await expect(setUp().side('calibrate', never(), request)).rejects.toMatchObject({
      field: 'targetEpsilon',
      message: expect.stringMatching(
        /^Even after 1,000,000 steps, the most here, ε is at most [\d.]+, so no number of them here/,
      ),
    });
  });

  test('a field out of range is refused by name', async () => {
    const request = { ...requestOf(DEFAULT_SCENARIO), delta: 0.7 };
    await expect(setUp().own('curves', never(), request)).rejects.toMatchObject({
      code: 'worker-error',
      reason: 'out-of-range',
      field: 'delta',
    });
  });
});
