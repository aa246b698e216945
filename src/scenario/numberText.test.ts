// Numbers as text, written and read back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../base/sentences/sentence';
import { exactNumber, parseNumber, roundedNumber, shortestNumber, unitFraction } from './numberText';

const read = (text: string) => {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : english(parsed.reason);
};

describe('parseNumber', () => {
  test.each([
    ['0.0625', 0.0625],
    ['1/16', 0.0625],
    [' 1 / 16 ', 0.0625],
    ['1/3', 1 / 3],
    ['256/50000', 256 / 50000],
    ['256/50,000', 256 / 50000],
    ['6.25%', 0.0625],
    ['5 %', 0.05],
    ['0.1%', 0.001],
    ['1e-5', 1e-5],
    ['1E-5', 1e-5],
    ['10^-5', 1e-5],
    ['10^−5', 1e-5],
    ['1.5×10^-5', 1.5e-5],
    ['1.5 * 10^-5', 1.5e-5],
    ['10⁻⁵', 1e-5],
    ['2×10⁻⁶', 2e-6],
    ['2.5 · 10⁴', 25000],
    ['10\u207a³', 1000],
    ['2⁻⁴', 0.0625],
    ['2^-4', 0.0625],
    ['2^10', 1024],
    ['1,000', 1000],
    ['1,000,000.5', 1000000.5],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['25_000', 25000],
    ['25e3', 25000],
    ['.5', 0.5],
    ['5.', 5],
    ['+3', 3],
    ['-2', -2],
    ['1e-400', 0],
  ])('reads %j', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    ['', /nothing/],
    ['   ', /nothing/],
    ['abc', /not a number/],
    ['NaN', /not a number/],
    ['Infinity', /not a number/],
    ['0x10', /not a number/],
    ['1e400', /too large/],
    ['1/0', /divides by zero/],
    ['1/2/3', /not a number/],
    ['1/', /not a fraction/],
    ['0,5', /comma is ambiguous/],
    ['1,00', /comma is ambiguous/],
    ['%', /percentage/],
    ['1e5e5', /not a number/],
    ['2^0.5', /not a number/],
    ['10⁻', /not a number/],
    ['⁵', /not a number/],
    ['10^⁵', /not a number/],
    ['0^-1', /too large/],
  ])('refuses %j', (text, reason) => {
    expect(read(text)).toMatch(reason);
  });

  test('-0 reads as 0', () => {
    expect(Object.is(read('-0'), 0)).toBe(true);
  });

  test('never throws, over texts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseNumber(text);
        if (parsed.ok) expect(Number.isFinite(parsed.value)).toBe(true);
        else expect(english(parsed.reason)).not.toBe('');
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('writing numbers', () => {
  test.each([
    [500, '500'],
    [1000, '1e3'],
    [25_000, '25e3'],
    [1e-5, '1e-5'],
    [1.5e-5, '15e-6'],
    [1 / 16, '1/16'],
    [1 / 3, '1/3'],
    [0.5, '0.5'],
    [0.95, '0.95'],
    [0, '0'],
    [1.6772842407226562, '1.6772842407226562'],
    [1e21, '1e21'],
  ])('the shortest form of %d is %s', (value, text) => {
    expect(shortestNumber(value)).toBe(text);
  });

  test.each([
    [25_000, '25000'],
    [1e-5, '1e-5'],
    [0.001, '0.001'],
    [1e9, '1e9'],
  ])('a box shows %d as %s', (value, text) => {
    expect(exactNumber(value)).toBe(text);
  });

  test('a box writes fractions only where asked to and shorter', () => {
    expect(exactNumber(1 / 16, true)).toBe('1/16');
    expect(exactNumber(1 / 16)).toBe('0.0625');
    expect(exactNumber(0.5, true)).toBe('0.5');
    expect(exactNumber(0.3, true)).toBe('0.3');
  });

  test('unitFraction is null unless the fraction is the number exactly', () => {
    expect(unitFraction(1 / 49)).toBe('1/49');
    expect(unitFraction(0.0625000001)).toBeNull();
    expect(unitFraction(1)).toBeNull();
    expect(unitFraction(0)).toBeNull();
  });

  test('both forms read back to the very same float64, over doubles', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), (any, fractions) => {
        const value = any + 0;
        expect(read(shortestNumber(value))).toBe(value);
        expect(read(exactNumber(value, fractions))).toBe(value);
        expect(shortestNumber(value).length).toBeLessThanOrEqual(exactNumber(value, true).length);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });

  test('1/k reads back exactly, over k up to three million', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000 }), (denominator) => {
        expect(read(shortestNumber(1 / denominator))).toBe(1 / denominator);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test('a power of ten that is rounded for reading can be typed back', () => {
    for (const value of [1e-5, 2e-7, 1.23e-9, 1e8]) expect(read(roundedNumber(value))).toBe(value);
  });

  test('rounding keeps three digits, and raises the exponent of a small number', () => {
    expect(roundedNumber(1.6772842407226562)).toBe('1.68');
    expect(roundedNumber(31.25)).toBe('31.3');
    expect(roundedNumber(12_345)).toBe('12300');
    expect(roundedNumber(1.23456e-7)).toBe('1.23×10⁻⁷');
  });
});
