// Keeping finished work: the first pieces of a request without a gap, for the last few requests.
import { expect, test } from 'vitest';
import { bytesKept, KeptWork } from './keptWork';

const mebibytes = (count: number) => new Uint8Array(count * 2 ** 20);
const sizes = (pieces: readonly Uint8Array[]) => pieces.map(({ length }) => length / 2 ** 20);

test('no piece is kept from the first on that exceeds the limit', () => {
  const kept = new KeptWork<Uint8Array>();
  for (const piece of [mebibytes(60), mebibytes(10), new Uint8Array(1)]) kept.add('key', piece);
  expect(sizes(kept.of('key'))).toEqual([60]);
});

test('the pieces of the three requests that were worked on last are kept', () => {
  const kept = new KeptWork<string>();
  for (const key of ['a', 'b', 'c', 'a', 'd']) kept.add(key, key);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.of(key).length)).toEqual([2, 0, 1, 1]);
  kept.forget('a');
  expect(kept.of('a')).toEqual([]);
});

test('where each piece replaces those before it, the newest that fits is kept', () => {
  const kept = new KeptWork<Uint8Array>('newest');
  for (const piece of [mebibytes(40), mebibytes(50)]) kept.add('key', piece);
  expect(sizes(kept.of('key'))).toEqual([50]);
  expect(kept.added('key')).toBe(2);
  kept.add('key', mebibytes(65));
  expect(sizes(kept.of('key'))).toEqual([50]);
  expect(kept.added('key')).toBe(2);
  expect(kept.added('other')).toBe(0);
});

test('the size of plain data includes all that is inside', () => {
  const scores = new Float64Array(10);
  expect(bytesKept({ kind: 'models', part: 3, scores, finished: [scores, null] })).toBe(12 + 8 + 80 + 80 + 8);
});
