import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfAndHalf, marginRule } from '../estimation/guesses';
import { type RankedGuesses, rankHalves, rankMargins } from './ranking';

const score = fc.double({ min: -5, max: 5, noNaN: true });
const canaries = fc.integer({ min: 2, max: 30 });

const counted = ({ order, right }: RankedGuesses, r: number) =>
  order.subarray(0, r).reduce((sum, i) => sum + right[i]!, 0);

test('the first r guesses are those that the margin rule makes, ties and coinciding labels too', () => {
  fc.assert(
    fc.property(
      canaries.chain((m) =>
        fc.record({
          own: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: m, maxLength: m }),
          other: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: m, maxLength: m }),
          losses: fc.array(fc.oneof(score, fc.constant(1)), { minLength: 2 * m, maxLength: 2 * m }),
          r: fc.integer({ min: 1, max: m }),
        }),
      ),
      ({ own, other, losses, r }) => {
        const m = own.length;
        const options = [
          { labels: Int32Array.from(own), losses: Float64Array.from(losses.slice(0, m)) },
          { labels: Int32Array.from(other), losses: Float64Array.from(losses.slice(m)) },
        ];
        const ranked = rankMargins(options);
        const tally = marginRule(options, r);
        expect(Math.min(r, ranked.order.length)).toBe(tally.r);
        expect(counted(ranked, r)).toBe(tally.v);
      },
    ),
  );
});

test('the first r guesses are those of half and half, for every even r', () => {
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
          const tally = halfAndHalf(Float64Array.from(scores), Int8Array.from(coins), r);
          expect(counted(all, r)).toBe(tally.v);
        }
      },
    ),
  );
});

test('a margin above 0 is a right guess', () => {
  const { margins, right, order } = rankHalves(Float64Array.of(3, -1, 0.5, -2), Int8Array.of(1, -1, -1, 1));
  expect([...margins]).toEqual([3.25, 0.75, -0.75, -1.75]);
  expect([...right]).toEqual([1, 1, 0, 0]);
  expect([...order]).toEqual([0, 3, 2, 1]);
});
