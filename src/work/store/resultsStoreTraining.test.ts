// The parts of the store that only real training uses: the guarantees step by step, and the noise for a target.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { curvesReply, storeWithHeldJobs as setUp } from '../../../test/shared/heldJobs';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('the guarantees along the steps are asked for only once a reader looks', async () => {
  const { store, sides } = setUp();
  store.setScenario(DEFAULT_SCENARIO);
  await pass(1000);
  expect(sides).toHaveLength(0);
  store.followSteps();
  store.followSteps();
  await pass(0);
  expect(sides).toHaveLength(1);
  const { values, axis } = sides[0].request;
  expect(axis).toBe('steps');
  expect(values[0]).toBe(1);
  expect(values[values.length - 1]).toBe(DEFAULT_SCENARIO.steps);
  expect([...values]).toEqual([...new Set(values)].sort((a, b) => a - b));
  await sides[0].answer(curvesReply(sides[0].request));
  expect(store.getSnapshot().stepCurves).toMatchObject({ status: 'done', current: true });

  const longer = changeScenario(DEFAULT_SCENARIO, { steps: 3 });
  store.setScenario(longer);
  expect(store.getSnapshot().stepCurves.current).toBe(false);
  await pass(1000);
  expect([...sides[1].request.values]).toEqual([1, 2, 3]);
  // a change of view asks for nothing
  store.setScenario(changeScenario(longer, { estimator: 'paper', axis: 'delta' }));
  await pass(1000);
  expect(sides).toHaveLength(2);
});

test('the noise multiplier for a target is that of the accountant', async () => {
  const { store, calibrations } = setUp();
  const request = {
    adjacency: 'substitute',
    mechanism: { samplingRate: 1, noiseMultiplier: 1, steps: 10 },
    delta: 1e-5,
    targetEpsilon: 3,
  } as const;
  const found = store.noiseFor(new AbortController().signal, request);
  const seven = { verified: true, value: 7, lower: 7, upper: 7, method: 'closed-form' } as const;
  const { mechanism } = calibrations[0].request;
  await calibrations[0].answer({
    solution: seven,
    chosen: 7,
    mechanism,
    addRemove: seven,
    substitute: seven,
  });
  expect((await found).value).toBe(7);
});
