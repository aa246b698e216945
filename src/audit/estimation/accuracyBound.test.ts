// The conversion of an error probability to an epsilon, the bounds on that probability, and the test of a whole curve.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epsilon, gdpEpsilon, totalVariation } from '../../accounting';
import { normalQuantile } from '../../base/numerics/normal';
import { conversionRule, epsilonOfError } from './accuracyBound';
import { calibrateMidpoint, errorsOf } from './holdoutThreshold';
import { curveTest } from './profileRejection';
import { clopperPearsonUpper } from './rates/clopperPearson';
import { errorProbability } from './rates/rateBounds';

const DELTA = 1e-5;
const mechanisms = fc.record({
  samplingRate: fc.double({ min: 0.02, max: 1, noNaN: true }),
  noiseMultiplier: fc.double({ min: Math.log(0.5), max: Math.log(60), noNaN: true }).map((x) => Math.exp(x)),
  steps: fc.integer({ min: 1, max: 400 }),
});

describe('epsilonOfError', () => {
  it('decreases with the error, over mechanisms with q in [0.02, 1]', () => {
    fc.assert(
      fc.property(
        mechanisms,
        fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        (mechanism, a, b) => {
          const [small, large] = a < b ? [a, b] : [b, a];
          const atSmall = epsilonOfError(small, mechanism, DELTA);
          expect(epsilonOfError(large, mechanism, DELTA)).toBeLessThanOrEqual(atSmall * (1 + 1e-6) + 1e-4);
        },
      ),
      { seed: 61, numRuns: 60 },
    );
  });

  it('is 0 at an error of 1/2, over mechanisms with q in [0.02, 1]', () => {
    fc.assert(
      fc.property(mechanisms, (mechanism) => {
        expect(epsilonOfError(0.5, mechanism, DELTA)).toBe(0);
      }),
      { seed: 61, numRuns: 60 },
    );
  });

  it('never exceeds the substitute epsilon at the smallest error that any test can have', () => {
    fc.assert(
      fc.property(mechanisms, (mechanism) => {
        const variation = totalVariation('substitute', mechanism);
        const error = 0.5 * (1 - (variation.value ?? Number.NaN));
        // a distance this near 1 has lost the digits of its complement
        if (!(error > 1e-4)) return;
        const bound = epsilonOfError(error, mechanism, DELTA);
        expect(bound).toBeLessThanOrEqual(epsilon('substitute', mechanism, DELTA).upper * (1 + 1e-3) + 1e-4);
      }),
      { seed: 62, numRuns: 80 },
    );
  });

  it('is the Gaussian conversion where that is safe and the noise-multiplier rule elsewhere', () => {
    expect([0.01, 0.5, 0.51, 0.99, 1].map(conversionRule)).toEqual([
      'gaussian',
      'gaussian',
      'noise-multiplier',
      'noise-multiplier',
      'gaussian',
    ]);
    const gaussian = (error: number) => gdpEpsilon(-2 * normalQuantile(error), DELTA);
    const few = { noiseMultiplier: 1, steps: 1 };
    expect(epsilonOfError(0.2, { samplingRate: 0.5, ...few }, DELTA)).toBeCloseTo(gaussian(0.2), 10);
    expect(epsilonOfError(0.2, { samplingRate: 0.9, ...few }, DELTA)).toBeLessThan(0.9 * gaussian(0.2));
  });

  it('gives back the epsilon of the noise multiplier that has the error, for q between 1/2 and 1', () => {
    for (const mechanism of [
      { samplingRate: 0.75, noiseMultiplier: 3, steps: 20 },
      { samplingRate: 0.9, noiseMultiplier: 30, steps: 300 },
      { samplingRate: 0.6, noiseMultiplier: 1, steps: 1 },
    ]) {
      const error = 0.5 * (1 - (totalVariation('substitute', mechanism).value ?? Number.NaN));
      const expected = epsilon('substitute', mechanism, DELTA).value ?? Number.NaN;
      expect(Math.abs(epsilonOfError(error, mechanism, DELTA) / expected - 1)).toBeLessThan(1e-3);
    }
  });

  it('stays within the epsilons of the accountant’s range of noise multipliers', () => {
    const mechanism = { samplingRate: 0.75, noiseMultiplier: 1, steps: 1 };
    expect(epsilonOfError(0.49999, mechanism, DELTA)).toBe(0);
    const smallest = epsilon('substitute', { ...mechanism, noiseMultiplier: 0.2 }, DELTA);
    // one step at q = 3/4 cannot err less than 1/8 of the time
    expect(epsilonOfError(0.01, mechanism, DELTA)).toBeCloseTo(smallest.value ?? Number.NaN, 6);
    expect(epsilonOfError(0, mechanism, DELTA)).toBe(Infinity);
  });
});

describe('errorProbability', () => {
  it('pools worlds of equal size', () => {
    const errors = { originalErrors: 3, originalRuns: 50, substitutedErrors: 5, substitutedRuns: 50 };
    const { lower, point, upper } = errorProbability(errors, 0.95);
    expect(upper).toBe(clopperPearsonUpper(8, 100, 1 - 0.95));
    expect(point).toBe(0.08);
    expect(lower).toBeLessThan(point);
  });

  it('bounds worlds of unequal size apart, at half the level each', () => {
    const errors = { originalErrors: 3, originalRuns: 50, substitutedErrors: 5, substitutedRuns: 70 };
    const level = (1 - 0.95) / 2;
    const expected = 0.5 * (clopperPearsonUpper(3, 50, level) + clopperPearsonUpper(5, 70, level));
    expect(errorProbability(errors, 0.95).upper).toBeCloseTo(expected, 14);
  });
});

describe('calibrateMidpoint', () => {
  it('learns threshold and orientation from the first fifth and counts on the rest', () => {
    const original = Float64Array.from([1, 3, 1, 1, -9, 5, 5, 5, 5, 5]);
    const substituted = Float64Array.from([5, 7, 1, 9, 9, 9, 9, 9, 3, 9]);
    const { test, errors } = calibrateMidpoint(original, substituted);
    expect(test).toEqual({ threshold: 4, originalAbove: false });
    expect(errors).toEqual({ originalErrors: 5, originalRuns: 8, substitutedErrors: 2, substitutedRuns: 8 });
  });

  it('needs two runs per world', () => {
    expect(() => calibrateMidpoint(Float64Array.of(1), Float64Array.of(1, 2))).toThrow(
      expect.objectContaining({ field: 'runs' }),
    );
  });
});

describe('errorsOf', () => {
  it('counts the scores on the other side when the test is turned round', () => {
    const original = Float64Array.from([1, 1, -9, 5, 5, 5, 5, 5]);
    const substituted = Float64Array.from([1, 9, 9, 9, 9, 9, 3, 9]);
    const mirrored = errorsOf({ threshold: 4, originalAbove: true }, original, substituted);
    expect(mirrored.originalErrors).toBe(3);
    expect(mirrored.substitutedErrors).toBe(6);
  });
});

describe('curveTest', () => {
  const mechanism = { samplingRate: 0.0625, noiseMultiplier: 0.76, steps: 100 };
  const addRemove = totalVariation('add-remove', mechanism);
  const substitute = totalVariation('substitute', mechanism);

  it('contradicts the curve exactly when the error lies under the least that the curve allows', () => {
    const floor = 0.5 * (1 - (addRemove.value ?? Number.NaN));
    expect(curveTest(floor - 1e-9, addRemove, substitute, 0.95)).toMatchObject({ contradicts: true });
    expect(curveTest(floor + 1e-9, addRemove, substitute, 0.95)).toMatchObject({ contradicts: false });
  });

  it('takes the least error from the larger end of a total variation that is known only as a bracket', () => {
    const bracket = {
      verified: false,
      value: null,
      lower: 0.1,
      upper: 0.6,
      method: 'discretised-bracket',
    } as const;
    expect(curveTest(0.25, bracket, substitute, 0.95)).toMatchObject({
      errorFloorAddRemove: 0.2,
      contradicts: false,
    });
  });
});
