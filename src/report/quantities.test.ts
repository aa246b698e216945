// The ends of a report's brackets, where rounding carries a number over to one more digit.
import { expect, test } from 'vitest';
import { end, hundredths } from './quantities';

test.each([
  [999.5, 'up', '1,000'],
  [999.5, 'down', '999'],
  [1000, 'up', '1,000'],
  [99.96, 'up', '100'],
  [9.999e-4, 'up', '0.00100'],
  [9.99e-4, 'up', '9.99e-4'],
] as const)('the end %d, rounded %s, is written as %s', (value, rounding, written) => {
  expect(end(value, rounding)).toBe(written);
});

test('a probability just below a tenth is rounded up to 10.0%', () => {
  expect(hundredths(0.0999999)).toBe('10.0%');
});
