// The order in which canaries are guessed, and which guesses are right, by the two rules of guesses.ts: the margin rule, and half and
// half, which guesses +1 of half of the canaries and -1 of the others.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LabelLosses, rankHalves, rankMargins, tallyOf } from './guesses';

const score = fc.double({ min: -5, max: 5, noNaN: true });
const canaries = fc.integer({ min: 2, max: 30 });

/** Guesses of the margin rule as it is worded: at the r widest gaps, of canaries whose labels all differ. */
function byMargins(options: readonly LabelLosses[], r: number) {
  const guesses = Array.from(options[0]!.labels, (own, i) => {
    const losses = new Map(options.map(({ labels, losses }) => [labels[i]!, losses[i]!]));
    const [least, next] = [...losses.values()].sort((a, b) => a - b);
    const named = Math.min(...[...losses.keys()].filter((label) => losses.get(label) === least));
    return { gap: losses.size < options.length ? -1 : next! - least!, right: named === own };
  });
  const widest = guesses.sort((a, b) => b.gap - a.gap).slice(0, r);
  const made = widest.filter(({ gap }) => gap >= 0);
  return { r: made.length, v: made.filter(({ right }) => right).length };
}

/** Guesses of half and half as it is worded: the r/2 highest scores are taken for +1, the r/2 lowest for -1. */
function byHalves(scores: readonly number[], coins: readonly number[], r: number) {
  const falling = scores.map((score, i) => ({ score, coin: coins[i]! })).sort((a, b) => b.score - a.score);
  const [high, low] = [falling.slice(0, r / 2), falling.slice(scores.length - r / 2)];
  return { r, v: high.filter(({ coin }) => coin > 0).length + low.filter(({ coin }) => coin < 0).length };
}

test('the first r guesses are those of the margin rule, over two to four labels that may tie or coincide', () => {
  const labelsOf = (m: number) => fc.array(fc.integer({ min: 0, max: 4 }), { minLength: m, maxLength: m });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }).chain((k) =>
        canaries.chain((m) =>
          fc.record({
            lists: fc.array(labelsOf(m), { minLength: k, maxLength: k }),
            losses: fc.array(fc.oneof(score, fc.constant(1)), { minLength: 5 * m, maxLength: 5 * m }),
            r: fc.integer({ min: 1, max: m }),
          }),
        ),
      ),
      ({ lists, losses, r }) => {
        // a label has the same loss in every list
        const options = lists.map((labels) => ({
          labels: Int32Array.from(labels),
          losses: Float64Array.from(labels, (label, i) => losses[5 * i + label]!),
        }));
        const ranked = rankMargins(options);
        expect(tallyOf(ranked, r)).toEqual(byMargins(options, r));
        for (const i of ranked.order) if (ranked.margins[i]! > 0) expect(ranked.right[i]).toBe(1);
        for (const i of ranked.order) if (ranked.margins[i]! < 0) expect(ranked.right[i]).toBe(0);
      },
    ),
  );
});

test('the first r guesses are those of half and half for every even r, over scores that may tie', () => {
  fc.assert(
    fc.property(
      canaries.chain((m) =>
        fc.record({
          scores: fc.array(fc.oneof(score, fc.constant(0)), { minLength: m, maxLength: m }),
          coins: fc.array(fc.constantFrom(1, -1), { minLength: m, maxLength: m }),
        }),
      ),
      ({ scores, coins }) => {
        const all = rankHalves(Float64Array.from(scores), Int8Array.from(coins));
        for (let r = 2; r <= scores.length; r += 2) {
          expect(tallyOf(all, r)).toEqual(byHalves(scores, coins, r));
        }
      },
    ),
  );
});

test('margins of half and half are above 0 where the guess is right', () => {
  const { margins, right, order } = rankHalves(Float64Array.of(3, -1, 0.5, -2), Int8Array.of(1, -1, -1, 1));
  expect([...margins]).toEqual([3.25, 0.75, -0.75, -1.75]);
  expect([...right]).toEqual([1, 1, 0, 0]);
  expect([...order]).toEqual([0, 3, 2, 1]);
});
