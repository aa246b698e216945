// The files of the map of ratios, which have every cell with what is known of it.
import { expect, test } from 'vitest';
import { column, readCsv } from '../../../../../test/shared/readCsv';
import { savedText } from '../../../../../test/shared/savedText';
import { DEFAULT_SCENARIO, parseLink } from '../../../../scenario';
import { savedMap } from './savedMap';

const request = {
  samplingRates: Float64Array.of(0.1, 1),
  noiseMultipliers: Float64Array.of(1, 10, 100),
  steps: 10,
  delta: 1e-6,
};
const map = {
  addRemove: Float64Array.of(0.3, 1, Number.NaN, 0, Number.NaN, Number.NaN),
  substitute: Float64Array.of(0.9, 2.5, 3, 0, Number.NaN, Number.NaN),
  done: Uint8Array.of(1, 1, 0),
};
const PAGE = 'https://lab.example/';
const figure = savedMap(map, request, DEFAULT_SCENARIO, 'Here 1.93.', PAGE);

test('files have both epsilons of every cell, their ratio, and whether they are verified', () => {
  const { comments, tables } = readCsv(figure.csv?.() ?? '');
  const [table] = tables;
  expect(column(table, 'sampling_rate')).toEqual(['0.1', '1', '0.1', '1', '0.1', '1']);
  expect(column(table, 'noise_multiplier')).toEqual(['1', '1', '10', '10', '100', '100']);
  expect(column(table, 'epsilon_add_remove')).toEqual(['0.3', '1', '', '0', '', '']);
  expect(column(table, 'epsilon_substitute')).toEqual(['0.9', '2.5', '3', '0', '', '']);
  expect(column(table, 'ratio')).toEqual([String(0.9 / 0.3), '2.5', '', '', '', '']);
  expect(column(table, 'verified')).toEqual(['true', 'true', 'false', 'true', '', '']);
  expect(comments).toContain('steps=10 delta=0.000001');
  const content = JSON.parse(figure.json?.() ?? '');
  expect(content.ratio).toEqual([0.9 / 0.3, 2.5, null, null, null, null]);
  expect(content.verified).toEqual([true, true, false, true, null, null]);
  expect(content.samplingRates).toEqual([0.1, 1]);
});

test('the files of the map are equal byte for byte to the kept ones', async () => {
  await expect(savedText(figure)).toMatchFileSnapshot('./savedMap.txt');
});

test('the link in the files has the settings of the map, which may lag behind the page', () => {
  const { link } = figure.words().provenance;
  expect(parseLink(new URL(link).search).scenario).toEqual({ ...DEFAULT_SCENARIO, steps: 10, delta: 1e-6 });
});

test('the description gives the ranges of the map and counts its cells', () => {
  const { description } = figure.words();
  expect(description).toMatch(
    /^Here 1\.93\. The map spans q from 0\.1 to 1\. .* from 2\.50 to 3\.00\. .* in 2 of 6 cells/,
  );
  expect(description).toContain('cells not verified is 1, and of cells not computed yet 2');
});

test('the legend has colours along the whole scale', () => {
  const legend = figure.legend?.map(({ text }) => text) ?? [];
  expect(legend.slice(0, 5)).toEqual(['1', '1.25', '1.5', '1.75', '2']);
  expect(legend.slice(7, 9)).toEqual(['3.2', 'not verified']);
});

test('there is nothing to save before the map is computed', () => {
  const none = savedMap(null, null, DEFAULT_SCENARIO, '', PAGE);
  expect(none).toMatchObject({ ready: false, csv: null, json: null });
});
