// The shapes of a watched run's picture.
import { expect, test } from 'vitest';
import type { RankedMoment } from '../../../../work';
import { layoutOf } from './layout';
import {
  columnsFor,
  linePath,
  MARGIN_LEVELS,
  marginBins,
  marginCells,
  sharesByRank,
  strongMargin,
} from './shapes';

const MOMENT: RankedMoment = {
  done: 4,
  total: 4,
  guesses: {
    margins: Float64Array.of(2, -1, 0.5, 0),
    order: Int32Array.of(0, 1, 2),
    right: Uint8Array.of(1, 0, 1, 0),
  },
};

test('every canary has a cell, which a guess marks in the strength of its margin', () => {
  const { open, right, wrong } = marginCells(MOMENT, 2, { x: 0, y: 0, width: 20, height: 20 });
  const squares = (path: string) => path.split('M').length - 1;
  expect(squares(open)).toBe(4);
  expect(right.map(squares)).toEqual([0, 1, 0, 0, 1]);
  expect(wrong.map(squares)).toEqual([0, 0, 1, 0, 0]);
  expect(right).toHaveLength(MARGIN_LEVELS);
  // A wrong guess fills half of each side, and so a quarter of its cell.
  expect(wrong[2]).toMatch(/h4\.25v4\.25/);
});

test('the cells of 1 to 2000 canaries stay within their box', () => {
  for (const count of [1, 7, 100, 999, 2000]) {
    const box = { x: 5, y: 5, width: 400, height: 260 };
    const columns = columnsFor(count, box);
    const size = Math.min(box.width / columns, box.height / Math.ceil(count / columns));
    expect(size * columns).toBeLessThanOrEqual(400.001);
    expect(size * Math.ceil(count / columns)).toBeLessThanOrEqual(260.001);
  }
});

test('the histogram counts every guess once', () => {
  const { right, wrong } = marginBins(MOMENT, 2);
  expect(right.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(wrong.reduce((sum, n) => sum + n, 0)).toBe(1);
});

test('the histogram has an edge at 0, with the right guesses above it', () => {
  const { edges, right } = marginBins(MOMENT, 2);
  expect(edges[0]).toBeCloseTo(-3.5);
  expect(edges[edges.length / 2 - 0.5]).toBeCloseTo(0);
  expect(right.slice(0, 18).every((n) => n === 0)).toBe(true);
});

test('shares by rank count from the surest guess', () => {
  expect([...sharesByRank(MOMENT.guesses)]).toEqual([1, 0.5, 2 / 3]);
});

test('a line through more values than it may have points keeps both ends', () => {
  expect(linePath(Float64Array.of(1, 2, 3), (i, v) => [i, v], 2)).toBe('M0 1L2 3');
});

test('the strong margin before the end is extrapolated to the end', () => {
  expect(strongMargin(MOMENT)).toBe(2);
  expect(strongMargin({ ...MOMENT, done: 1 })).toBe(4);
});

test('three panels stand beside each other in a wide picture, even if height is missing', () => {
  for (const [width, scale] of [
    [600, 1],
    [740, 1.2],
    [1100, 1],
    [1900, 1.4],
  ] as const) {
    for (const spare of [-300, 0, 80]) {
      const { grid, margins, ranks, height } = layoutOf(width, scale, spare);
      if (margins === null) throw new Error('A row has room for all three.');
      for (const box of [grid, margins, ranks]) {
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThan(height);
        expect(box.height).toBeGreaterThan(80);
      }
      expect(margins.x).toBeGreaterThan(grid.x + grid.width);
      expect(ranks.x).toBeGreaterThan(margins.x + margins.width);
    }
  }
});

test('two panels stand beside each other in the picture of a phone, even if height is missing', () => {
  for (const [width, scale] of [
    [320, 1],
    [358, 1],
    [360, 1.4],
  ] as const) {
    for (const spare of [-300, 0, 80]) {
      const { grid, margins, ranks, height } = layoutOf(width, scale, spare);
      expect(margins).toBeNull();
      expect(ranks.x).toBeGreaterThan(grid.x + grid.width);
      expect(ranks.x + ranks.width).toBeLessThanOrEqual(width);
      expect(ranks.y + ranks.height).toBeLessThan(height);
      expect(ranks.height).toBeGreaterThan(60);
    }
  }
});
