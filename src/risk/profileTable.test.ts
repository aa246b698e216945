// Bounds from a table of the profile against those from the curve itself: never below them, and hardly above.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../base/numerics/generators';
import { successByTests } from './byTests';
import { gdpCurve, mechanismCurve } from './curve';
import { guessByTable, powerByTable, tabulatedCurve } from './profileTable';
import { exactSecret } from './secret';
import { tabulate, tabulateMechanism } from './tabulate';
import { countUnder } from './underCurve';
import { guessAtMost } from './wholeCurveGuess';

const logPrior = fc.double({ min: Math.log(1e-9), max: Math.log(0.99), noNaN: true }).map(Math.exp);
const mu = fc.double({ min: Math.log(0.02), max: Math.log(8), noNaN: true }).map(Math.exp);

describe('a tabulated profile', () => {
  test('bounds a guess and a test from above to within one per cent, over mu and priors', () => {
    fc.assert(
      fc.property(mu, logPrior, (m, prior) => {
        const curve = gdpCurve('substitute', m);
        const table = runToEnd(tabulate(curve, 240));
        const exact = guessAtMost(prior, curve.delta, 1);
        const read = guessByTable(table, prior);
        // guessAtMost searches for the minimum only up to a tolerance of its own
        expect(read).toBeGreaterThanOrEqual(exact * (1 - 1e-6));
        expect(read).toBeLessThanOrEqual(exact * 1.01);
        expect(read).toBeGreaterThanOrEqual(successByTests(curve, prior).bound * (1 - 1e-9));
        const power = curve.power(prior).upper;
        expect(powerByTable(table, prior)).toBeGreaterThanOrEqual(power * (1 - 1e-9));
        expect(powerByTable(table, prior)).toBeLessThanOrEqual(power * 1.01);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  test('is a curve that lies above the one it was made from, over epsilons', () => {
    const curve = gdpCurve('substitute', 1.5);
    const read = tabulatedCurve(runToEnd(tabulate(curve, 60)));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (epsilon) => {
        expect(read.delta(epsilon).upper).toBeGreaterThanOrEqual(curve.delta(epsilon).upper * (1 - 1e-9));
      }),
    );
    const secrets = new Array(100).fill(exactSecret(0.1));
    expect(countUnder(read, secrets, 0.05).count).toBeGreaterThanOrEqual(
      countUnder(curve, secrets, 0.05).count,
    );
  });

  test('of the page’s opening settings gives the recorded bounds, for both adjacencies', () => {
    const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.6771697998046875, steps: 500 };
    const substitute = runToEnd(tabulateMechanism('substitute', mechanism, 240));
    expect(guessByTable(substitute, 0.5)).toBeCloseTo(0.7967, 4);
    expect(guessByTable(substitute, 0.1)).toBeCloseTo(0.5191, 3);
    expect(guessByTable(substitute, 1e-6)).toBeCloseTo(0.001, 5);
    const addRemove = runToEnd(tabulateMechanism('add-remove', mechanism, 240));
    const { upper } = mechanismCurve('add-remove', mechanism).power(0.1);
    // the accountant's two ways to a trade-off curve are compared here: from the profile, and from the composed privacy loss
    expect(powerByTable(addRemove, 0.1) / upper).toBeCloseTo(1, 3);
  });

  test('is exact at a prior or a level of 0 or 1', () => {
    const table = runToEnd(tabulate(gdpCurve('add-remove', 1), 20));
    expect(guessByTable(table, 0)).toBe(0);
    expect(guessByTable(table, 1)).toBe(1);
    expect(powerByTable(table, 1)).toBe(1);
  });

  test('refuses a prior or a level that is no probability', () => {
    const table = runToEnd(tabulate(gdpCurve('add-remove', 1), 20));
    expect(() => guessByTable(table, 1.5)).toThrow(/prior is 1.5/);
    expect(() => powerByTable(table, Number.NaN)).toThrow(/level/);
  });
});
