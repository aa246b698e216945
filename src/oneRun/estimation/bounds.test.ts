// Properties of all one-run bounds over their whole domain: m up to a million, tails of any size. Of m canaries r are guessed, v of
// them rightly, and each has a secret of k values (counts.ts).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import reference from '../../../test/reference/auditing.json';
import { size } from '../../../test/statistics/size';
import { gdpEpsilon } from '../../accounting';
import { binomialLogMass } from '../../base/numerics/binomial';
import { oneRunCeiling } from './ceiling';
import { oneRunEpsLowerClassic, oneRunPValueClassic } from './classicBound';
import type { OneRunCounts } from './counts';
import { oneRunEpsLowerExact, oneRunPValueExact } from './exactBound';
import { fdpOneRunGdp, fdpRefutesGdp, oneRunMuLowerGdp, oneRunPValueGdp } from './gdpBounds';

const share = fc.double({ min: 0, max: 1, noNaN: true });

const countsUpTo = (largest: number): fc.Arbitrary<OneRunCounts> =>
  fc
    .record({
      m: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: largest })),
      guessed: fc.oneof(fc.constant(1), share),
      right: fc.oneof(fc.constant(1), share),
      k: fc.oneof(fc.constant(2), fc.integer({ min: 2, max: 1000 })),
    })
    .map(({ m, guessed, right, k }) => {
      const r = Math.max(1, Math.round(guessed * m));
      return { m, r, v: Math.round(right * r), k };
    });
const counts = countsUpTo(1_000_000);
const binary = counts.map((at) => ({ ...at, k: 2 }));
const epsilon = fc.oneof(
  fc.double({ min: 0, max: 20, noNaN: true }),
  fc.double({ min: 0, max: 1e300, noNaN: true }),
);
const delta = fc.oneof(
  fc.constant(0),
  fc.double({ min: -300, max: Math.log10(0.5), noNaN: true }).map((x) => 10 ** x),
);
const alpha = fc.double({ min: -30, max: Math.log10(0.05), noNaN: true }).map((x) => 10 ** x);
const SLACK = 1 + 1e-8;

describe('the exact one-run p-value, over counts, epsilon and delta', () => {
  it('lies in [0, 1]', () => {
    fc.assert(
      fc.property(counts, epsilon, delta, (at, e, d) => {
        const p = oneRunPValueExact(at, e, d);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
      { seed: 51, numRuns: size(500, 1500) },
    );
  });

  it('never falls as epsilon, delta or m grows', () => {
    fc.assert(
      fc.property(counts, epsilon, share, delta, (at, e, part, d) => {
        const p = oneRunPValueExact(at, e, d);
        expect(oneRunPValueExact(at, e * part, d)).toBeLessThanOrEqual(p * SLACK);
        expect(oneRunPValueExact(at, e, d * part)).toBeLessThanOrEqual(p * SLACK);
        const more = { ...at, m: Math.min(1e6, at.m + 7) };
        expect(oneRunPValueExact(more, e, d) * SLACK).toBeGreaterThanOrEqual(p);
      }),
      { seed: 51, numRuns: size(500, 1500) },
    );
  });

  it('never rises with v', () => {
    fc.assert(
      fc.property(counts, epsilon, delta, (at, e, d) => {
        fc.pre(at.v < at.r);
        const p = oneRunPValueExact(at, e, d);
        expect(oneRunPValueExact({ ...at, v: at.v + 1 }, e, d)).toBeLessThanOrEqual(p * SLACK);
      }),
      { seed: 51, numRuns: size(330, 1000) },
    );
  });

  it('has a closed form when every guess is right', () => {
    fc.assert(
      fc.property(counts, epsilon, delta, ({ m, r, k }, e, d) => {
        const all = Math.exp(-r * Math.log1p((k - 1) * Math.exp(-e)));
        const expected = Math.min(1, all + d * (m / r) * (1 - all));
        const p = oneRunPValueExact({ m, r, v: r, k }, e, d);
        expect(Math.abs(p - expected)).toBeLessThanOrEqual(1e-8 * expected + 1e-300);
      }),
      { seed: 52, numRuns: size(170, 500) },
    );
  });

  const counterexamples = reference.functions.oneRunCounterexamples.cases.filter(
    ({ inputs }) => !('metric' in inputs),
  );

  it('is attained by the mechanism of the published counterexamples', () => {
    expect(counterexamples.length).toBe(2);
    for (const { inputs, outputs } of counterexamples) {
      const { m, k, v, eps, delta: d } = inputs;
      expect(Math.abs(oneRunPValueExact({ m, r: m, v, k }, eps, d) - outputs.achievable)).toBeLessThan(1e-6);
    }
  });

  it('exceeds the classic p-value at the published counterexamples', () => {
    expect(counterexamples.length).toBe(2);
    for (const { inputs, outputs } of counterexamples) {
      const { m, v, eps, delta: d } = inputs;
      expect(oneRunPValueClassic({ m, r: m, v }, eps, d)).toBeCloseTo(outputs.classicClaim, 9);
      expect(outputs.classicClaim).toBeLessThan(outputs.achievable);
    }
  });
});

describe('the classic one-run p-value, over counts and epsilon', () => {
  it('lies in [0, 1]', () => {
    fc.assert(
      fc.property(binary, epsilon, delta, (at, e, d) => {
        const p = oneRunPValueClassic(at, e, d);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
      { seed: 53, numRuns: size(170, 500) },
    );
  });

  it('is the exact one at delta = 0', () => {
    fc.assert(
      fc.property(binary, epsilon, (at, e) => {
        expect(oneRunPValueClassic(at, e, 0)).toBe(oneRunPValueExact(at, e, 0));
      }),
      { seed: 53, numRuns: size(170, 500) },
    );
  });

  it('adds delta times the largest mean of the masses below v, as summed in full', () => {
    fc.assert(
      fc.property(countsUpTo(400), fc.double({ min: 0, max: 6, noNaN: true }), ({ m, r, v }, e) => {
        fc.pre(v > 0);
        const logMass = binomialLogMass(r, 1 / (1 + Math.exp(e)));
        let largest = 0;
        for (let i = 1, sum = 0; i <= v; i++) {
          sum += Math.exp(logMass(r - (v - i)));
          largest = Math.max(largest, sum / i);
        }
        const tail = oneRunPValueClassic({ m, r, v }, e, 0);
        const p = oneRunPValueClassic({ m, r, v }, e, 1e-3 / m);
        const expected = Math.min(1, tail + 2e-3 * largest);
        expect(Math.abs(p - expected)).toBeLessThan(1e-10 * expected + 1e-300);
      }),
      { seed: 54, numRuns: size(100, 300) },
    );
  });
});

describe('exact lower bounds on epsilon', () => {
  it('are where the p-value reaches alpha, over counts, delta and alpha', () => {
    fc.assert(
      fc.property(binary, delta, alpha, (at, d, a) => {
        const exact = oneRunEpsLowerExact(at, d, a);
        if (exact > 0) {
          expect(oneRunPValueExact(at, exact, d)).toBeLessThan(a);
          expect(oneRunPValueExact(at, exact + 1e-6, d)).toBeGreaterThanOrEqual(a);
        }
      }),
      { seed: 55, numRuns: size(130, 400) },
    );
  });

  it('are never below the classic ones, over counts, delta and alpha', () => {
    fc.assert(
      fc.property(binary, delta, alpha, (at, d, a) => {
        const exact = oneRunEpsLowerExact(at, d, a);
        const classic = oneRunEpsLowerClassic(at, d, a);
        expect(exact).toBeGreaterThanOrEqual(classic - 1e-9);
        if (d === 0) expect(Math.abs(exact - classic)).toBeLessThan(1e-9);
      }),
      { seed: 55, numRuns: size(130, 400) },
    );
  });

  it('reach the ceiling of their design if every guess is right, over counts, delta and alpha', () => {
    fc.assert(
      fc.property(counts, delta, alpha, ({ m, r, k }, d, a) => {
        const most = oneRunCeiling(r, a, d, { canaries: m, choices: k });
        const all = oneRunEpsLowerExact({ m, r, v: r, k }, d, a);
        expect(Math.abs(all - most)).toBeLessThan(1e-7 * (1 + most));
      }),
      { seed: 56, numRuns: size(100, 300) },
    );
  });

  it('are never above the one with every guess right, over counts, delta and alpha', () => {
    fc.assert(
      fc.property(counts, delta, alpha, ({ m, r, v, k }, d, a) => {
        const all = oneRunEpsLowerExact({ m, r, v: r, k }, d, a);
        expect(oneRunEpsLowerExact({ m, r, v, k }, d, a)).toBeLessThanOrEqual(all + 1e-9);
      }),
      { seed: 56, numRuns: size(100, 300) },
    );
  });
});

describe('bounds that assume a Gaussian curve', () => {
  const few = countsUpTo(3000);

  it('are the largest mu that the counts refute, over counts and levels', () => {
    fc.assert(
      fc.property(few, fc.double({ min: 1e-6, max: 0.3, noNaN: true }), (at, tau) => {
        const mu = fdpOneRunGdp(at, tau);
        expect(mu).toBeGreaterThanOrEqual(0);
        expect(fdpRefutesGdp(at, mu + 1e-6, tau)).toBe(false);
        if (mu > 0) expect(fdpRefutesGdp(at, mu, tau)).toBe(true);
        const profile = oneRunMuLowerGdp(at, tau);
        if (profile > 1e-6) {
          expect(oneRunPValueGdp(at, profile)).toBeLessThan(tau);
          expect(oneRunPValueGdp(at, profile * 1.01 + 1e-6)).toBeGreaterThan(oneRunPValueGdp(at, profile));
        }
      }),
      { seed: 57, numRuns: size(20, 60) },
    );
  });

  it('do not fall as the number of right guesses grows, over counts and levels', () => {
    fc.assert(
      fc.property(few, fc.double({ min: 1e-6, max: 0.3, noNaN: true }), (at, tau) => {
        const mu = fdpOneRunGdp(at, tau);
        if (at.v < at.r) expect(fdpOneRunGdp({ ...at, v: at.v + 1 }, tau)).toBeGreaterThanOrEqual(mu - 1e-9);
      }),
      { seed: 57, numRuns: size(20, 60) },
    );
  });

  it('meet known numbers where the two kinds differ', () => {
    const at = { m: 1000, r: 1000, v: 900, k: 2 };
    expect(gdpEpsilon(oneRunMuLowerGdp(at, 0.05), 1e-5)).toBeCloseTo(3.811, 3);
    expect(gdpEpsilon(fdpOneRunGdp(at, 0.05), 1e-5)).toBeCloseTo(3.779, 3);
  });

  it('meet a known number beyond every bound that assumes no shape', () => {
    expect(gdpEpsilon(fdpOneRunGdp({ m: 2000, r: 2000, v: 2000, k: 2 }, 0.05), 1e-5)).toBeCloseTo(13.5, 1);
  });
});

it.each([
  [{ m: 0, r: 1, v: 1, k: 2 }, 'm'],
  [{ m: 10, r: 11, v: 1, k: 2 }, 'r'],
  [{ m: 10, r: 0, v: 0, k: 2 }, 'r'],
  [{ m: 10, r: 5, v: 6, k: 2 }, 'v'],
  [{ m: 10, r: 5, v: Number.NaN, k: 2 }, 'v'],
  [{ m: 10, r: 5, v: 5, k: 1 }, 'k'],
])('counts %j are refused with an error that names %s', (at, field) => {
  const error = expect.objectContaining({ name: 'InputError', field });
  expect(() => oneRunPValueExact(at, 1, 0)).toThrow(error);
  expect(() => oneRunEpsLowerExact(at, 0, 0.05)).toThrow(error);
  expect(() => fdpOneRunGdp(at, 0.05)).toThrow(error);
  expect(() => oneRunMuLowerGdp(at, 0.05)).toThrow(error);
  if (field !== 'k') expect(() => oneRunPValueClassic(at, 1, 0)).toThrow(error);
});
