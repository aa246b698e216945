// A cloud of decision boundaries as bands: what many models together leave on a grid, cut at a few shares of its peak. A canvas and a
// saved picture draw the same bands. Pure.
import { contours } from 'd3-contour';

/** Shares of the peak at which a cloud is cut, from its edge inwards. The outermost has an outline. */
export const CUTS = [0.08, 0.25, 0.5, 0.75] as const;

/** Rings as an SVG path, in units of a square from 0 to `side`, y downwards. */
type Rings = readonly (readonly (readonly [number, number])[])[];

function path(polygons: readonly Rings[], scale: number): string {
  const point = ([x, y]: readonly [number, number]) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`;
  return polygons.flatMap((rings) => rings.map((ring) => `M${ring.map(point).join('L')}Z`)).join('');
}

/**
 * The bands of one cloud, one path for each cut; empty texts where nothing was counted.
 *
 * @param density grid × grid, row by row from the top left
 * @param side px of the square it is drawn in
 */
export function cloudBands(density: ArrayLike<number>, grid: number, side: number): string[] {
  const values = Array.from(density);
  const peak = Math.max(...values);
  if (!(peak > 0)) return CUTS.map(() => '');
  const cut = contours().size([grid, grid]).smooth(true);
  return CUTS.map((share) =>
    path(cut.contour(values, share * peak).coordinates as unknown as Rings[], side / grid),
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
