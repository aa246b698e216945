// The layout of the watched run's panels, at every width that the picture takes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottomLabels } from '../../../figure/axisLabels';
import { rangeTicks } from '../../../figure/ticks';
import { layoutOf, PANEL_SIDE } from './layout';

describe('the axis of ranks', () => {
  it.each([1, 1.5])(
    'has a centred number at its end at widths from 300 to 1300 px, with text of %s times its usual size',
    (scale) => {
      for (let width = 300; width <= 1300; width += 20) {
        const { ranks } = layoutOf(width, scale, 0);
        const ticks = rangeTicks(0, 1000, 4);
        const place = (rank: number) => ranks.x + (rank / 1000) * ranks.width;
        const edges = [ranks.x - PANEL_SIDE, width] as const;
        const end = bottomLabels({ ticks, place, y: 0, edges, scale }).at(-1);
        expect({ width, value: end?.value }).toEqual({ width, value: 1000 });
        const { left, right } = end?.box ?? { left: Number.NaN, right: Number.NaN };
        expect((left + right) / 2).toBeCloseTo(place(1000), 3);
      }
    },
  );
});

describe('the panels', () => {
  const pictures = fc.record({
    width: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 4000 })),
    scale: fc.double({ min: 0.5, max: 4, noNaN: true }),
    spare: fc.integer({ min: -2000, max: 2000 }),
  });

  it('have a positive size in every picture of 1 to 4000 px', () => {
    fc.assert(
      fc.property(pictures, ({ width, scale, spare }) => {
        const { grid, margins, ranks, height } = layoutOf(width, scale, spare);
        for (const box of [ranks, ...(margins ? [margins] : [])]) {
          expect(box.width).toBeGreaterThan(0);
          expect(box.height).toBeGreaterThan(0);
        }
        expect(grid.width).toBeGreaterThanOrEqual(0);
        expect(grid.height).toBeGreaterThan(0);
        expect(height).toBeGreaterThan(0);
      }),
    );
  });

  it('stand beside each other within every picture that is at least 113 px wide at the usual size of text', () => {
    fc.assert(
      fc.property(pictures, ({ width, scale, spare }) => {
        fc.pre(width >= 113 * scale);
        const { grid, margins, ranks } = layoutOf(width, scale, spare);
        const row = [grid, ...(margins ? [margins] : []), ranks];
        for (const [i, { x, width: wide }] of row.entries()) {
          expect(x + wide).toBeLessThanOrEqual((row[i + 1]?.x ?? width) + 1e-9);
        }
      }),
    );
  });
});
