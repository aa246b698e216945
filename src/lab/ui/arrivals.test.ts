// Whoever listens hears of every arrival of late code, until it stops listening.
import { expect, test } from 'vitest';
import { announceArrival, arrivals, onArrival } from './arrivals';

test('a listener is called at each arrival, when the count has risen, and not after it has stopped listening', () => {
  const before = arrivals();
  const heard: number[] = [];
  const stop = onArrival(() => heard.push(arrivals() - before));
  announceArrival();
  announceArrival();
  stop();
  announceArrival();
  expect(heard).toEqual([1, 2]);
  expect(arrivals() - before).toBe(3);
});
