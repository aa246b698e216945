// The Gaussian reading of a release, against the exact one.
import { describe, expect, it } from 'vitest';
import { hiddenStateEpsilon } from '../../src/accounting';
import { gdpMid, gdpSup } from './gaussianConversion';

describe('Gaussian reading of the release', () => {
  it('is exact at q = 1, at every threshold', () => {
    const mechanism = { samplingRate: 1, noiseMultiplier: 48.403, steps: 500 };
    const epsilon = hiddenStateEpsilon(mechanism, 1e-5).value ?? NaN;
    expect(gdpMid(mechanism, 1e-5)).toBeCloseTo(epsilon, 9);
    expect(gdpSup(mechanism, 1e-5).epsilon).toBeCloseTo(epsilon, 9);
  });

  it('can overshoot when T q is small, which is why it is not a guarantee', () => {
    const mechanism = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1 };
    expect(gdpSup(mechanism, 1e-5).epsilon).toBeGreaterThan(
      1.5 * (hiddenStateEpsilon(mechanism, 1e-5).value ?? NaN),
    );
  });
});
