// The numbers at an axis: none touches another, leaves the drawing, or reads like another.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentTick } from '../chart/percentTick';
import { toText, typesetEpsilonTick } from '../notation/formatNumber';
import { bottomLabels, leftLabels, tickTexts, widestTick } from './axisLabels';
import type { PlotBox } from './lineProfile';
import { logTicks, rangeTicks } from './ticks';

const touch = (a: PlotBox, b: PlotBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const said = (labels: readonly { text: Parameters<typeof toText>[0] }[]) =>
  labels.map(({ text }) => toText(text));

const falling = (value: number) => 230 - value / 1e4;

describe('the numbers of a vertical axis', () => {
  const ticks = [0, 5e5, 1e6, 1.5e6, 2e6];

  it('are all written if there is room', () => {
    const room = widestTick(tickTexts({ ticks, write: typesetEpsilonTick })) + 9;
    const labels = leftLabels({ ticks, write: typesetEpsilonTick, place: falling, x: room, gap: 8 });
    expect(said(labels)).toEqual(['0', '5×10⁵', '10⁶', '1.5×10⁶', '2×10⁶']);
  });

  it('are left out rather than cut if they are too wide', () => {
    const labels = leftLabels({ ticks, write: typesetEpsilonTick, place: falling, x: 50, gap: 8 });
    expect(said(labels)).toEqual(['0', '5×10⁵', '10⁶', '2×10⁶']);
    expect(Math.min(...labels.map(({ box }) => box.left))).toBeGreaterThanOrEqual(0);
  });

  it('keep the roundest ones if not all have room', () => {
    const place = (value: number) => 100 - 9 * value;
    expect(said(leftLabels({ ticks: [1, 2, 3, 4, 5], place, x: 50 }))).toEqual(['1', '3', '5']);
  });
});

describe('the numbers of a horizontal axis', () => {
  const axis = { place: (value: number) => value, y: 100, edges: [0, 200] as const };

  it('stay within the edges of the drawing', () => {
    const labels = bottomLabels({ ...axis, ticks: [50, 195, 230] });
    expect(said(labels)).toEqual(['50', '195']);
    expect(labels[1]?.box.right).toBe(200);
  });

  it('keep those named first rather than the roundest', () => {
    const ticks = [10, 30, 50];
    const crowded = { ...axis, ticks, place: (value: number) => value / 2 + 20 };
    expect(said(bottomLabels(crowded))).toEqual(['10', '50']);
    expect(said(bottomLabels({ ...crowded, first: [30] }))).toEqual(['30']);
  });
});

it('numbers that are close to each other are written with the digits that tell them apart', () => {
  expect(tickTexts({ ticks: [1000.1, 1000.2, 1000.3] }).map(toText)).toEqual([
    '1,000.1',
    '1,000.2',
    '1,000.3',
  ]);
  expect(tickTexts({ ticks: [100_001, 100_002] }).map(toText)).toEqual(['1.00001×10⁵', '1.00002×10⁵']);
  expect(tickTexts({ ticks: [1e-5, 3e-5, 1e-4], write: percentTick }).map(toText)).toEqual([
    '10⁻⁵',
    '3×10⁻⁵',
    '0.01%',
  ]);
});

it('numbers of any linear or logarithmic axis from 10⁻⁸ to 10¹⁶ stand apart, within the drawing, and read as ascending values', () => {
  const axes = fc.record({
    low: fc.double({ min: -8, max: 7, noNaN: true }),
    decades: fc.double({ min: 0.2, max: 9, noNaN: true }),
    kind: fc.constantFrom('range', 'log'),
    most: fc.integer({ min: 2, max: 12 }),
    width: fc.integer({ min: 60, max: 900 }),
    scale: fc.constantFrom(1, 1.25, 2),
  });
  fc.assert(
    fc.property(axes, ({ low, decades, kind, most, width, scale }) => {
      const [from, to] = [10 ** low, 10 ** (low + decades)];
      const ticks = kind === 'log' ? logTicks(from, to, most) : rangeTicks(from, to, most);
      const share = (value: number) =>
        kind === 'log' ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
      const level = bottomLabels({
        ticks,
        place: (value) => 20 + share(value) * (width - 30),
        y: 300,
        edges: [0, width],
        scale,
      });
      const upright = leftLabels({ ticks, place: (value) => 290 - share(value) * 260, x: 60, scale });
      for (const labels of [level, upright]) {
        for (const [i, { box, text, value }] of labels.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width + (labels === upright ? 60 : 1e-6));
          expect(labels.slice(0, i).some((other) => touch(other.box, box))).toBe(false);
          const shown = readNumber(toText(text));
          const step = Math.min(
            ...ticks.filter((tick) => tick !== value).map((tick) => Math.abs(tick - value)),
          );
          expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.021 * Math.min(step, 1e300));
          const before = labels[i - 1];
          if (before) expect(shown).toBeGreaterThan(readNumber(toText(before.text)));
        }
      }
      expect(level.length).toBeGreaterThan(ticks.length > 0 && width > 200 ? 0 : -1);
    }),
    { seed: 8, numRuns: 500 },
  );
});

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number as a reader reads it. */
function readNumber(text: string): number {
  const [, mantissa, , sign, power] =
    /^(−?[\d,.]+)?(?:×?(10)(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(text) ?? expect.fail(`${text} is no number`);
  const exponent = [...(power ?? '⁰')].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
  return Number(`${(mantissa ?? '1').replaceAll(',', '').replace('−', '-')}e${sign ? '-' : ''}${exponent}`);
}
