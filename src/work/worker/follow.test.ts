// How often a worker reports partial results: often enough to be seen growing, at little cost of the work.
import { expect, test } from 'vitest';
import type { Turn } from '../../base/rpc/cancellableTask';
import { follow } from './follow';

/** The times at which partial results were shown, by a simulated clock on which a step takes 10 ms and showing it `showing` ms. */
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

test('results that take no time to show are shown every 60 ms', async () => {
  const { at } = await shownAt(100, 0);
  expect(at.slice(0, 4)).toEqual([10, 70, 130, 190]);
});

test('results that take long to show take at most a fifth of the time, without the first one', async () => {
  const { at, elapsed } = await shownAt(1000, 50);
  expect(at.length).toBeGreaterThan(30);
  expect((at.length - 1) * 50).toBeLessThanOrEqual(elapsed / 5);
});
