// The saved files of a chart.
import { expect, test } from 'vitest';
import { savedText } from '../../../test/shared/savedText';
import { DEFAULT_SCENARIO } from '../../scenario';
import { axisScale } from './axisScale';
import { savedChart } from './savedChart';

const DATA = {
  xTitle: 'prior',
  yTitle: 'success, at most',
  xColumn: 'prior',
  x: axisScale('odds', 0.1, 0.9),
  y: axisScale('odds', 0.1, 0.9),
  xs: [0.1, 0.5],
  lines: [
    { id: 'whole_substitute', name: 'whole curve', colour: 'red', ys: [0.25, 1 / 3] },
    { id: 'none', name: 'nothing', colour: 'blue', ys: [null, 0.5], marks: true },
  ],
  writeX: String,
  writeY: String,
};

const CHART = {
  name: 'bounds',
  title: 'Bounds',
  what: 'the bounds',
  box: 'bounds-box',
  words: 'Words.',
  notes: ['upper bounds, substitute adjacency'],
  data: DATA,
};

test('files have exact numbers, empty cells for unknown values, and the assumptions', () => {
  const saved = savedChart(CHART, DEFAULT_SCENARIO, 'https://example.org/');
  const csv = saved.csv?.() ?? '';
  expect(csv).toContain('prior,whole_substitute,none\n0.1,0.25,\n0.5,0.3333333333333333,0.5\n');
  expect(csv).toContain('# upper bounds, substitute adjacency');
  const json = JSON.parse(saved.json?.() ?? '{}');
  expect(json).toMatchObject({ format: 'adjacency-lab/bounds', prior: [0.1, 0.5] });
  expect(json.lines[1]).toEqual({ id: 'none', name: 'nothing', values: [null, 0.5] });
  expect(saved.legend?.map(({ mark }) => mark)).toEqual(['line', 'dot']);
});

test('the ends of ranges have columns of their own', () => {
  const [line] = DATA.lines;
  const lines = [{ ...line!, marks: true, ranges: [[0.2, 0.3] as const, null] }];
  const saved = savedChart({ ...CHART, data: { ...DATA, lines } }, DEFAULT_SCENARIO, 'https://example.org/');
  expect(saved.csv?.()).toContain(
    'prior,whole_substitute,whole_substitute_from,whole_substitute_to\n0.1,0.25,0.2,0.3\n0.5,0.3333333333333333,,\n',
  );
  expect(JSON.parse(saved.json?.() ?? '{}').lines[0].ranges).toEqual([[0.2, 0.3], null]);
});

test('recorded numbers are saved as recorded, not as those of the page’s settings', () => {
  const saved = savedChart({ ...CHART, recorded: true }, DEFAULT_SCENARIO, 'https://example.org/');
  expect(saved.words().head).toBe('Bounds as recorded');
});

test('a chart without data has nothing to save', () => {
  const saved = savedChart({ ...CHART, data: null }, DEFAULT_SCENARIO, 'https://example.org/');
  expect(saved.ready).toBe(false);
  expect(saved.csv).toBeNull();
});

test('the files of a chart are equal byte for byte to the kept ones', async () => {
  const [first, second] = DATA.lines;
  const lines = [{ ...first!, ranges: [[0.2, 0.3] as const, null] }, second!];
  const saved = savedChart({ ...CHART, data: { ...DATA, lines } }, DEFAULT_SCENARIO, 'https://example.org/');
  await expect(savedText(saved)).toMatchFileSnapshot('./savedChart.txt');
});
