// The error counts, the ROC curve and its area of two worlds' scores.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaUnderRoc, countAtMost, mergeSorted, rocCurve, sortScores, visitThresholds } from './roc';

/** Few distinct values, so that ties within and between worlds are common. */
const scores = fc.array(
  fc.integer({ min: -6, max: 6 }).map((x) => x / 2),
  { minLength: 1, maxLength: 40 },
);
const pair = fc
  .tuple(scores, scores)
  .map(([a, b]) => ({ a, b, sorted: sortScores(Float64Array.from(a), Float64Array.from(b)) }));

describe('sortScores', () => {
  it.each([
    [[1, Number.NaN, 2], [0], 'original'],
    [[1], [Number.NaN], 'substituted'],
  ])('refuses a score that is not a number and names its world', (a, b, world) => {
    expect(() => sortScores(Float64Array.from(a), Float64Array.from(b))).toThrow(world);
  });

  it('takes infinite scores', () => {
    const sorted = sortScores(Float64Array.of(Infinity, 0), Float64Array.of(-Infinity, 0));
    expect(areaUnderRoc(sorted)).toBe(0.875);
  });
});

describe('visitThresholds', () => {
  it('visits each distinct score once, with the numbers of scores up to it, over scores that may tie', () => {
    fc.assert(
      fc.property(pair, ({ a, b, sorted }) => {
        const visited: number[] = [];
        visitThresholds(sorted, (threshold, originalAtMost, substitutedAtMost) => {
          visited.push(threshold);
          expect(originalAtMost).toBe(a.filter((x) => x <= threshold).length);
          expect(substitutedAtMost).toBe(b.filter((x) => x <= threshold).length);
          expect(countAtMost(sorted.original, threshold)).toBe(originalAtMost);
        });
        expect(visited).toEqual([-Infinity, ...[...new Set([...a, ...b])].sort((x, y) => x - y)]);
      }),
      { seed: 41 },
    );
  });

  it('visits -Infinity twice if a score is -Infinity, so that the ROC curve still ends at (1, 1)', () => {
    const sorted = sortScores(Float64Array.of(-Infinity, 1), Float64Array.of(-Infinity, -Infinity, 0, 2));
    const visited: [number, number, number][] = [];
    visitThresholds(sorted, (...each) => visited.push(each));
    expect(visited.slice(0, 3)).toEqual([
      [-Infinity, 0, 0],
      [-Infinity, 1, 2],
      [0, 1, 3],
    ]);
    const { threshold, fpr, tpr } = rocCurve(sorted);
    expect([...threshold]).toEqual([2, 1, 0, -Infinity, -Infinity]);
    expect([...fpr]).toEqual([0, 0.25, 0.25, 0.5, 1]);
    expect([...tpr]).toEqual([0, 0, 0.5, 0.5, 1]);
  });
});

describe('areaUnderRoc', () => {
  it('is the chance that an original score exceeds a substituted one, ties counted half, over scores that may tie', () => {
    fc.assert(
      fc.property(pair, ({ a, b, sorted }) => {
        let wins = 0;
        for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0;
        expect(areaUnderRoc(sorted)).toBeCloseTo(wins / (a.length * b.length), 12);
      }),
      { seed: 42 },
    );
  });

  it('is the area under rocCurve by trapezoids, over scores that may tie', () => {
    fc.assert(
      fc.property(pair, ({ sorted }) => {
        const { fpr, tpr } = rocCurve(sorted);
        let area = 0;
        for (let i = 1; i < fpr.length; i++) area += (fpr[i]! - fpr[i - 1]!) * 0.5 * (tpr[i]! + tpr[i - 1]!);
        expect([fpr[0], tpr[0], fpr.at(-1), tpr.at(-1)]).toEqual([0, 0, 1, 1]);
        expect(area).toBeCloseTo(areaUnderRoc(sorted), 12);
      }),
      { seed: 43 },
    );
  });
});

describe('mergeSorted', () => {
  it('gives all scores of both worlds in ascending order, over scores that may tie', () => {
    fc.assert(
      fc.property(pair, ({ a, b, sorted }) => {
        const merged = mergeSorted(sorted.original, sorted.substituted);
        expect([...merged]).toEqual([...a, ...b].sort((x, y) => x - y));
      }),
      { seed: 44 },
    );
  });
});
