// A value that is made once and given to all callers.
import { expect, it } from 'vitest';
import { keptOnce } from './keptOnce';

/** A value that fails to be made the first time, and a count of the starts. */
function failingOnce() {
  const count = { starts: 0 };
  const get = keptOnce(async () => {
    count.starts++;
    if (count.starts === 1) throw new Error('no network');
    return count.starts;
  });
  return { count, get };
}

it('starts once for all callers of the same moment', async () => {
  const { count, get } = failingOnce();
  await expect(Promise.all([get(), get()])).rejects.toThrow('no network');
  expect(count.starts).toBe(1);
});

it('starts again after a failure', async () => {
  const { get } = failingOnce();
  await expect(get()).rejects.toThrow('no network');
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
});

it('keeps the value that was made', async () => {
  const { get } = failingOnce();
  await expect(get()).rejects.toThrow('no network');
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
});
