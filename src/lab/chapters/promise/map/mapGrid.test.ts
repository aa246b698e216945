// The grid of settings that the map of ratios covers.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../../../scenario';
import { cellAt, mapRequest, nearest } from './mapGrid';

const map = {
  addRemove: Float64Array.of(1, 1, Number.NaN, 0, 1, 1),
  substitute: Float64Array.of(1.5, 2.5, 3, 0, 9, 9),
  done: Uint8Array.of(1, 1, 0),
};

test('a cell is a ratio, nothing, unverified or waiting', () => {
  expect(cellAt(map, 2, 0, 0)).toEqual({ kind: 'ratio', ratio: 1.5 });
  expect(cellAt(map, 2, 0, 1)).toEqual({ kind: 'unverified' });
  expect(cellAt(map, 2, 1, 1)).toEqual({ kind: 'nothing' });
  expect(cellAt(map, 2, 0, 2)).toEqual({ kind: 'waiting' });
});

test('the grid contains the scenario and ends exactly at q = 1', () => {
  const grid = mapRequest(changeScenario(DEFAULT_SCENARIO, { samplingRate: 1e-4, noiseMultiplier: 400 }));
  expect(grid.samplingRates.at(-1)).toBe(1);
  expect(grid.samplingRates[0]).toBeLessThan(1e-4);
  expect(grid.noiseMultipliers.at(-1)).toBe(1000);
  expect(nearest(grid.noiseMultipliers, 1000)).toBe(grid.noiseMultipliers.length - 1);
});
