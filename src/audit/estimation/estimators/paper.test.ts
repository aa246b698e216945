// The published estimator: the exact maximum over all thresholds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { gdpEpsilon } from '../../../accounting';
import { normalQuantile } from '../../../base/numerics/normal';
import { directEpsilon } from '../directBound';
import { directMaximum } from '../directMaximum';
import { clopperPearsonUpper } from '../rates/clopperPearson';
import { sortScores } from '../scores/roc';
import { paperEstimate } from './paper';

/**
 * The published recipe, written out: at every threshold both rates are bounded, in the orientation that is right more often,
 * excluded thresholds are skipped, and the largest converted value is taken.
 */
function plain(original: number[], substituted: number[], delta: number, confidence: number) {
  const level = (1 - confidence) / 2;
  let paper = 0;
  let direct = 0;
  for (const threshold of [-Infinity, ...original, ...substituted]) {
    let falsePositives = original.filter((x) => x > threshold).length;
    let falseNegatives = substituted.filter((x) => x <= threshold).length;
    const right = original.length - falsePositives + substituted.length - falseNegatives;
    if (right / (original.length + substituted.length) < 0.5) {
      falsePositives = original.length - falsePositives;
      falseNegatives = substituted.length - falseNegatives;
    }
    const fpr = clopperPearsonUpper(falsePositives, original.length, level);
    const fnr = clopperPearsonUpper(falseNegatives, substituted.length, level);
    direct = Math.max(direct, directEpsilon(fpr, fnr, delta));
    if ([fpr, fnr].some((rate) => rate < delta || rate > 1 - delta) || fpr + fnr > 1) continue;
    const mu = normalQuantile(1 - fpr) - normalQuantile(fnr);
    if (mu > 0) paper = Math.max(paper, gdpEpsilon(mu, delta));
  }
  return { paper, direct };
}

const world = (shift: number) =>
  fc.array(
    fc.double({ min: -1, max: 1, noNaN: true }).map((x) => Math.round(20 * x) / 10 + shift),
    {
      minLength: 1,
      maxLength: 60,
    },
  );

describe.each([
  ['larger in the original world', 1.5],
  ['larger in the substituted world', -1.5],
  ['alike in both worlds', 0],
])('scores that are %s', (_, shift) => {
  it('give the exact maximum over all thresholds, with ties and worlds of unequal size', () => {
    fc.assert(
      fc.property(
        world(shift),
        world(0),
        fc.constantFrom(1e-12, 1e-5, 0.01, 0.1, 0.3),
        fc.constantFrom(0.5, 0.95, 0.999),
        (original, substituted, delta, confidence) => {
          const scores = sortScores(Float64Array.from(original), Float64Array.from(substituted));
          const expected = plain(original, substituted, delta, confidence);
          const { epsilon, at } = paperEstimate(scores, delta, confidence);
          expect(epsilon).toBeCloseTo(expected.paper, 9);
          if (at === null) expect(epsilon).toBe(0);
          expect(directMaximum(delta, confidence)(scores)?.value ?? 0).toBeCloseTo(expected.direct, 9);
        },
      ),
      { seed: 51, numRuns: size(30, 80) },
    );
  });
});

describe('paperEstimate', () => {
  it('is the same when the two worlds change places, over samples of both', () => {
    fc.assert(
      fc.property(world(0.7), world(0), (a, b) => {
        const original = Float64Array.from(a);
        const substituted = Float64Array.from(b);
        const one = paperEstimate(sortScores(original, substituted), 1e-5, 0.95).epsilon;
        expect(paperEstimate(sortScores(substituted, original), 1e-5, 0.95).epsilon).toBeCloseTo(one, 9);
      }),
      { seed: 52, numRuns: size(20, 60) },
    );
  });

  it('skips thresholds whose bounded rate falls below delta', () => {
    // 2000 scores that all exceed 2000 others: only thresholds with at least some errors may count at delta = 0.01
    const original = Float64Array.from({ length: 2000 }, (_, i) => 10 + i);
    const substituted = Float64Array.from({ length: 2000 }, (_, i) => -10 - i);
    const scores = sortScores(original, substituted);
    const { at } = paperEstimate(scores, 0.01, 0.95);
    expect(at).toBeNull();
    expect(paperEstimate(scores, 1e-5, 0.95).epsilon).toBeGreaterThan(20);
  });
});
