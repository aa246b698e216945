// The counts at which Theorem 2 as printed differs from the exact bound, computed anew.
import { expect, test } from 'vitest';
import { oneRunPValueClassic } from '../../../../oneRun/estimation/classicBound';
import { oneRunPValueExact } from '../../../../oneRun/estimation/exactBound';
import { roundSignificant } from '../../../notation/formatNumber';
import { PRINTED_COUNTS } from './printedCounts';

/** A bound on a probability with five digits, rounded up. */
const fiveDigits = (chance: number): number => Number(roundSignificant(chance, 5, 'up').toPrecision(5));

test.each(PRINTED_COUNTS)('$right of $guesses guesses, ε = $epsilon', (count) => {
  const { canaries: m, guesses: r, right: v, epsilon, delta, printed, exact } = count;
  expect(fiveDigits(oneRunPValueClassic({ m, r, v }, epsilon, delta))).toBe(printed);
  expect(fiveDigits(oneRunPValueExact({ m, r, v, k: 2 }, epsilon, delta))).toBe(exact);
});

test('the exact values of the first two, which exceed the printed ones, are those of a linear program', () => {
  const [first, second] = PRINTED_COUNTS;
  expect(first).toMatchObject({ exact: 0.94474, printed: 0.94214 });
  expect(second?.exact).toBe(0.98713);
  expect(second?.printed).toBeCloseTo(0.9864, 4);
});

test('the printed bound is the larger one for counts that are evidence', () => {
  for (const { exact, printed } of PRINTED_COUNTS.slice(2)) {
    expect(exact).toBeLessThan(0.05);
    expect(printed).toBeGreaterThan(exact);
  }
});
