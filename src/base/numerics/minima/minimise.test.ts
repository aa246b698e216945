// Tests of the least value by parabolas and golden sections, in few evaluations.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimise } from './minimise';

/** f with a count of how often it was asked. */
function counted(f: (x: number) => number) {
  const asked: number[] = [];
  const ask = (x: number) => {
    asked.push(f(x));
    return asked[asked.length - 1];
  };
  return { ask, asked };
}

test('minimise finds the bottom of a lopsided valley with its bend, over valleys', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.9, max: 8, noNaN: true }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
      (bottom, steepness, height) => {
        // e^u - u has its least, 1, at 0, where it bends by 1
        const f = (x: number) => {
          const u = steepness * (x - bottom);
          return height * (Math.exp(u) - u);
        };
        const { ask, asked } = counted(f);
        const { at, value, bend } = minimise(ask, { at: 0, value: f(0) }, -1, 10, 1e-8 * height);
        expect(value).toBe(f(at));
        expect(value / height - 1).toBeLessThan(1e-6);
        expect(bend / (height * steepness ** 2)).toBeGreaterThan(0.8);
        expect(bend / (height * steepness ** 2)).toBeLessThan(1.25);
        expect(asked.length).toBeLessThan(40);
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});

test('minimise returns the least value that it has met, be it at a corner, on a plain or at an end', () => {
  for (const [f, least] of [
    [(x: number) => Math.abs(x - 0.3), 0],
    [() => 2, 2],
    [(x: number) => -x, -10],
  ] as const) {
    const { ask, asked } = counted(f);
    const { at, value } = minimise(ask, { at: 0, value: f(0) }, -10, 10, 1e-9);
    expect(value).toBe(f(at));
    expect(value).toBe(Math.min(f(0), ...asked));
    expect(asked.length).toBeLessThan(60);
    expect(value - least).toBeLessThan(1e-3);
  }
});
