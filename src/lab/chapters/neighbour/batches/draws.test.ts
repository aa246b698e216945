// The pictures of the three ways to draw batches show what their words say.
import { expect, test } from 'vitest';
import { BATCHED_RECORDS, DRAWN_BATCHES } from './BatchDots';

const everybody = Array.from({ length: BATCHED_RECORDS }, (_, record) => record);
const sizesOf = (steps: readonly (readonly number[])[]) => steps.map((batch) => batch.length);
const timesOf = (steps: readonly (readonly number[])[]) =>
  everybody.map((record) => steps.filter((batch) => batch.includes(record)).length);

test('every batch consists of different records of the study', () => {
  for (const batch of Object.values(DRAWN_BATCHES).flat()) {
    expect(new Set(batch).size).toBe(batch.length);
    expect(everybody).toEqual(expect.arrayContaining([...batch]));
  }
});

test('Poisson batches have different sizes, also 0', () => {
  expect(new Set(sizesOf(DRAWN_BATCHES.poisson)).size).toBeGreaterThan(1);
  expect(sizesOf(DRAWN_BATCHES.poisson)).toContain(0);
});

test('batches of a fixed size take some records more often than others', () => {
  expect(new Set(sizesOf(DRAWN_BATCHES['fixed-size'])).size).toBe(1);
  expect(new Set(timesOf(DRAWN_BATCHES['fixed-size'])).size).toBeGreaterThan(1);
});

test('random allocation takes every record once', () => {
  expect(timesOf(DRAWN_BATCHES['random-allocation'])).toEqual(everybody.map(() => 1));
});
