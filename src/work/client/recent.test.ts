// A memory of the entries that were used last.
import { expect, test } from 'vitest';
import { Recent } from './recent';

test('a full memory forgets the entry whose last use is the oldest', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect(recent.get('b')).toBeUndefined();
  expect([recent.get('a'), recent.get('c')]).toEqual([1, 3]);
});
