// News that waits for the next move: it is told once, a little later, and not to a listener who has left.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listeners } from './listeners';
import { WITH_MOVE, withMove } from './withMove';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const store = new Listeners();
  const heard = vi.fn();
  const leave = withMove(store.subscribe)(heard);
  return { store, heard, leave };
}

test('changes are told once, when the time from the first of them is over', () => {
  const { store, heard } = setUp();
  store.tell();
  vi.advanceTimersByTime(WITH_MOVE - 1);
  store.tell();
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * WITH_MOVE);
  expect(heard).toHaveBeenCalledTimes(1);
  store.tell();
  vi.advanceTimersByTime(WITH_MOVE);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('who has left hears neither what was waiting nor what comes', () => {
  const { store, heard, leave } = setUp();
  store.tell();
  leave();
  store.tell();
  vi.advanceTimersByTime(10 * WITH_MOVE);
  expect(heard).not.toHaveBeenCalled();
});
