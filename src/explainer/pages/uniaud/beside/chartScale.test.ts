import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale, spacedTicks } from './chartScale';

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

test('numbers under an axis never touch, and its ends are among them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1 }), (places) => {
      const xs = places.sort((a, b) => a - b);
      const shown = spacedTicks(xs, (x) => x, 30);
      expect(shown).toContain(xs[0]);
      expect(shown.at(-1)).toBe(xs.at(-1));
      // the two ends alone may be nearer
      if (shown.length > 2) {
        for (const [i, x] of shown.slice(1).entries()) expect(x - shown[i]!).toBeGreaterThanOrEqual(30);
      }
    }),
  );
  // where many are dense, those beyond them are still written
  expect(spacedTicks([0, 40, 50, 60, 70, 80, 90, 130], (x) => x, 34)).toEqual([0, 40, 80, 130]);
});
