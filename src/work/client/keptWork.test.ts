// What is kept of a request is its first pieces without a gap, and that of the last few requests.
import { expect, test } from 'vitest';
import { KeptWork } from './keptWork';

const MEBIBYTE = 2 ** 20;

test('a piece beyond the limit is not kept, nor any after it, however small', () => {
  const kept = new KeptWork<number>((bytes) => bytes);
  for (const piece of [60 * MEBIBYTE, 10 * MEBIBYTE, 1]) kept.add('key', piece);
  expect(kept.of('key')).toEqual([60 * MEBIBYTE]);
});

test('the requests that were worked on last are kept', () => {
  const kept = new KeptWork<string>(({ length }) => length);
  for (const key of ['a', 'b', 'c', 'a', 'd']) kept.add(key, key);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.of(key).length)).toEqual([2, 0, 1, 1]);
  kept.forget('a');
  expect(kept.of('a')).toEqual([]);
});

test('where a piece takes the place of those before it, the newest that fits is kept, and all are counted', () => {
  const kept = new KeptWork<number>((bytes) => bytes, 'newest');
  for (const piece of [40 * MEBIBYTE, 50 * MEBIBYTE]) kept.add('key', piece);
  expect(kept.of('key')).toEqual([50 * MEBIBYTE]);
  expect(kept.added('key')).toBe(2);
  kept.add('key', 65 * MEBIBYTE);
  expect(kept.of('key')).toEqual([50 * MEBIBYTE]);
  expect(kept.added('key')).toBe(2);
  expect(kept.added('other')).toBe(0);
});
