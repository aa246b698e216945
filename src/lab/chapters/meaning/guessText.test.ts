// Bounds on chances in per cent, rounded up.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessText, meanAtMostText } from './guessText';

test.each([
  [0.5, '50.0'],
  [0.99967, '99.97'],
  [0.99999988, '99.99999'],
  [0.002972, '0.298'],
  [1e-6, '1.0×10⁻⁴'],
  [0.95, '95.0'],
  [0.9723, '97.3'],
  [0.900_01, '90.1'],
  [1, '100'],
])('%d is written %s %%', (probability, text) => {
  expect(guessText(probability)).toBe(`${text}%`);
});

test('a chance above 90% has as many digits as asked for', () => {
  expect(guessText(0.9723, 4)).toBe('97.23%');
  expect(guessText(0.990_11, 4)).toBe('99.02%');
  expect(guessText(0.999_967, 4)).toBe('99.997%');
});

test('the text is at least the bound and hardly more, for bounds from 0.001 to 1', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1, noNaN: true }), (probability) => {
      const shown = Number.parseFloat(guessText(probability)) / 100;
      expect(shown).toBeGreaterThanOrEqual(probability - 1e-9);
      expect(shown - probability).toBeLessThan(
        probability > 0.9 ? Math.min(1e-3, 1 - probability) + 1e-9 : 0.01 * probability,
      );
    }),
  );
});

test('an upper bound on a mean is rounded up to a tenth, for means from 0 to 100', () => {
  expect(meanAtMostText(35.33)).toBe('35.4');
  expect(meanAtMostText(35.3)).toBe('35.3');
  expect(meanAtMostText(100 * 0.07)).toBe('7');
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (count) => {
      const shown = Number(meanAtMostText(count));
      expect(shown).toBeGreaterThanOrEqual(count - 1e-9);
      expect(shown - count).toBeLessThanOrEqual(0.1 + 1e-12);
    }),
  );
});
