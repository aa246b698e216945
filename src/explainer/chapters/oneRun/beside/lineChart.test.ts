import { expect, test } from 'vitest';
import { chartScale } from './lineChart';

test('points stand within the axes, in the order of their numbers', () => {
  const points = [1, 10, 1000].map((x) => ({ x, y: x / 1000, low: 0, high: 1 }));
  const { x, y, left, right, floor, ceiling } = chartScale([{ name: 'a', mark: 'audit', points }], {
    width: 360,
    height: 220,
    scale: 1,
  });
  expect(x(1)).toBe(left);
  expect(x(1000)).toBeCloseTo(right);
  expect(x(10)).toBeCloseTo(left + (right - left) / 3);
  expect(y(0)).toBe(floor);
  expect(y(1)).toBeGreaterThanOrEqual(ceiling);
  expect(y(-1)).toBe(floor);
});

test('a single point has a place', () => {
  const points = [{ x: 5, y: 0.2, low: 0.1, high: 0.3 }];
  const { x } = chartScale([{ name: 'a', mark: 'audit', points }], { width: 300, height: 200, scale: 1 });
  expect(x(5)).toBeGreaterThan(0);
});
