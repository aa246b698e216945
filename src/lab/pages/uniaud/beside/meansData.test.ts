// The chart of means and its axes.
import { expect, test } from 'vitest';
import { meansData } from './meansData';

const WORDS = { xTitle: 'm', yTitle: 'ε', write: String };

test('the axes contain all points and the highest interval', () => {
  const { xs, lines, x, y } = meansData({
    ...WORDS,
    series: [
      { name: 'a', mark: 'audit', points: [10, 1].map((at) => ({ x: at, y: at, low: at, high: at })) },
      { name: 'b', mark: 'ink', points: [{ x: 100, y: 2, low: -1, high: 20 }] },
    ],
  });
  expect(xs).toEqual([1, 10, 100]);
  expect(lines.map(({ ys }) => ys)).toEqual([
    [1, 10, null],
    [null, null, 2],
  ]);
  expect(lines.map(({ ranges }) => ranges)).toEqual([
    [null, null, null],
    [null, null, [-1, 20]],
  ]);
  expect(lines.map(({ shape }) => shape)).toEqual(['circle', 'square']);
  expect(x).toMatchObject({ kind: 'log', low: 1, high: 100 });
  expect(y.low).toBe(0);
  expect(y.high).toBeCloseTo(21.2);
});

test('a chart has axes even with one point or none', () => {
  const point = { x: 5, y: 0.2, low: 0.1, high: 0.3 };
  const one = meansData({ ...WORDS, least: 0.5, series: [{ name: 'a', mark: 'audit', points: [point] }] });
  expect(one.x.share(5)).toBe(0);
  expect(one.y.high).toBeGreaterThan(0.5);
  expect(meansData({ ...WORDS, series: [] })).toMatchObject({ xs: [], lines: [] });
});
