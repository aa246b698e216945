// Bounds on a rate that hold at every moment, and the evidence M(p) against a rate p, of which they are made (confidenceSequence.ts).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everCrossed } from '../../../../test/shared/everCrossed';
import { binomialLogMass, binomialLowerTail } from '../../../base/numerics/binomial';
import { clopperPearsonLower, clopperPearsonUpper } from './clopperPearson';
import { anytimeLower, anytimeUpper, logEvidenceBelow } from './confidenceSequence';

const counts = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([trials, share]) => ({ trials, count: Math.round(share * trials) }));
const levels = fc.double({ min: -12, max: -0.01, noNaN: true }).map((x) => 10 ** x);
const rates = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

/** M(p) as its defining integral, by Simpson's rule in s = t/p. */
function evidenceByQuadrature(rate: number, count: number, trials: number): number {
  const steps = 4000;
  const at = (s: number) => s ** count * ((1 - rate * s) / (1 - rate)) ** (trials - count);
  let sum = at(0) + at(1);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * at(i / steps);
  return sum / (3 * steps);
}

describe('the evidence against a rate', () => {
  it('is the mixture of likelihood ratios over all smaller rates', () => {
    for (const [rate, count, trials] of [
      [0.3, 0, 10],
      [0.5, 3, 20],
      [0.2, 12, 40],
      [0.05, 1, 60],
      [0.9, 7, 9],
    ]) {
      const expected = evidenceByQuadrature(rate, count, trials);
      expect(Math.exp(logEvidenceBelow(rate, count, trials)) / expected - 1).toBeCloseTo(0, 8);
    }
  });

  it('has mean 1 under its rate at every number of trials, as Ville’s inequality requires', () => {
    for (const [rate, trials] of [
      [0.02, 5],
      [0.3, 40],
      [0.5, 300],
      [0.97, 25],
    ]) {
      // half of the mean comes from counts so small that their own probability is next to nothing
      const logMass = binomialLogMass(trials, rate);
      let mean = 0;
      for (let count = 0; count <= trials; count++) {
        mean += Math.exp(logMass(count) + logEvidenceBelow(rate, count, trials));
      }
      expect(mean).toBeCloseTo(1, 9);
    }
  });

  it('is a martingale over the next trial, for any rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), rates, rates, (trials, share, rate) => {
        const count = Math.round(share * trials);
        const now = logEvidenceBelow(rate, count, trials);
        const next =
          rate * Math.exp(logEvidenceBelow(rate, count + 1, trials + 1) - now) +
          (1 - rate) * Math.exp(logEvidenceBelow(rate, count, trials + 1) - now);
        expect(Math.abs(next - 1)).toBeLessThan(1e-7);
      }),
    );
  });

  const slack = 1e-9;

  it('grows with the rate, over counts of up to a million trials', () => {
    fc.assert(
      fc.property(counts, rates, rates, ({ trials, count }, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(logEvidenceBelow(low, count, trials)).toBeLessThanOrEqual(
          logEvidenceBelow(high, count, trials) + slack,
        );
      }),
    );
  });

  it('shrinks with the count, over counts of up to a million trials', () => {
    fc.assert(
      fc.property(counts, rates, ({ trials, count }, rate) => {
        fc.pre(count < trials);
        expect(logEvidenceBelow(rate, count + 1, trials)).toBeLessThanOrEqual(
          logEvidenceBelow(rate, count, trials) + slack,
        );
      }),
    );
  });
});

describe('the bounds that hold at every moment', () => {
  it('lie beyond those of a planned number, over counts and levels', () => {
    fc.assert(
      fc.property(counts, levels, ({ trials, count }, level) => {
        const upper = anytimeUpper(count, trials, level);
        expect(upper).toBeGreaterThanOrEqual(clopperPearsonUpper(count, trials, level));
        expect(upper).toBeLessThanOrEqual(1);
        const lower = anytimeLower(count, trials, level);
        expect(lower).toBeLessThanOrEqual(clopperPearsonLower(count, trials, level) + 1e-15);
        expect(lower).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are where the evidence reaches 1 / level, over counts and levels', () => {
    fc.assert(
      fc.property(counts, levels, ({ trials, count }, level) => {
        const upper = anytimeUpper(count, trials, level);
        fc.pre(upper < 1 - 1e-9);
        expect(Math.abs(logEvidenceBelow(upper, count, trials) + Math.log(level))).toBeLessThan(1e-6);
      }),
    );
  });

  it('have an upper end p with (2 - p) / (2 - 2p) = 1 / level for one trial without success', () => {
    expect(anytimeUpper(0, 1, 0.05)).toBeCloseTo(38 / 39, 12);
  });

  it('are 1 above a trial that succeeded and 0 below trials without success', () => {
    expect(anytimeUpper(1, 1, 0.05)).toBe(1);
    expect(anytimeLower(0, 7, 0.05)).toBe(0);
  });

  it('refuse an impossible count or level by name', () => {
    expect(() => anytimeUpper(3, 2, 0.05)).toThrow(/count/);
    expect(() => anytimeUpper(1, 2, 1)).toThrow(/level/);
    expect(() => anytimeLower(1.5, 2, 0.1)).toThrow(/count/);
  });
});

describe('the exact probability of ever being wrong over 400 looks', () => {
  const LEVEL = 0.05;
  const sequence = (rate: number) => (count: number, trials: number) =>
    logEvidenceBelow(rate, count, trials) > -Math.log(LEVEL);
  const planned = (rate: number) => (count: number, trials: number) =>
    binomialLowerTail(count, trials, rate) < LEVEL;

  it('is at most the level for the confidence sequence, whether both worlds err alike or not', () => {
    for (const [a, b] of [
      [0.2, 0.2],
      [0.02, 0.02],
      [0.45, 0.45],
      [0.05, 0.35],
      [0, 0.4],
      [0.9, 0.1],
    ] as const) {
      const wrong = everCrossed([a, b], 400, sequence((a + b) / 2));
      expect(wrong, `${a}, ${b}`).toBeLessThanOrEqual(LEVEL);
    }
  });

  it('is at least a third of the level for the confidence sequence, which is therefore not needlessly wide', () => {
    expect(everCrossed([0.2, 0.2], 400, sequence(0.2))).toBeGreaterThan(LEVEL / 3);
  });

  it('is several times the level for the bound of a planned number', () => {
    expect(everCrossed([0.2, 0.2], 400, planned(0.2))).toBeGreaterThan(4 * LEVEL);
  });

  it('is at most the level for the bound of a planned number that is looked at once', () => {
    const once = (count: number, trials: number) => trials === 800 && planned(0.2)(count, trials);
    expect(everCrossed([0.2, 0.2], 400, once)).toBeLessThanOrEqual(LEVEL);
  });
});
