// The bound on 1 - delta of mechanisms that hide hardly anything, against closed forms and the bracket.
import { describe, expect, it } from 'vitest';
import { closedFormLogDelta } from '../closedForm/closedForms';
import { gdpDelta } from '../closedForm/gaussianDp';
import { type DominatingPair, PAIRS } from '../pairs';
import { bracketDelta } from './bracket';
import { logComplementOf } from './ceilingBracket';
import { releasesOf } from './releases';

const pairs: DominatingPair[] = Object.values(PAIRS);

describe.each(pairs)('the bound on 1 - delta for $name', (pair) => {
  it('is never below the closed form of 1 - delta for one step', () => {
    for (const samplingRate of [0.01, 0.5, 0.99]) {
      for (const noiseMultiplier of [0.2, 0.5, 3]) {
        for (const epsilon of [0, 0.3, 4]) {
          const mechanism = { samplingRate, noiseMultiplier, steps: 1 };
          const delta = Math.exp(closedFormLogDelta(pair, mechanism, epsilon));
          expect(logComplementOf(releasesOf(pair, mechanism))(epsilon)).toBeGreaterThanOrEqual(
            Math.log1p(-delta) - 1e-12,
          );
        }
      }
    }
  });
  it('is never below 1 - delta as the bracket of delta has it', () => {
    const mechanism = { samplingRate: 0.3, noiseMultiplier: 0.6, steps: 120 };
    const bound = logComplementOf(releasesOf(pair, mechanism))(0.5);
    expect(bound).toBeGreaterThanOrEqual(Math.log1p(-bracketDelta(pair.name, mechanism, 0.5).upper));
  });

  it('is under 0.05 for a run whose delta is near 1', () => {
    const mechanism = { samplingRate: 0.3, noiseMultiplier: 0.6, steps: 120 };
    const bound = logComplementOf(releasesOf(pair, mechanism))(0.5);
    expect(bound).toBeLessThan(Math.log(0.05));
  });
});

it('the bound on 1 - delta is that of Gaussian DP up to a factor of e^3 where nearly every batch holds the record', () => {
  const mechanism = { samplingRate: 1 - 1e-12, noiseMultiplier: 2, steps: 400 };
  const bound = logComplementOf(releasesOf(PAIRS.remove, mechanism))(3);
  const exact = Math.log1p(-gdpDelta(10, 3));
  expect(bound).toBeGreaterThan(exact);
  expect(bound).toBeLessThan(exact + 3);
});
