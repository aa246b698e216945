// A value that is made once, for all who ask.
import { expect, it } from 'vitest';
import { keptOnce } from './keptOnce';

it('starts once for all who ask until a start fails', async () => {
  let starts = 0;
  const get = keptOnce(async () => {
    starts++;
    if (starts === 1) throw new Error('no network');
    return starts;
  });
  await expect(Promise.all([get(), get()])).rejects.toThrow('no network');
  expect(starts).toBe(1);
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
