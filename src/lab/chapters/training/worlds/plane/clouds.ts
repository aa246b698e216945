// A cloud of decision boundaries as bands, which a canvas and a saved picture draw. Pure.
import { contours } from 'd3-contour';

/** Shares of the peak at which a cloud is cut, from its edge inwards. The outermost has an outline. */
export const CUTS = [0.1, 0.35, 0.7] as const;

/** Rings as an SVG path, in units of a square from 0 to `side`, y downwards. */
type Rings = readonly (readonly (readonly [number, number])[])[];

function path(polygons: readonly Rings[], scale: number, margin: number): string {
  const point = ([x, y]: readonly [number, number]) =>
    `${(margin + x * scale).toFixed(1)} ${(margin + y * scale).toFixed(1)}`;
  return polygons.flatMap((rings) => rings.map((ring) => `M${ring.map(point).join('L')}Z`)).join('');
}

/** Each cell with its neighbours at a quarter, half, a quarter across and down: five hundred lines leave a ragged edge. */
function blurred(density: ArrayLike<number>, grid: number): number[] {
  const along = (values: ArrayLike<number>, step: number, place: (i: number) => number) =>
    Array.from(values, (value, i) => {
      const before = place(i) > 0 ? values[i - step] : value;
      const after = place(i) < grid - 1 ? values[i + step] : value;
      return 0.25 * before + 0.5 * value + 0.25 * after;
    });
  const across = along(density, 1, (i) => i % grid);
  return along(across, grid, (i) => Math.floor(i / grid));
}

/**
 * The bands of one cloud, one path for each cut; empty texts where nothing was counted.
 *
 * @param density grid × grid, row by row from the top left
 * @param side px of the square it is drawn in
 * @param margin px to the left of it and above
 */
export function cloudBands(density: ArrayLike<number>, grid: number, side: number, margin = 0): string[] {
  const values = blurred(blurred(density, grid), grid);
  const peak = Math.max(...values);
  if (!(peak > 0)) return CUTS.map(() => '');
  const cut = contours().size([grid, grid]).smooth(true);
  return CUTS.map((share) =>
    path(cut.contour(values, share * peak).coordinates as unknown as Rings[], side / grid, margin),
  );
}

/**
 * How much two clouds have in common: 1 for the same, 0 for clouds that nowhere meet. The overlap of both as distributions over
 * the plane.
 */
export function cloudOverlap(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const total = (density: ArrayLike<number>) => Array.from(density).reduce((sum, value) => sum + value, 0);
  const [all, others] = [total(left), total(right)];
  if (!(all > 0 && others > 0)) return 0;
  let common = 0;
  for (let i = 0; i < left.length; i++) common += Math.min(left[i] / all, right[i] / others);
  return common;
}
