// The ε of a release by Gaussian conversion, compared with its exact ε.
import { describe, expect, it } from 'vitest';
import { hiddenStateEpsilon } from '../../src/accounting';
import { gdpMid, gdpSup } from './gaussianConversion';

describe('Gaussian reading of the release', () => {
  it('is exact at q = 1 for every threshold', () => {
    const mechanism = { samplingRate: 1, noiseMultiplier: 48.403, steps: 500 };
    const epsilon = hiddenStateEpsilon(mechanism, 1e-5).value ?? NaN;
    expect(gdpMid(mechanism, 1e-5)).toBeCloseTo(epsilon, 9);
    expect(gdpSup(mechanism, 1e-5).epsilon).toBeCloseTo(epsilon, 9);
  });

  it('can exceed the exact ε when T q is small', () => {
    const mechanism = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1 };
    expect(gdpSup(mechanism, 1e-5).epsilon).toBeGreaterThan(
      1.5 * (hiddenStateEpsilon(mechanism, 1e-5).value ?? NaN),
    );
  });
});
