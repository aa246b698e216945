// Rounding that keeps a promise, for every solution.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenValue } from './chosenValue';

describe('chosenValue', () => {
  it('rounds sigma up, q down, T not at all', () => {
    expect(chosenValue('noiseMultiplier', { lower: 1.67, upper: 1.677284 })).toBe(1.6773);
    expect(chosenValue('samplingRate', { lower: 0.0625004, upper: 0.07 })).toBe(0.0625);
    expect(chosenValue('samplingRate', { lower: 1, upper: 1 })).toBe(1);
    expect(chosenValue('steps', { lower: 499, upper: 501 })).toBe(499);
  });

  it('stays on the private side, and close', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 1000, noNaN: true }), (value) => {
        const sigma = chosenValue('noiseMultiplier', { lower: value, upper: value });
        expect(sigma).toBeGreaterThanOrEqual(value);
        expect(sigma / value).toBeLessThan(1.0002);
        const rate = chosenValue('samplingRate', { lower: value / 1000, upper: value / 1000 });
        expect(rate).toBeLessThanOrEqual(value / 1000);
        expect(rate / (value / 1000)).toBeGreaterThan(0.9998);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
