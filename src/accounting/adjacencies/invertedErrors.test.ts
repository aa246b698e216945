// Bounds on a trade-off curve by the inversion (the fast method, ../inversion), against those of the certificate (../discretised) and
// against Gaussian DP.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { gdpDelta, gdpTradeoff, logGdpDelta } from '../closedForm/gaussianDp';
import { ADJACENCIES } from '.';
import { invertedErrors } from './invertedErrors';

const SEED = 20_261_126;
const STEP = 1e-6;
const levels = logUniform(1e-6, 0.999);

test.each(['add', 'remove', 'add-remove', 'substitute'] as const)(
  '%s: the inversion’s narrow bounds on the curve meet the certificate’s, over mechanisms and levels',
  (name) => {
    const mechanisms = fc.record({
      samplingRate: logUniform(3e-3, 0.5),
      noiseMultiplier: logUniform(0.7, 10),
      steps: logUniform(50, 5000).map(Math.round),
    });
    let answered = 0;
    fc.assert(
      fc.property(mechanisms, levels, (mechanism, alpha) => {
        const profile = ADJACENCIES[name].profile?.(mechanism) ?? expect.unreachable(`${name} has a profile`);
        const inverted = invertedErrors(profile)(alpha);
        if (inverted === null) return;
        answered++;
        const wish = { smallest: Math.min(1e-7, alpha), room: 0, accuracy: 5e-4 };
        const certified = ADJACENCIES[name].curve(mechanism, wish).errors(alpha);
        expect(inverted.betaLower).toBeLessThanOrEqual(certified.betaUpper);
        expect(inverted.betaUpper).toBeGreaterThanOrEqual(certified.betaLower);
        expect(inverted.betaUpper - inverted.betaLower).toBeLessThan(2.1e-5);
      }),
      { seed: SEED, numRuns: size(12, 60) },
    );
    expect(answered).toBeGreaterThan(size(8, 40));
  },
);

test('the bounds from an uncertain profile of Gaussian DP enclose its trade-off curve, over mu and levels', () => {
  let answered = 0;
  fc.assert(
    fc.property(logUniform(1e-3, 6), levels, logUniform(1e-12, 1e-7), (mu, alpha, error) => {
      let above = false;
      const profile = (epsilon: number) => {
        const [before, log, after] = [-STEP, 0, STEP].map((by) => logDelta(mu, epsilon + by));
        // the profile lies alternately above and below the true one
        above = !above;
        return { log: log + (above ? 0.9 : -0.9) * error, error, slope: (after - before) / (2 * STEP) };
      };
      const bounds = invertedErrors(profile)(alpha);
      if (bounds === null) return;
      answered++;
      const { beta } = gdpTradeoff(mu, alpha);
      expect(bounds.betaLower).toBeLessThanOrEqual(beta + 1e-13);
      expect(bounds.betaUpper).toBeGreaterThanOrEqual(beta - 1e-13);
    }),
    { seed: SEED, numRuns: size(100, 300) },
  );
  expect(answered).toBeGreaterThan(size(66, 200));
});

/** ln delta of the Gaussian mechanism at any real epsilon, by exchanging the pair below 0. */
const logDelta = (mu: number, epsilon: number): number =>
  epsilon >= 0 ? logGdpDelta(mu, epsilon) : Math.log1p(-Math.exp(epsilon) * (1 - gdpDelta(mu, -epsilon)));
