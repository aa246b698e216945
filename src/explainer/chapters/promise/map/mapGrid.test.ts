import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../../../scenario';
import { cellAt, classOf, mapPaths, mapRequest, nearest } from './mapGrid';

const request = {
  samplingRates: Float64Array.of(0.1, 1),
  noiseMultipliers: Float64Array.of(1, 10, 100),
  steps: 10,
  delta: 1e-5,
};
const map = {
  addRemove: Float64Array.of(1, 1, Number.NaN, 0, 1, 1),
  substitute: Float64Array.of(1.5, 2.5, 3, 0, 9, 9),
  done: Uint8Array.of(1, 1, 0),
};

test('a cell is a ratio, nothing, unverified or not there yet', () => {
  expect(cellAt(map, 2, 0, 0)).toEqual({ kind: 'ratio', ratio: 1.5 });
  expect(cellAt(map, 2, 0, 1)).toEqual({ kind: 'unverified' });
  expect(cellAt(map, 2, 1, 1)).toEqual({ kind: 'nothing' });
  expect(cellAt(map, 2, 0, 2)).toEqual({ kind: 'waiting' });
});

test('the border runs between cells on both sides of 2 and nowhere else', () => {
  const { twice, classes, unverified } = mapPaths(map, request, 0, 0, 10, 10);
  expect(twice).toBe('M10.00 20.00v10.00');
  expect(classes.filter((path) => path !== '')).toHaveLength(2);
  expect(unverified.match(/M/g)).toHaveLength(1);
});

test('classes change at their ends, and 2 is one of them', () => {
  expect(classOf(1.99)).toBe(4);
  expect(classOf(2)).toBe(5);
  expect(classOf(50)).toBe(8);
});

test('the grid reaches q = 1 exactly and has the scenario inside', () => {
  const grid = mapRequest(changeScenario(DEFAULT_SCENARIO, { samplingRate: 1e-4, noiseMultiplier: 400 }));
  expect(grid.samplingRates.at(-1)).toBe(1);
  expect(grid.samplingRates[0]).toBeLessThan(1e-4);
  expect(grid.noiseMultipliers.at(-1)).toBe(1000);
  expect(nearest(grid.noiseMultipliers, 1000)).toBe(grid.noiseMultipliers.length - 1);
});
