// The counts at which Theorem 2 as printed and the exact bound part, computed anew.
import { expect, test } from 'vitest';
import { oneRunPValueClassic } from '../../../../oneRun/estimation/classicBound';
import { oneRunPValueExact } from '../../../../oneRun/estimation/exactBound';
import { PRINTED_COUNTS } from './printedCounts';

const fiveDigits = (chance: number): number => Number(chance.toPrecision(5));

test.each(PRINTED_COUNTS)('$right of $guesses guesses, ε = $epsilon', (count) => {
  const { canaries: m, guesses: r, right: v, epsilon, delta, printed, exact } = count;
  expect(fiveDigits(oneRunPValueClassic({ m, r, v }, epsilon, delta))).toBe(printed);
  expect(fiveDigits(oneRunPValueExact({ m, r, v, k: 2 }, epsilon, delta))).toBe(exact);
});

test('a linear program found the exact values of the first two, which exceed the printed ones', () => {
  const [first, second] = PRINTED_COUNTS;
  expect(first).toMatchObject({ exact: 0.94473, printed: 0.94214 });
  expect(second?.exact).toBe(0.98712);
  expect(second?.printed).toBeCloseTo(0.9864, 4);
});

test('where the counts are evidence, the printed bound is the larger one', () => {
  for (const { exact, printed } of PRINTED_COUNTS.slice(2)) {
    expect(exact).toBeLessThan(0.05);
    expect(printed).toBeGreaterThan(exact);
  }
});
