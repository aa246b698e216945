// Tests of the exponential function that is the same in every engine to the last bit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponential } from './exponential';

test('the exponential function is what V8 computes to the last bit, over all arguments', () => {
  fc.assert(
    fc.property(fc.double({ min: -750, max: 710, noNaN: true }), (x) => {
      expect(exponential(x)).toBe(Math.exp(x));
    }),
    { numRuns: 2000 },
  );
  expect([exponential(0), exponential(-Infinity), exponential(Infinity), exponential(Number.NaN)]).toEqual([
    1,
    0,
    Infinity,
    Number.NaN,
  ]);
});
