// Tests of golden section, which finds the bottom of a valley.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenSection } from './goldenSection';

test('golden section finds the bottom of a valley to the width that is asked for, over valleys', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.double({ min: 0.1, max: 50, noNaN: true }),
      fc.double({ min: 0.1, max: 50, noNaN: true }),
      (bottom, before, after) => {
        const f = (x: number) => Math.abs(x - bottom) + 3;
        const { at, value } = goldenSection(f, bottom - before, bottom + after, 1e-6);
        expect(Math.abs(at - bottom)).toBeLessThan(1e-6);
        expect(value).toBe(f(at));
      },
    ),
  );
});

test('golden section evaluates the function once a step', () => {
  const asked: number[] = [];
  goldenSection(
    (x) => {
      asked.push(x);
      return Math.cos(7 * x);
    },
    0,
    10,
    0.01,
  );
  expect(asked).toHaveLength(2 + 15);
});

test('golden section returns the least value that it has met where there are several dips', () => {
  const asked: number[] = [];
  const { value } = goldenSection(
    (x) => {
      asked.push(x);
      return Math.cos(7 * x);
    },
    0,
    10,
    0.01,
  );
  expect(value).toBe(Math.min(...asked.map((x) => Math.cos(7 * x))));
});
