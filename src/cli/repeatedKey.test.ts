// Finding a key that an object has twice, at any level and in any notation.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKey } from './repeatedKey';

test.each([
  ['{"delta":1e-5,"delta":1e-6}', { path: 'delta', first: '1e-5', second: '1e-6' }],
  ['{"delta":1,"d\\u0065lta":[1, 2]}', { path: 'delta', first: '1', second: '[1, 2]' }],
  ['{"id":{"a":1,"a":1}}', { path: 'id.a', first: '1', second: '1' }],
  [
    '{"segments":[{"steps":1},{"steps":2,"q":"steps","steps":3}]}',
    { path: 'segments[1].steps', first: '2', second: '3' },
  ],
  ['{"a":[[{"b":1}],[{"b":1},{"b":1,"b":2}]]}', { path: 'a[1][1].b', first: '1', second: '2' }],
  ['{"a":{"b":1},"b":{"b":1},"c":"\\"a\\":1"}', null],
  ['{"":1,"__proto__":2,"":3}', { path: '', first: '1', second: '3' }],
])('finds the first repeated key of %s', (json, found) => {
  expect(repeatedKey(json)).toEqual(found);
});

test('a key is found exactly if it is added once more, over objects and keys', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(objects, fc.nat(), fc.jsonValue(), (object, at, value) => {
      const json = JSON.stringify(object);
      expect(repeatedKey(json)).toBeNull();
      const keys = Object.keys(object);
      const key = keys[at % keys.length] as string;
      const twice = `${json.slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`;
      expect(repeatedKey(twice)).toMatchObject({ path: key, second: JSON.stringify(value) });
    }),
    { seed: 20_261_128 },
  );
});
