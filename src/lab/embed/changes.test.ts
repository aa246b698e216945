// How often changes are told to the page around a figure.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellChanges } from './changes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('tells the first value at once and then the newest of each interval', () => {
  const told: number[] = [];
  const changes = tellChanges<number>((value) => told.push(value), 100);
  for (const value of [1, 2, 3]) changes.push(value);
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual([1, 3]);
  changes.push(4);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([1, 3, 4]);
  changes.push(5);
  expect(told).toEqual([1, 3, 4, 5]);
});

test('tells a value that has not changed only once', () => {
  const told: object[] = [];
  const changes = tellChanges<object>((value) => told.push(value), 100);
  changes.push({ height: 300 });
  vi.advanceTimersByTime(100);
  changes.push({ height: 300 });
  expect(told).toHaveLength(1);
});

test('tells nothing of a change that is undone within the interval', () => {
  const told: object[] = [];
  const changes = tellChanges<object>((value) => told.push(value), 100);
  changes.push({ height: 300 });
  vi.advanceTimersByTime(100);
  changes.push({ height: 310 });
  changes.push({ height: 290 });
  changes.push({ height: 310 });
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([{ height: 300 }, { height: 310 }]);
});

test('tells nothing after it has been closed', () => {
  const told: number[] = [];
  const changes = tellChanges<number>((value) => told.push(value), 100);
  changes.push(1);
  changes.push(2);
  changes.close();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([1]);
});
