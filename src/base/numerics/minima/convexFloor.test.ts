// Tests of the floor of a convex function from three points.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convexFloor } from './convexFloor';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('the floor of a convex function is nowhere above it, over functions, places and errors', () => {
  const functions = fc.constantFrom(
    { f: (x: number) => (x - 1) ** 2, least: 0 },
    { f: (x: number) => Math.exp(x) - 2 * x, least: 2 - 2 * Math.log(2) },
    { f: (x: number) => Math.abs(x - 0.3) + 0.1 * x * x, least: 0.009 },
  );
  const offsets = fc.tuple(number(0, 0.01), number(0, 0.01), number(0, 0.01));
  fc.assert(
    fc.property(
      functions,
      number(-1, 2),
      number(1e-3, 2),
      number(1e-3, 2),
      offsets,
      ({ f, least }, x, h, k, e) => {
        const places = [x - h, x, x + k].map((at, i) => ({ at, lower: f(at) - e[i], upper: f(at) + e[i] }));
        expect(convexFloor(places[0], places[1], places[2])).toBeLessThanOrEqual(least + 1e-12);
      },
    ),
    { seed: 5, numRuns: 500 },
  );
});

test('the floor of a convex function is close to its least value if the three places are close to it', () => {
  const at = (x: number) => ({ at: x, lower: x * x, upper: x * x });
  expect(convexFloor(at(-0.01), at(0), at(0.01))).toBeCloseTo(-1e-4, 12);
});

test('the floor of a convex function is -Infinity if the three places lie on a slope', () => {
  const at = (x: number) => ({ at: x, lower: x * x, upper: x * x });
  expect(convexFloor(at(1), at(2), at(3))).toBe(Number.NEGATIVE_INFINITY);
});
