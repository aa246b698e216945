// The shared schemas of requests and replies.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { InputError, type NumberRange, requireNumber } from '../../base/numerics/errors';
import * as ranges from '../../base/numerics/ranges';
import { numberIn, rangeOf } from './vocabulary';

const RANGES: [string, NumberRange][] = [
  ...Object.entries(ranges),
  ['any', { min: -Number.MAX_VALUE, max: Number.MAX_VALUE }],
];
const VALUES = [
  -1e300,
  -1,
  -1e-300,
  0,
  1e-300,
  0.5,
  1,
  1.5,
  2,
  2 ** 32,
  1e9,
  1e9 + 1,
  1e300,
  Number.MAX_VALUE,
];

const refused = (value: unknown, range: NumberRange): boolean => {
  try {
    requireNumber('x', value, range);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return true;
  }
};

describe('a number of a range', () => {
  test.each(RANGES)(
    '%s is refused by the schema of the range exactly where requireNumber refuses it',
    (_, range) => {
      for (const value of [...VALUES, Number.POSITIVE_INFINITY, Number.NaN, '1', null])
        expect([value, !numberIn(range).safeParse(value).success]).toEqual([value, refused(value, range)]);
    },
  );

  test('keeps its range', () => {
    expect(rangeOf(numberIn(ranges.SEED))).toEqual(ranges.SEED);
  });

  test('tells its bounds to the JSON Schema, but not those of floating point', () => {
    const schema = (range: NumberRange) => z.toJSONSchema(numberIn(range));
    expect(schema(ranges.POSITIVE_COUNT)).toMatchObject({ type: 'integer', minimum: 1, maximum: 1e9 });
    expect(schema(ranges.ABOVE_ZERO)).toMatchObject({ type: 'number', exclusiveMinimum: 0 });
    expect(schema(ranges.ABOVE_ZERO)).not.toHaveProperty('maximum');
  });
});
