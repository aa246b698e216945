// Where Theorem 2 as printed is below what a mechanism attains, by numbers of a linear program, and where it is above.
import { expect, test } from 'vitest';
import { printedCounts } from './printedCounts';

test('two counts exceed the printed bound, and the exact one is what a linear program found', () => {
  const [first, second] = printedCounts;
  expect(first!.exact).toBeCloseTo(0.94473, 5);
  expect(first!.printed).toBeCloseTo(0.94214, 5);
  expect(second!.exact).toBeCloseTo(0.98712, 5);
  expect(second!.printed).toBeCloseTo(0.9864, 4);
});

test('where the counts are evidence, the printed bound is the larger one', () => {
  for (const { exact, printed } of printedCounts.slice(2)) {
    expect(exact).toBeLessThan(0.05);
    expect(printed).toBeGreaterThan(exact);
  }
});
