// Tests of the rounding of a calibrated parameter, which must not miss the target.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenValue, wholeEpochs } from './chosenValue';

describe('chosenValue', () => {
  it('rounds sigma up, q down and T not at all', () => {
    expect(chosenValue('noiseMultiplier', { lower: 1.67, upper: 1.677284 })).toBe(1.6773);
    expect(chosenValue('samplingRate', { lower: 0.0625004, upper: 0.07 })).toBe(0.0625);
    expect(chosenValue('samplingRate', { lower: 1, upper: 1 })).toBe(1);
    expect(chosenValue('steps', { lower: 499, upper: 501 })).toBe(499);
  });

  it('stays within 2e-4 on the private side, over values of sigma and q', () => {
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

describe('wholeEpochs', () => {
  it('rounds epochs and steps down', () => {
    expect(wholeEpochs(15 * 235, 1 / 235)).toEqual({ epochs: 15, steps: 3525 });
    expect(wholeEpochs(15 * 235 - 1, 1 / 235)).toEqual({ epochs: 14, steps: 14 * 235 });
    expect(wholeEpochs(100, 0.00129)).toEqual({ epochs: 0.12, steps: 93 });
    expect(wholeEpochs(7, 1)).toEqual({ epochs: 7, steps: 7 });
  });

  it('never takes more steps than there are, over steps and rates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        (steps, rate) => {
          const whole = wholeEpochs(steps, rate);
          expect(whole.steps).toBeLessThanOrEqual(steps);
          expect(whole.epochs).toBeLessThanOrEqual(steps * rate * (1 + 1e-11));
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});
