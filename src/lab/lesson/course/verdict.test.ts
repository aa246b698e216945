// The verdict on a number that somebody has written as an answer.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingsOf } from './readings';
import { checkNumber } from './verdict';

const share = { right: 0.028, unit: '%', tolerance: { relative: 0.01 } } as const;
const root = { right: Math.SQRT2, unit: 'C', tolerance: { relative: 0.02 } } as const;
const count = { right: 8933, unit: 'coins', tolerance: { relative: 0.01 } } as const;

describe('an answer is read as people write it', () => {
  test.each([
    '2.8',
    '2,8',
    '2.8 %',
    '2,8%',
    ' 2.8\u202f% ',
    '2.8 percent',
    '2,8 Prozent',
    '0.028',
    '0,028',
    '.028',
    '28e-3',
    '28/1000',
    '2.8×10^-2',
    '2,8 x 10⁻²',
    '2.8*10**-2',
    'p = 2.8%',
    '≈ 2.8',
    '≤ 2,8 %',
    'about 2.8 %',
    'ca. 2,8',
    '２．８％',
    '2. 8 %',
  ])('%j is 2.8%', (text) => {
    expect(checkNumber(share, text)).toEqual({ verdict: 'right' });
  });

  test.each(['√2', 'sqrt(2)', '√ 2 C', '1.41', '1,41 C', '1.414C', '1,414', '1.414', 'd = 1.41', '+1.41'])(
    '%j is the root of two',
    (text) => {
      expect(checkNumber(root, text)).toEqual({ verdict: 'right' });
    },
  );

  test.each([
    '8933',
    '8,933',
    '8.933',
    '8 933',
    '8\u202f933',
    '8’933',
    '8933 coins',
    '8.933 coin',
    '8,933.0',
    '8.933,0',
  ])('%j is the count 8,933', (text) => {
    expect(checkNumber(count, text)).toEqual({ verdict: 'right' });
  });

  test.each([
    '',
    ' ',
    'two',
    '2..8',
    '1.2.3',
    '1,2,3',
    '2 8 9',
    '8933 lions',
    '=',
    '%',
    '1/0',
    '√',
    '--2',
    '1,2.3,4',
  ])('%j is no number', (text) => {
    expect(checkNumber(count, text)).toMatchObject({
      verdict: 'unreadable',
      reason: expect.stringMatching(/./),
    });
  });

  test('every kind of minus sign is read', () => {
    for (const minus of ['-', '\u2212', '\u2013', '\uff0d'])
      expect(checkNumber({ ...root, right: -2 }, `${minus}2`)).toEqual({ verdict: 'right' });
  });

  test('any text has a reading or a reason why it has none', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,%/^e-+−√×x ()=≈', '  ', 'C', '⁻', '²') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), typed), fc.constantFrom('%', 'C', ''), (text, unit) => {
        const read = readingsOf(text, unit);
        if (read.ok) expect(read.likely.length).toBeGreaterThan(0);
        else expect(read.reason).not.toBe('');
      }),
      { seed: 76, numRuns: 500 },
    );
  });

  test('a number from 0.001 to 999 with four to nine decimals is read as itself with either decimal mark', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 999, noNaN: true }),
        fc.integer({ min: 4, max: 9 }),
        (right, places) => {
          const asked = { right, unit: 'σ', tolerance: { absolute: 1e-3 } };
          const text = right.toFixed(places);
          for (const written of [text, text.replace('.', ','), `σ = ${text.replace('.', ',')}`])
            expect(checkNumber(asked, written)).toEqual({ verdict: 'right' });
        },
      ),
      { seed: 77, numRuns: 200 },
    );
  });
});

describe('a wrong number is told on which side it lies', () => {
  test.each([
    ['1', 'below'],
    ['0.01', 'below'],
    ['1 %', 'below'],
    ['5', 'above'],
    ['0.5', 'below'],
    ['0.5 %', 'below'],
    ['50', 'above'],
    ['100', 'above'],
    ['1/2', 'above'],
    ['3,5 %', 'above'],
    ['-3', 'below'],
  ])('%s beside a box in percent lies %s', (text, side) => {
    expect(checkNumber(share, text)).toMatchObject({ verdict: 'wrong', side });
  });

  test('1 in a box for percent is read as one percent', () => {
    expect(checkNumber({ ...share, right: 0.514 }, '1')).toMatchObject({ side: 'below', given: 0.01 });
  });

  test('1 in a box for percent is also accepted for a whole', () => {
    expect(checkNumber({ ...share, right: 1 }, '1')).toEqual({ verdict: 'right' });
  });

  test('only a number below one without a percent sign is unsure', () => {
    expect(checkNumber(share, '0.5')).toMatchObject({ unsure: true, given: 0.005 });
    expect(checkNumber(share, '0.5%')).toMatchObject({ unsure: false });
    expect(checkNumber(share, '5')).toMatchObject({ unsure: false });
  });
});

describe('a bound is accepted only on its safe side', () => {
  const most = { right: 152, unit: 'steps', tolerance: { relative: 0.02 }, rounding: 'down' } as const;
  const bound = { right: 0.79673, unit: '%', tolerance: { relative: 0.01 }, rounding: 'up' } as const;

  test.each([
    [most, '152', 'right'],
    [most, '150', 'right'],
    [most, '153', 'unsafe'],
    [most, '155', 'unsafe'],
    [most, '156', 'wrong'],
    [most, '148', 'wrong'],
    [bound, '79.7', 'right'],
    [bound, '80', 'right'],
    [bound, '79.673', 'right'],
    [bound, '79.6', 'unsafe'],
    [bound, '0.79', 'unsafe'],
    [bound, '81', 'wrong'],
  ] as const)('%o takes %s as %s', (asked, text, verdict) => {
    expect(checkNumber(asked, text).verdict).toBe(verdict);
  });

  test('a number near a bound, on the false side, is told on which side it lies', () => {
    expect(checkNumber(most, '154')).toMatchObject({ side: 'above' });
    expect(checkNumber(bound, '79 %')).toMatchObject({ side: 'below' });
  });
});
