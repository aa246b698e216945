// Reading the id of a query as it was written.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawId } from './rawId';

test.each([
  ['{"id":9007199254740993,"query":"x"}', '9007199254740993'],
  ['{ "a": {"id": 1}, "b": [{"id":2}], "id" : 1.0 }', '1.0'],
  ['{"query":"a,\\"id\\":3","id":{"x":[1,{"id":5}]}}', '{"x":[1,{"id":5}]}'],
  ['{"\\u0069d":"a\\"b"}', '"a\\"b"'],
  ['{"id":1,"id":2}', '2'],
  ['{"query":"id"}', 'null'],
])('the id of %s is %s', (json, id) => {
  expect(rawId(json)).toBe(id);
});

test('the text of an id is parsed to the id that the parser finds, over objects and ids', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), fc.nat(4), (rest, id, indent) => {
      const json = JSON.stringify({ ...rest, id }, null, indent);
      expect(JSON.parse(rawId(json))).toEqual(JSON.parse(json).id);
    }),
    { seed: 4, numRuns: 300 },
  );
});
