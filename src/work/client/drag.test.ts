// How many requests a drag makes of the accounting worker: none that was answered once or is under way is made again.
import { expect, test } from 'vitest';
import { channelWorker } from '../../../test/shared/channelWorker';
import { fakeCurves, fakePoint } from '../../../test/shared/fakeNumbers';
import { tableServed } from '../../../test/shared/tableServed';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import { changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import type { PointRequest } from '../queries/accountant';
import type { CurvesRequest } from '../queries/fastCurves';
import type { QueriesApi } from '../queries/workerApi';
import { createResultsStore } from '../store/resultsStore';
import { AccountingJobs } from './accountingClient';

function pageOver() {
  const asked = { curves: [] as number[], point: [] as number[] };
  const queries = {
    *curves(request: CurvesRequest) {
      asked.curves.push(request.mechanism.noiseMultiplier);
      yield;
      return fakeCurves(request);
    },
    *point({ mechanism }: PointRequest) {
      asked.point.push(mechanism.noiseMultiplier);
      yield;
      return fakePoint(1);
    },
  };
  const bridge = () =>
    new WorkerBridge<QueriesApi>({
      name: 'accounting',
      create: () => channelWorker(tableServed('accountant', queries)),
    });
  const idle = { run: () => new Promise<never>(() => {}), restart() {}, close() {} };
  const store = createResultsStore({
    accounting: new AccountingJobs({ curves: [bridge()], point: bridge(), side: bridge() }),
    audit: idle,
    training: idle,
  });
  const settled = async () => {
    const { curves, point } = store.getSnapshot();
    if (curves.status === 'done' && point.status === 'done') return;
    await new Promise((resolve) => setTimeout(resolve, 2));
    await settled();
  };
  const drag = async (change: Partial<Scenario>) => {
    store.setScenario(changeScenario(DEFAULT_SCENARIO, change));
    await settled();
  };
  return { asked, drag, store };
}

test.each(['steps', 'noiseMultiplier'] as const)(
  'a drag there and back along %s asks for each value once',
  async (axis) => {
    const { asked, drag, store } = pageOver();
    const there = [1.1, 1.2, 1.3, 1.4];
    for (const noiseMultiplier of [...there, ...there.toReversed()]) await drag({ axis, noiseMultiplier });
    expect(asked.curves).toEqual(there);
    expect(asked.point).toEqual(there);
    store.close();
  },
);

test('moves that come faster than answers make requests for the first and the last alone', async () => {
  const { asked, drag, store } = pageOver();
  for (const noiseMultiplier of [1.1, 1.2, 1.3, 1.4, 1.5])
    store.setScenario(changeScenario(DEFAULT_SCENARIO, { axis: 'steps', noiseMultiplier }));
  await drag({ axis: 'steps', noiseMultiplier: 1.6 });
  expect(asked.curves).toEqual([1.1, 1.6]);
  store.close();
});
