// The colours, contours and labels of the map of ratios.
import { describe, expect, test } from 'vitest';
import { BANDS, bandsOf, colourOf, contourLines, coverPath, fieldOf } from './mapField';
import { contourPlaces, regionPlaces } from './mapLabels';

const COLUMNS = 21;
const ROWS = 9;
const request = {
  samplingRates: Float64Array.from({ length: COLUMNS }, (_, i) => 10 ** (i / 10 - 2)),
  noiseMultipliers: Float64Array.from({ length: ROWS }, (_, i) => 1 + i),
  steps: 10,
  delta: 1e-5,
};
/** The ratio in a column: 1 at the left end, 4 at the right end, and the same in every row. */
const ratioAt = (column: number) => 4 ** (column / (COLUMNS - 1));
const mapWith = (change: (addRemove: Float64Array, done: Uint8Array) => void = () => {}) => {
  const addRemove = new Float64Array(COLUMNS * ROWS).fill(0.5);
  const substitute = addRemove.map((value, at) => value * ratioAt(at % COLUMNS));
  const done = new Uint8Array(ROWS).fill(1);
  change(addRemove, done);
  return { addRemove, substitute, done };
};
const cells = { columns: COLUMNS, rows: ROWS, left: 100, floor: 500, cellWidth: 20, cellHeight: 40 };
const inWindow = ([x, y]: readonly [number, number]) => x > 100 && x < 520 && y > 140 && y < 500;

describe('the field', () => {
  test('has contours where the interpolated ratio is their number', () => {
    const lines = contourLines(fieldOf(mapWith(), request)!, cells);
    expect(lines.map(({ ratio }) => ratio)).toEqual([1.5, 2, 2.5, 3]);
    for (const { ratio, points } of lines) {
      const column = (Math.log(ratio) / Math.log(4)) * (COLUMNS - 1);
      const x = cells.left + (column + 0.5) * cells.cellWidth;
      const seen = points.filter(inWindow);
      expect(seen.length).toBeGreaterThanOrEqual(ROWS);
      for (const [at] of seen) expect(at).toBeCloseTo(x, 6);
    }
  });

  test('is finite at a setting without a number, which is covered', () => {
    const hole = 4 * COLUMNS + 10;
    const map = mapWith((addRemove) => {
      addRemove[hole] = Number.NaN;
    });
    const field = fieldOf(map, request)!;
    expect(field.known[hole]).toBe(false);
    expect(field.padded.every(Number.isFinite)).toBe(true);
    const cover = coverPath(map, cells, ['unverified']);
    expect(cover).toMatch(/^M300\.00 300\.00h/);
    expect(cover.match(/M/g)).toHaveLength(1);
    expect(coverPath(map, cells, ['waiting'])).toBe('');
  });

  test('is null without any ratio', () => {
    expect(
      fieldOf(
        mapWith((_, done) => done.fill(0)),
        request,
      ),
    ).toBeNull();
  });

  test('counts rows that are not computed yet as unknown', () => {
    const half = mapWith((_, done) => done.fill(0, 4));
    expect(fieldOf(half, request)!.known.filter(Boolean)).toHaveLength(4 * COLUMNS);
    expect(coverPath(half, cells, ['waiting']).match(/M/g)).toHaveLength(5 * COLUMNS);
  });

  test('has colours that change gradually, with one step at 2', () => {
    const weight = (ratio: number) => {
      const { from, share } = colourOf(ratio);
      return from + share;
    };
    const steps = BANDS.slice(1).map((ratio, i) => ({ ratio, step: weight(ratio) - weight(BANDS[i]) }));
    expect(steps.filter(({ step }) => step <= 0)).toEqual([]);
    expect(steps.filter(({ step }) => step > 0.5).map(({ ratio }) => ratio)).toEqual([2]);
    expect(weight(1)).toBe(0);
    expect(weight(50)).toBe(8);
    const bands = bandsOf(fieldOf(mapWith(), request)!, cells);
    expect(bands.map(({ ratio }) => ratio)).toEqual(BANDS);
  });
});

describe('the labels of the map', () => {
  const field = fieldOf(mapWith(), request)!;
  const size = { width: 90, height: 20 };
  const regions = [
    { id: 'less', from: 1, to: 2, ...size },
    { id: 'more', from: 2, to: 9, ...size },
    { id: 'thin', from: 2, to: 2.1, ...size },
  ];
  const words = regionPlaces(field, cells, regions, []);

  test('stand inside their region, or are left out if it has no room', () => {
    expect(words.map(({ id }) => id)).toEqual(['less', 'more']);
    const middle = cells.left + ((COLUMNS - 1) / 2 + 0.5) * cells.cellWidth;
    expect(words[0].at.x + 45).toBeLessThanOrEqual(middle);
    expect(words[1].at.x - 45).toBeGreaterThanOrEqual(middle);
  });

  test('avoid places that are taken', () => {
    const taken = [{ ...words[0].at, width: 20, height: 20 }];
    const [moved] = regionPlaces(field, cells, regions, taken);
    expect(moved.id).toBe('less');
    const across = Math.abs(moved.at.x - words[0].at.x);
    expect(across >= 55 || Math.abs(moved.at.y - words[0].at.y) >= 20).toBe(true);
  });

  test('that are numbers stand on their contours, clear of words', () => {
    const taken = words.map(({ at }) => ({ ...at, ...size }));
    const numbers = contourPlaces(contourLines(field, cells), cells, field.known, taken);
    expect(numbers.map(({ ratio }) => ratio)).toEqual([1.5, 2, 2.5, 3]);
    for (const { ratio, at } of numbers) {
      const column = (Math.log(ratio) / Math.log(4)) * (COLUMNS - 1);
      expect(at.x).toBeCloseTo(cells.left + (column + 0.5) * cells.cellWidth, 6);
      for (const box of taken)
        expect(Math.abs(at.x - box.x) >= 60 || Math.abs(at.y - box.y) >= 19).toBe(true);
    }
  });
});
