import { describe, expect, test, vi } from 'vitest';
import { traceEpsilonCurves } from '../../accounting';
import { DEFAULT_SCENARIO } from '../../scenario';
import type { CurvesRequest } from '../messages/pageMessages';
import { fakeCurves } from '../testing/fakeNumbers';
import { type Accountant, serveAccounting } from './accounting';
import { Rehearsal } from './rehearsal';

const { samplingRate, noiseMultiplier, steps, delta } = DEFAULT_SCENARIO;
const request: CurvesRequest = {
  mechanism: { samplingRate, noiseMultiplier, steps },
  delta,
  axis: 'noiseMultiplier',
  values: Float64Array.of(1, 2, 3),
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

/** Figures rehearsed, and what every value of one takes. */
function setUp(milliseconds = 0) {
  const figures: CurvesRequest[] = [];
  let values = 0;
  const rehearsal = new Rehearsal(function* (figure) {
    figures.push(figure);
    for (const _ of figure.values) {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
      yield ++values;
    }
  }, 5);
  return { rehearsal, figures, computed: () => values };
}

describe('a rehearsal', () => {
  test('begins after a rest, takes figures next to the asked one, and ends for good', async () => {
    const { rehearsal, figures } = setUp();
    rehearsal.goOn(request);
    expect(figures).toHaveLength(0);
    await settled();
    expect(figures).toHaveLength(24);
    expect(new Set(figures.map(({ mechanism }) => mechanism.samplingRate)).size).toBe(24);
    for (const { mechanism, values, axis, lastResort } of figures) {
      expect(mechanism.samplingRate).toBeLessThan(samplingRate);
      expect(mechanism.samplingRate).toBeGreaterThan(0.4 * samplingRate);
      expect([values, axis, lastResort]).toEqual([request.values, 'noiseMultiplier', 'bounds']);
    }
    rehearsal.goOn(request);
    await settled();
    expect(figures).toHaveLength(24);
  });

  test('keeps the values that a reply takes along', async () => {
    const { rehearsal, figures } = setUp();
    const values = Float64Array.of(1, 2, 3);
    rehearsal.goOn({ ...request, values });
    structuredClone(values, { transfer: [values.buffer] });
    expect(values).toHaveLength(0);
    await settled();
    expect(figures[0]?.values).toEqual(request.values);
  });

  test('lets a request in, and goes on after the next reply', async () => {
    const { rehearsal, figures, computed } = setUp(6);
    rehearsal.goOn(request);
    while (computed() < 2) await new Promise((resolve) => setTimeout(resolve));
    rehearsal.stop();
    const until = computed();
    await settled();
    expect(computed()).toBeLessThanOrEqual(until + 1);
    const before = figures.length;
    rehearsal.goOn(request);
    await settled();
    expect(figures.length).toBeGreaterThan(before);
    rehearsal.stop();
  });

  test('does not begin where something is asked for before the rest is over', async () => {
    const { rehearsal, figures } = setUp();
    rehearsal.goOn(request);
    rehearsal.stop();
    await settled();
    expect(figures).toHaveLength(0);
  });

  test('ends when it has taken its time', async () => {
    vi.spyOn(performance, 'now').mockImplementation(
      (() => {
        let now = 0;
        return () => (now += 200);
      })(),
    );
    const { rehearsal, figures } = setUp();
    rehearsal.goOn(request);
    await settled();
    vi.restoreAllMocks();
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.length).toBeLessThan(8);
  });

  test('stays inside every range, at the ends of them too', async () => {
    const ends: CurvesRequest[] = [
      { ...request, mechanism: { samplingRate: 1e-300, noiseMultiplier: 1000, steps: 1 }, delta: 1e-15 },
      {
        ...request,
        mechanism: { samplingRate: 1, noiseMultiplier: 0.2, steps: 1_000_000 },
        axis: 'delta',
        values: Float64Array.of(1e-3),
      },
    ];
    for (const end of ends) {
      const checked: CurvesRequest[] = [];
      const rehearsal = new Rehearsal((figure) => {
        checked.push(figure);
        // which checks its input first, and throws
        return traceEpsilonCurves({ ...figure, names: [] });
      }, 0);
      rehearsal.goOn(end);
      await settled();
      expect(checked).toHaveLength(24);
    }
  });
});

test('the accounting worker rehearses after curves, and stops for whatever it is asked', async () => {
  const log: string[] = [];
  const rehearsal = { stop: () => log.push('stop'), goOn: () => log.push('go on') };
  const known = { verified: true, value: 1, lower: 1, upper: 1, method: 'closed-form' } as const;
  const accountant = {
    *traceEpsilonCurves(asked: CurvesRequest) {
      yield log.push('curves');
      return fakeCurves(asked);
    },
    epsilon: () => known,
    lastIterateEpsilon: () => known,
    bracketEpsilon: () => ({ lower: 1, upper: 1 }),
    printedByLibraries: () => [],
  } as unknown as Accountant;
  const api = serveAccounting(accountant, rehearsal);
  await api.curves(request);
  expect(log).toEqual(['stop', 'curves', 'go on']);
  await api.point({ mechanism: request.mechanism, delta });
  expect(log.slice(3)).toEqual(['stop']);
});
