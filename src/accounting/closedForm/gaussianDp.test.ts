// Gaussian DP: reference values down to deltas of 1e-197, inverses, and inputs outside the domain.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import reference from '../../../test/reference/auditing.json';
import { gdpAdvantage, gdpDelta, gdpEpsilon, gdpMu, gdpTradeoff, logGdpDelta } from './gaussianDp';

interface Tolerance {
  rel: number;
  abs: number;
}

function expectNear(actual: number, expected: number, { rel, abs }: Tolerance, label: string): void {
  const slack = Math.max(abs, rel * Math.abs(expected));
  expect(Math.abs(actual - expected), `${label}: ${actual} against ${expected}`).toBeLessThanOrEqual(slack);
}

const { gdpDelta: deltas, gdpEps: epsilons, gdpMu: mus, tradeoffGdp, advantageGdp } = reference.functions;

describe('Gaussian DP agrees with reference values:', () => {
  it.each(deltas.cases)('delta at %j', ({ inputs: { mu, eps }, outputs }) => {
    expectNear(gdpDelta(mu, eps), outputs.delta, deltas.tolerance, 'delta');
    // the logarithm of a delta next to 1 is known to float spacing only
    const tolerance = { rel: deltas.tolerance.rel, abs: 1e-15 };
    expectNear(logGdpDelta(mu, eps) / Math.LN10, outputs.log10Delta, tolerance, 'log10 delta');
  });
  it.each(epsilons.cases)('epsilon at %j', ({ inputs: { mu, delta }, outputs }) => {
    expectNear(gdpEpsilon(mu, delta), outputs.eps, epsilons.tolerance, 'epsilon');
  });
  it.each(mus.cases)('mu at %j', ({ inputs: { eps, delta }, outputs }) => {
    expectNear(gdpMu(eps, delta), outputs.mu, mus.tolerance, 'mu');
  });
  it.each(tradeoffGdp.cases)('trade-off at %j', ({ inputs: { mu, alpha }, outputs }) => {
    const { beta, power, derivative } = gdpTradeoff(mu, alpha);
    expectNear(beta, outputs.beta, tradeoffGdp.tolerance, 'beta');
    expectNear(power, outputs.power, tradeoffGdp.tolerance, 'power');
    expectNear(derivative, outputs.derivative, tradeoffGdp.tolerance, 'derivative');
  });
  it.each(advantageGdp.cases)('advantage at %j', ({ inputs: { mu }, outputs }) => {
    expectNear(gdpAdvantage(mu), outputs.totalVariation, advantageGdp.tolerance, 'advantage');
  });
});

describe('Gaussian DP', () => {
  const logMu = fc.double({ min: Math.log(1e-3), max: Math.log(1e4), noNaN: true });
  const logDelta = fc.double({ min: Math.log(1e-15), max: Math.log(0.5), noNaN: true });

  it('has gdpEpsilon and gdpMu as the inverses of gdpDelta, at random mu and delta', () => {
    fc.assert(
      fc.property(logMu, logDelta, (a, b) => {
        const mu = Math.exp(a);
        const delta = Math.exp(b);
        const epsilon = gdpEpsilon(mu, delta);
        if (epsilon === 0) {
          expect(gdpDelta(mu, 0)).toBeLessThanOrEqual(delta * (1 + 1e-12));
        } else {
          // `slope` is at least |d ln delta / d epsilon|, with 10 to spare: a relative error of epsilon moves ln delta by that much times epsilon
          const slope = (epsilon / mu + 0.5 * mu + 10) / mu;
          expect(Math.abs(logGdpDelta(mu, epsilon) - b)).toBeLessThan(1e-9 + 1e-14 * slope * epsilon);
          expect(Math.abs(gdpMu(epsilon, delta) / mu - 1)).toBeLessThan(1e-8);
        }
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('Gaussian DP at the end of its domain and outside of it:', () => {
  it.each([
    [() => gdpDelta(-1, 1), 'mu'],
    [() => gdpDelta(1, -1), 'epsilon'],
    [() => gdpDelta(1, Infinity), 'epsilon'],
    [() => gdpEpsilon(1, 0), 'delta'],
    [() => gdpEpsilon(1, 1), 'delta'],
    [() => gdpMu(Number.NaN, 0.1), 'epsilon'],
    [() => gdpTradeoff(1, 1.5), 'alpha'],
  ])('%s throws an InputError that names the field %s', (call, field) => {
    expect(call).toThrow(expect.objectContaining({ name: 'InputError', field }));
  });
  it('mu = 0 is perfect privacy', () => {
    expect(gdpDelta(0, 0)).toBe(0);
    expect(gdpEpsilon(0, 1e-9)).toBe(0);
    const { beta, power, derivative } = gdpTradeoff(0, 0.3);
    expect(beta).toBeCloseTo(0.7, 14);
    expect(power).toBeCloseTo(0.3, 14);
    expect(derivative).toBe(-1);
  });
});
