// Chances in words, such as '1 in 10'.
import { expect, test } from 'vitest';
import { chanceDenominator, chanceText, timesText } from './chanceText';

test.each([
  [0.5, '5 in 10'],
  [0.1, '1 in 10'],
  [0.037, '3.7 in 100'],
  [1e-6, '1 in 1,000,000'],
  [2.476e-7, '2.5 in 10,000,000'],
  [0.95, '9.5 in 10'],
  [0.999, '9.99 in 10'],
  [1, '10 in 10'],
])('%d is said as %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});

test('timesText rounds an upper bound up', () => {
  expect(timesText(0.35331, 10)).toBe('3.6 in 10');
  expect(timesText(0.0010013, chanceDenominator(0.0010013))).toBe('1.1 in 1,000');
  expect(timesText(0.9901, 10)).toBe('9.91 in 10');
  expect(timesText(0.99901, 10)).toBe('9.991 in 10');
  expect(timesText(1, 10)).toBe('10 in 10');
  expect(timesText(1 - 1e-12, 10)).toBe('10 in 10');
});

test('a chance below 1 is not called 10 in 10', () => {
  for (const chance of [0.96, 0.99, 0.995, 0.9951, 0.999, 0.9999]) {
    expect(timesText(chance, 10), String(chance)).not.toBe('10 in 10');
    expect(chanceText(chance), String(chance)).not.toBe('10 in 10');
  }
});
