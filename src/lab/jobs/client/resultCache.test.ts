import { expect, test } from 'vitest';
import { ResultCache } from './resultCache';

test('forgets the entry that was not used for longest', () => {
  const cache = new ResultCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(cache.get('b')).toBeUndefined();
  expect([cache.get('a'), cache.get('c')]).toEqual([1, 3]);
});

test('asks once for what it keeps, and keeps nothing of what failed', async () => {
  const cache = new ResultCache<number>(2);
  let asked = 0;
  const ask = async () => ++asked;
  expect(await cache.getOr('a', ask)).toBe(1);
  expect(await cache.getOr('a', ask)).toBe(1);
  await expect(cache.getOr('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.getOr('b', ask)).toBe(2);
});
