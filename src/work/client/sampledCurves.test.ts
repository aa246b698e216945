// Curves of batches that are not Poisson's. Each value is asked for once and is the accountant's, and the curves are
// passed on as far as they are known.
import { describe, expect, test } from 'vitest';
import { epsilon } from '../../accounting';
import {
  axisWindow,
  changeScenario,
  DEFAULT_SCENARIO,
  drawnRun,
  mechanismOf,
  type Scenario,
} from '../../scenario';
import type { PointRequest } from '../queries/accountant';
import { point } from '../queries/accountant/point';
import type { CurvesReply } from '../queries/fastCurves';
import { finished } from '../queries/query';
import { curvesRequest } from '../requests';
import { sampledCurves } from './sampledCurves';

async function curvesOf(scenario: Scenario, count?: number) {
  const request = curvesRequest(scenario, axisWindow(scenario), count);
  const asked: PointRequest[] = [];
  const parts: CurvesReply[] = [];
  const reply = await sampledCurves(
    request,
    (one) => {
      asked.push(one);
      return finished(point(one));
    },
    1,
    (part) => parts.push(part),
  );
  return { request, reply, asked, parts };
}

const of = (change: Partial<Scenario>) => changeScenario(DEFAULT_SCENARIO, change);

describe.each(['noiseMultiplier', 'samplingRate', 'steps', 'delta'] as const)('along %s', (axis) => {
  test('values for fixed-size batches are the accountant’s', async () => {
    const scenario = of({ sampling: 'fixed-size', axis, noiseMultiplier: 3 });
    const { reply } = await curvesOf(scenario, 5);
    reply.values.forEach((value, i) => {
      const there = { ...scenario, [axis]: value };
      const { lower, upper } = epsilon('substitute', drawnRun(mechanismOf(there), 'fixed-size'), there.delta);
      expect([reply.substitute.lower[i], reply.substitute.upper[i]]).toEqual([lower, upper]);
      expect(reply.addRemove.upper[i]).toBe(Infinity);
      expect(reply.addRemove.value[i]).toBeNaN();
    });
  });
});

test('values for random allocation are the accountant’s', { timeout: 60_000 }, async () => {
  const scenario = of({ sampling: 'random-allocation', axis: 'delta', noiseMultiplier: 4, steps: 64 });
  const { reply } = await curvesOf(scenario, 3);
  reply.values.forEach((delta, i) => {
    const run = drawnRun(mechanismOf(scenario), 'random-allocation');
    const substitute = epsilon('substitute', run, delta);
    const addRemove = epsilon('add-remove', run, delta);
    expect(reply.addRemove.value[i]).toBe(addRemove.value);
    expect([reply.substitute.lower[i], reply.substitute.upper[i]]).toEqual([
      substitute.lower,
      substitute.upper,
    ]);
    expect(reply.substitute.upper[i]).toBeGreaterThan(reply.addRemove.upper[i] as number);
  });
});

test('every value is asked for once, with the page’s own first', async () => {
  const scenario = of({ sampling: 'fixed-size' });
  const { request, reply, asked } = await curvesOf(scenario);
  expect(asked[0]?.mechanism.noiseMultiplier).toBe(scenario.noiseMultiplier);
  expect(asked).toHaveLength(new Set(request.values).size);
  expect([...reply.values]).toEqual([...request.values]);
});

test('partial curves have values of the whole curves', async () => {
  const scenario = of({ sampling: 'fixed-size' });
  const { reply, parts } = await curvesOf(scenario);
  for (const part of parts) {
    expect(part.values.length).toBeGreaterThanOrEqual(5);
    part.values.forEach((value, i) => {
      expect(part.substitute.upper[i]).toBe(reply.substitute.upper[reply.values.indexOf(value)]);
    });
  }
});

test('along steps and sampling rate, random allocation is asked for whole epochs of whole steps', () => {
  for (const axis of ['steps', 'samplingRate'] as const) {
    const scenario = of({ sampling: 'random-allocation', axis });
    const window = axisWindow(scenario);
    const { values } = curvesRequest(scenario, window);
    const inner = values.filter(
      (value) => value > window.min && value < window.max && value !== scenario[axis],
    );
    expect(inner.length).toBeGreaterThan(5);
    for (const value of inner) {
      const whole = axis === 'steps' ? value / 16 : 1 / value;
      expect(Math.abs(whole - Math.round(whole))).toBeLessThan(1e-9);
    }
  }
});
