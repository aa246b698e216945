import { expect, test } from 'vitest';
import { chanceText, denominatorOf, timesText } from './chanceText';

test.each([
  [0.5, '5 in 10'],
  [0.1, '1 in 10'],
  [0.037, '3.7 in 100'],
  [1e-6, '1 in 1,000,000'],
  [2.476e-7, '2.5 in 10,000,000'],
])('%d is said as %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});

test('among a given number, a bound is never said smaller than it is', () => {
  expect(timesText(0.35331, 10)).toBe('3.6 in 10');
  expect(timesText(0.0010013, denominatorOf(0.0010013))).toBe('1.1 in 1,000');
});
