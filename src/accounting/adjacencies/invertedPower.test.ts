// Tests of the bounds on a test's power and on delta, against a Gaussian's closed form and the lines of Theorem 4.1 (groupPower.ts) one
// by one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { gdpTradeoff, logGdpDelta } from '../closedForm/gaussianDp';
import { powerOfGroup } from './groupPower';
import type { Profile } from './implied/split';
import { powerOfChanges, powerOfProfile } from './invertedPower';

const ERROR = 1e-9;

/** The profile of mu-GDP at every real epsilon, known to `ERROR`. */
const gaussian =
  (mu: number): Profile =>
  (epsilon) => {
    const at = (e: number) =>
      e >= 0 ? logGdpDelta(mu, e) : Math.log(1 - Math.exp(e) * (1 - Math.exp(logGdpDelta(mu, -e))));
    const step = 1e-5;
    return { log: at(epsilon), error: ERROR, slope: (at(epsilon + step) - at(epsilon - step)) / (2 * step) };
  };

const mus = fc.double({ min: 0.05, max: 3, noNaN: true });
/** Levels up to the one where both errors are alike. */
const levelsOf = (mu: number) =>
  [1e-10, 1e-6, 1e-3, 0.05, 0.2].filter((alpha) => gdpTradeoff(mu, alpha).beta > alpha);

test('the bounds on power and delta from a Gaussian profile are safe and close to its curve, over mu', () => {
  fc.assert(
    fc.property(mus, (mu) => {
      const { powerAtLeast, deltaAtMost } = powerOfProfile(gaussian(mu));
      for (const alpha of levelsOf(mu)) {
        const { power, beta } = gdpTradeoff(mu, alpha);
        expect(powerAtLeast(alpha)).toBeLessThanOrEqual(power * (1 + 1e-8));
        expect(powerAtLeast(alpha)).toBeGreaterThan(power * (1 - 3e-5 * beta));
      }
      for (const epsilon of [0, 0.5, 2]) {
        expect(deltaAtMost(epsilon)).toBeGreaterThanOrEqual(Math.exp(logGdpDelta(mu, epsilon)));
      }
    }),
    { seed: 1, numRuns: size(12, 50) },
  );
});

test('the bounds on power and delta from two Gaussian changes are safe and close to the curve of their sum, over both mu', () => {
  fc.assert(
    fc.property(mus, mus, (a, b) => {
      const { powerAtLeast, deltaAtMost } = powerOfChanges({ first: gaussian(a), second: gaussian(b) });
      for (const alpha of levelsOf(a + b)) {
        const { power, beta } = gdpTradeoff(a + b, alpha);
        expect(powerAtLeast(alpha)).toBeLessThanOrEqual(power * (1 + 1e-8));
        expect(powerAtLeast(alpha)).toBeGreaterThan(power * (1 - 1e-4 * beta));
      }
      for (const epsilon of [4, 2, 0.5, 1, 3]) {
        const delta = Math.exp(logGdpDelta(a + b, epsilon));
        expect(deltaAtMost(epsilon)).toBeGreaterThanOrEqual(delta * (1 - 1e-12));
        expect(deltaAtMost(epsilon)).toBeLessThan(delta + 1e-5 * delta * (1 - delta) + 1e-8 * delta + 1e-300);
      }
    }),
    { seed: 2, numRuns: size(12, 50) },
  );
});

test('the bounds on power and delta from Theorem 4.1 are safe and close to its lowest line, over mu', () => {
  fc.assert(
    fc.property(mus, (mu) => {
      const { powerAtLeast, deltaAtMost } = powerOfGroup(gaussian(mu));
      for (const alpha of levelsOf(2 * mu)) {
        let least = 1;
        for (let half = 0; half < 12; half += 2e-3 * mu) {
          const x = Math.exp(half);
          least = Math.min(least, (1 + x) * Math.exp(logGdpDelta(mu, half)) + x * x * alpha);
        }
        expect(powerAtLeast(alpha)).toBeLessThanOrEqual(least * (1 + 2 * ERROR));
        expect(powerAtLeast(alpha)).toBeGreaterThan(least * (1 - 3e-5));
      }
      expect(deltaAtMost(3)).toBeGreaterThanOrEqual(
        Math.min(1, (1 + Math.exp(1.5)) * Math.exp(logGdpDelta(mu, 1.5))),
      );
    }),
    { seed: 3, numRuns: size(4, 50) },
  );
});

test('the bounds on power and delta are null where the profile is unknown', () => {
  const unknown: Profile = () => null;
  for (const power of [
    powerOfProfile(unknown),
    powerOfGroup(unknown),
    powerOfChanges({ first: unknown, second: unknown }),
  ]) {
    expect(power.powerAtLeast(0.01)).toBeNull();
    expect(power.deltaAtMost(1)).toBeNull();
  }
});
