// Partial results come as often as the eye wants them, and never cost much of the work.
import { expect, test } from 'vitest';
import type { Turn } from '../../base/rpc/cancellableTask';
import { follow } from './follow';

/** Steps of 10 ms by a clock of its own, each shown for `showing` ms; when they were shown. */
async function shownAt(steps: number, showing: number): Promise<{ at: number[]; elapsed: number }> {
  let clock = 0;
  const turn: Turn = {
    signal: new AbortController().signal,
    pause: async () => {},
    elapsed: () => clock,
  };
  const at: number[] = [];
  const trace = (function* () {
    for (let step = 0; step < steps; step++) {
      clock += 10;
      yield step;
    }
  })();
  await follow(trace, turn, () => {
    at.push(clock);
    clock += showing;
    return true;
  });
  return { at, elapsed: clock };
}

test('what is shown at once is shown every 60 ms', async () => {
  const { at } = await shownAt(100, 0);
  expect(at.slice(0, 4)).toEqual([10, 70, 130, 190]);
});

test('what takes long to show takes a fifth of the time, the first look aside', async () => {
  const { at, elapsed } = await shownAt(1000, 50);
  expect(at.length).toBeGreaterThan(30);
  expect((at.length - 1) * 50).toBeLessThanOrEqual(elapsed / 5);
});
