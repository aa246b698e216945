// The axis of ranks has room for the number at its end, at every width that the picture takes.
import { describe, expect, it } from 'vitest';
import { bottomLabels } from '../../../figure/axisLabels';
import { rangeTicks } from '../../../figure/ticks';
import { layoutOf, PANEL_SIDE } from './layout';

describe('the axis of ranks', () => {
  it.each([1, 1.5])(
    'names its end whole and in the middle under it, with text of %s times its usual size',
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
