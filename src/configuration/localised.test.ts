// Decimal commas are read where nothing else can be meant; lists and groups of digits never become decimals.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../test/statistics/size';
import { decimalSignOf, localised } from './localised';
import { readConfiguration } from './readConfiguration';

describe('localised', () => {
  it.each([
    ['noiseMultiplier', '1,1', null, '1.1'],
    ['noiseMultiplier', '0,8', null, '0.8'],
    ['noiseMultiplier', '1,05 auf C', null, '1.05 auf C'],
    ['noiseMultiplier', '2,5', 'comma', '2.5'],
    ['noiseMultiplier', '2,500', 'comma', '2.500'],
    ['samplingRate', '0,01', null, '0.01'],
    ['samplingRate', '1,5 %', 'comma', '1.5 %'],
    ['delta', '1,0e-5', null, '1.0e-5'],
    ['delta', '1,5·10^-5', null, '1.5·10^-5'],
    ['recordCount', '60,000', null, '60,000'],
    ['recordCount', '60.000', 'comma', '60000'],
    ['recordCount', '1.281.167', null, '1281167'],
    ['recordCount', '60’000', null, '60000'],
    ['recordCount', '1\u202f281\u202f167', null, '1281167'],
    ['epochs', '2,5', 'comma', '2.5'],
  ] as const)('%s %s (%s): %s', (quantity, value, sign, text) => {
    expect(localised(quantity, value, /Count|epochs/.test(quantity), sign)).toEqual({ text });
  });

  it.each([
    ['noiseMultiplier', '1,5', null, 'one number, 1.5, or two'],
    ['noiseMultiplier', '1,5', 'point', 'one number, 1.5, or two'],
    ['noiseMultiplier', '1,000', 'comma', '1.000, or 1000'],
    ['recordCount', '60,000', 'comma', '60000, or 60'],
  ] as const)('%s %s (%s) has two readings', (quantity, value, sign, readings) => {
    expect(localised(quantity, value, quantity === 'recordCount', sign)).toEqual({
      ambiguous: expect.stringContaining(readings),
    });
  });

  it('leaves lists alone', () => {
    for (const sign of ['comma', 'point', null] as const)
      expect(localised('noiseMultiplier', '1,2,3', false, sign)).toEqual({ text: '1,2,3' });
  });

  it('reads the same run with commas as with points, or refuses it', () => {
    const run = fc.record({
      sigma: fc.integer({ min: 30, max: 990 }).map((n) => (n / 100).toFixed(2)),
      q: fc.integer({ min: 1, max: 999 }).map((n) => (n / 1000).toFixed(3)),
      steps: fc.integer({ min: 1000, max: 999_999 }),
    });
    const write = (
      decimal: string,
      group: string,
      { sigma, q, steps }: typeof run extends fc.Arbitrary<infer R> ? R : never,
    ) =>
      `sigma = ${sigma.replace('.', decimal)}\nq = ${q.replace('.', decimal)}\nT = ${String(steps).replace(/\B(?=\d{3}$)/, group)}`;
    fc.assert(
      fc.property(run, (given) => {
        const claims = (text: string) =>
          readConfiguration(text).claims.map(({ quantity, value }) => ({ quantity, value }));
        expect(claims(write(',', '.', given))).toEqual(claims(write('.', '', given)));
        // points for decimals beside commas for groups, and commas in a text of points, are never taken for the other
        expect(claims(write('.', ',', given))).toEqual(claims(write('.', '', given)));
        expect(
          claims(`lr = 0.1\n${write('.', '.', given)}`).some(({ quantity }) => quantity === 'steps'),
        ).toBe(false);
      }),
      { seed: 5, numRuns: size(60, 1000) },
    );
  });
});

describe('decimalSignOf', () => {
  it.each([
    ['Wir trainieren mit 50.000 Bildern über 40 Epochen', 'comma'],
    ['Wir trainieren mit 50.000 Bildern und einer Lernrate von 0.1', 'point'],
    ['n = 60.000', null],
    ['cuda = 0,1', null],
  ])('%s: %s', (text, sign) => {
    expect(decimalSignOf(text, [])).toBe(sign);
  });
});
