// The places of plots, values and ticks in a chart.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axisScale } from './axisScale';
import type { PlotData } from './chartData';
import { CURVES_ROOM, PANELS, placeAlone, placePanels, spacedTicks } from './place';

const CHART: PlotData = {
  xTitle: 'σ',
  yTitle: 'ε',
  x: axisScale('log', 1, 1000),
  y: axisScale('linear', 0, 1),
  xs: [1, 10, 1000],
  lines: [],
};

describe('one plot', () => {
  test('has a place for every value, which for values beyond the axes is at their ends', () => {
    const { places, height } = placeAlone(CHART, CURVES_ROOM, { width: 360, height: 220, scale: 1 });
    expect(height).toBe(220);
    const [{ x, y, left, right, top, floor }] = places as [(typeof places)[0]];
    expect(x(1)).toBe(left);
    expect(x(1000)).toBeCloseTo(right);
    expect(x(10)).toBeCloseTo(left + (right - left) / 3);
    expect([y(0), y(-1)]).toEqual([floor, floor]);
    expect([y(1), y(2)]).toEqual([top, top]);
  });

  test('has a place for the only value of an axis', () => {
    const x = axisScale('log', 5, 5);
    const { places } = placeAlone({ ...CHART, x }, CURVES_ROOM, { width: 300, height: 200, scale: 1 });
    expect(places[0]?.x(5)).toBe(CURVES_ROOM.left);
  });
});

describe('several plots', () => {
  test('stay apart and within the drawing, for 1 to 7 plots at widths of 320 to 1400 px and three sizes of text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 320, max: 1400 }),
        fc.constantFrom(1, 1.25, 2),
        (count, width, scale) => {
          const charts = Array.from({ length: count }, () => CHART);
          const { places, height } = placePanels(charts, width, scale);
          expect(places).toHaveLength(count);
          const below = PANELS.bottom * scale;
          places.forEach((one, i) => {
            expect(one.left).toBeGreaterThan(0);
            expect(one.right).toBeLessThanOrEqual(width);
            expect(one.right).toBeGreaterThan(one.left);
            expect(one.floor + below).toBeLessThanOrEqual(height + 1e-6);
            expect(one.floor - one.top).toBeGreaterThanOrEqual(199);
            for (const other of places.slice(0, i)) {
              const beside = other.right < one.left || other.left > one.right;
              expect(beside || other.floor + below <= one.top).toBe(true);
            }
          });
        },
      ),
    );
  });
});

test('ticks below an axis include both ends and stand apart, for any whole numbers from 0 to 400', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1 }), (places) => {
      const xs = places.sort((a, b) => a - b);
      const shown = spacedTicks(xs, (x) => x, 30);
      expect(shown).toContain(xs[0]);
      expect(shown.at(-1)).toBe(xs.at(-1));
      // If only the two ends are shown, they may be nearer.
      if (shown.length > 2) {
        for (const [i, x] of shown.slice(1).entries()) expect(x - shown[i]!).toBeGreaterThanOrEqual(30);
      }
    }),
  );
});

test('ticks beyond a dense part of an axis are still written', () => {
  expect(spacedTicks([0, 40, 50, 60, 70, 80, 90, 130], (x) => x, 34)).toEqual([0, 40, 80, 130]);
});
