// Heavy: are bounds that claim to hold at every moment ever wrong more often than they say? Exactly, over thousands of
// looks; and by whole audits that stop when they look best.
import { describe, expect, it } from 'vitest';
import { hiddenStateEpsilon } from '../../src/accounting/hiddenState';
import type { Mechanism } from '../../src/accounting/types';
import { logEvidenceBelow } from '../../src/auditing/confidenceSequence';
import { everCrossed } from '../../src/auditing/testing/everCrossed';
import { createWorstCaseAudit } from '../../src/canaries/worstCaseAudit';
import { binomialLowerTail, binomialUpperTail } from '../../src/numerics/binomial';

const RATES = [
  [0.2, 0.2],
  [0.001, 0.001],
  [0.01, 0.03],
  [0.1, 0.3],
  [0, 0.4],
  [0.5, 0.5],
  [0.95, 0.05],
] as const;

describe.each([0.001, 0.05, 0.5])('level %s, 3000 pairs of runs, a look after each', (level) => {
  it.each(RATES)('error rates %s and %s: ever wrong with at most the level', (a, b) => {
    const rate = (a + b) / 2;
    const wrong = everCrossed(
      [a, b],
      3000,
      (count, trials) => logEvidenceBelow(rate, count, trials) > -Math.log(level),
    );
    expect(wrong).toBeLessThanOrEqual(level);
    expect(wrong).toBeGreaterThan(0);
  });
});

it('the bound for a planned number is wrong at some of 3000 looks with more than 30 %', () => {
  const wrong = everCrossed(
    [0.2, 0.2],
    3000,
    (count, trials) => binomialLowerTail(count, trials, 0.2) < 0.05,
  );
  expect(wrong).toBeGreaterThan(0.3);
});

// Whole audits, looked at a hundred times: both estimators that have bounds while they run. A true 5 % rule fails one of
// these with probability at most 1e-4 under a fresh seed.
const SETTINGS: Mechanism[] = [
  { samplingRate: 1, noiseMultiplier: 48.4033203125, steps: 500 },
  { samplingRate: 0.0625, noiseMultiplier: 3.017425537109375, steps: 500 },
  { samplingRate: 0.75, noiseMultiplier: 1, steps: 4 },
];

it.each(SETTINGS)('whole audits stopped at their best moment: q = $samplingRate', (mechanism) => {
  const delta = 1e-5;
  const limit = hiddenStateEpsilon(mechanism, delta).value ?? Number.NaN;
  const audits = 300;
  let valid = 0;
  let direct = 0;
  for (let seed = 1; seed <= audits; seed++) {
    // far more planned than made: every report is one of a moment
    const audit = createWorstCaseAudit({
      mechanism,
      delta,
      runs: 100_000,
      repeats: 1,
      confidence: 0.95,
      seed,
    });
    let best = { valid: 0, direct: 0 };
    for (let look = 0; look < 100; look++) {
      audit.advance(10);
      const { pooled } = audit.report();
      expect(pooled.valid.moment).toBe('every');
      best = {
        valid: Math.max(best.valid, pooled.valid.epsilon),
        direct: Math.max(best.direct, pooled.directPlanned.epsilon),
      };
    }
    if (best.valid > limit * (1 + 1e-9)) valid++;
    if (best.direct > limit * (1 + 1e-9)) direct++;
  }
  for (const wrong of [valid, direct]) {
    expect(binomialUpperTail(wrong, audits, 0.05)).toBeGreaterThan(1e-4);
  }
});
