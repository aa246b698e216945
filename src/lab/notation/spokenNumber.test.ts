// Numbers as they are spoken.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactNumber, FIELDS } from '../../scenario';
import { spokenNumber } from './spokenNumber';

test.each([
  ['noiseMultiplier', 1.6772842407226562, '1.677'],
  ['samplingRate', 1 / 16, '1/16'],
  ['samplingRate', 1 / 60000, '1/60000'],
  ['samplingRate', 0.123456, '0.1235'],
  ['steps', 12345, '12345'],
  ['delta', 1e-5, '1e-5'],
  ['delta', 1.23456e-7, '1.235e-7'],
] as const)('%s of %d is said as %s', (name, value, said) => {
  expect(spokenNumber(FIELDS[name], value)).toBe(said);
});

test('a setting from 1e-12 to 1e6 that is neither whole nor a fraction is said in at most four digits', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1e6, noNaN: true }), (value) => {
      fc.pre(!Number.isInteger(value));
      const said = spokenNumber(FIELDS.noiseMultiplier, value);
      if (said.includes('/')) return;
      expect(said).toBe(exactNumber(Number(value.toPrecision(4))));
    }),
    { seed: 80, numRuns: 200 },
  );
});
