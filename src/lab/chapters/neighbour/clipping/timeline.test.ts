// The moments of the step that chapter 1 plays.
import { expect, test } from 'vitest';
import { drawnStep } from './drawnStep';
import { LAST, nextStop, stepMomentAt, stopBefore } from './timeline';

const step = drawnStep({
  samplingRate: 0.25,
  noiseMultiplier: 1.7,
  clippingNorm: 1,
  batch: 1,
  ana: 'other',
});

test('at each stop the picture shows what the step has computed by then', () => {
  const gradients = stepMomentAt(step, 1);
  expect(gradients.arrows.map(({ to }) => to)).toEqual(step.records.map(({ gradient }) => gradient));
  const clipped = stepMomentAt(step, 2);
  expect(clipped.arrows.map(({ to }) => to)).toEqual(step.records.map((record) => record.clipped));
  expect(clipped.arrows.some(({ cutTo }) => cutTo !== null)).toBe(true);
  expect(clipped.sum).toBeNull();
  const added = stepMomentAt(step, 3);
  added.arrows.forEach(({ from }, i) => {
    const before = i === 0 ? { x: 0, y: 0 } : added.arrows[i - 1].to;
    expect(from.x).toBeCloseTo(before.x, 12);
    expect(from.y).toBeCloseTo(before.y, 12);
  });
  expect(added.arrows.at(-1)!.to.x).toBeCloseTo(step.sum.x, 12);
  expect(added.released).toBeNull();
  expect(stepMomentAt(step, LAST).released).toEqual(step.released);
});

test('no arrow jumps between the stops', () => {
  const points = (t: number) => stepMomentAt(step, t).arrows.flatMap(({ from, to }) => [from, to]);
  const dt = 1e-3;
  let farthest = 0;
  for (let t = 0; t < LAST; t += dt) {
    const now = points(t);
    points(t + dt).forEach(({ x, y }, i) => {
      farthest = Math.max(farthest, Math.hypot(x - now[i].x, y - now[i].y));
    });
  }
  expect(farthest).toBeLessThan(0.1);
});

test('nextStop is the first stop after a time, or the last stop', () => {
  expect([0, 0.2, 1, 3.999, 4].map(nextStop)).toEqual([1, 1, 2, 4, 4]);
});

test('stopBefore is the last stop before a time, or the first stop', () => {
  expect([0, 0.2, 1, 3.999, 4].map(stopBefore)).toEqual([0, 0, 0, 3, 3]);
});
