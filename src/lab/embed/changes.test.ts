// Changes told to the page around a figure, at intervals.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellChanges } from './changes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first at once, then the newest of each interval', () => {
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

test('the same value is told once', () => {
  const told: object[] = [];
  const changes = tellChanges<object>((value) => told.push(value), 100);
  changes.push({ height: 300 });
  vi.advanceTimersByTime(100);
  changes.push({ height: 300 });
  expect(told).toHaveLength(1);
});

test('a change there and back within an interval is none', () => {
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

test('closed, it tells nothing more', () => {
  const told: number[] = [];
  const changes = tellChanges<number>((value) => told.push(value), 100);
  changes.push(1);
  changes.push(2);
  changes.close();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([1]);
});
