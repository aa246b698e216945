// Where one model draws its boundary, as a path: the places at which its margin is zero. Pure.
import { contours } from 'd3-contour';
import { marginAt } from '../../../../../addons/worlds/margin';
import type { WorldsModel } from '../../../../jobs/worlds';
import type { PlaneView } from './planeView';

const LATTICE = 40;

const at = ({ place }: PlaneView, x: number, y: number): string => {
  const { left, top } = place({ x, y });
  return `${left.toFixed(1)} ${top.toFixed(1)}`;
};

/** Both ends of a x + b y + c = 0 on the square's edge. */
function line(view: PlaneView, [a, b, c]: ArrayLike<number> & Iterable<number>): string {
  const ends: [number, number][] = [];
  for (const side of [-1, 1]) {
    const y = -(c + a * side) / b;
    if (Math.abs(y) <= 1) ends.push([side, y]);
    const x = -(c + b * side) / a;
    if (Math.abs(x) < 1) ends.push([x, side]);
  }
  return ends.length < 2 ? '' : `M${at(view, ...ends[0])}L${at(view, ...ends[ends.length - 1])}`;
}

/** An SVG path; empty where the boundary does not cross the plane. */
export function boundaryPath(
  view: PlaneView,
  model: WorldsModel,
  margin: Float32Array | Float64Array,
): string {
  if (model === 'logistic') return line(view, margin);
  const values: number[] = [];
  for (let row = 0; row < LATTICE; row++) {
    for (let column = 0; column < LATTICE; column++)
      values.push(marginAt(model, margin, 0, margin.length, placeOf(column), -placeOf(row)));
  }
  return levelPath(view, values, LATTICE, 0);
}

/** Of a lattice point's middle. */
const placeOf = (index: number): number => (2 * (index + 0.5)) / LATTICE - 1;

/**
 * Where values pass a level, as an SVG path, without the lattice's own edge.
 *
 * @param values lattice × lattice, row by row from the top left
 */
export function levelPath(
  view: PlaneView,
  values: ArrayLike<number>,
  lattice: number,
  level: number,
): string {
  const { coordinates } = contours().size([lattice, lattice]).contour(Array.from(values), level);
  const outside = ([x, y]: readonly [number, number]) =>
    Math.min(x, y) <= 0.5 || Math.max(x, y) >= lattice - 0.5;
  const onPlane = ([x, y]: readonly [number, number]) =>
    at(view, (2 * x) / lattice - 1, 1 - (2 * y) / lattice);
  // in one go where it can be, for each beginning begins a dash anew
  const pieces = (ring: readonly [number, number][]) => {
    let drawing = false;
    return ring.slice(1).map((to, i) => {
      const from = ring[i];
      const begins = !drawing;
      drawing = !(outside(from) && outside(to));
      return drawing ? `${begins ? `M${onPlane(from)}` : ''}L${onPlane(to)}` : '';
    });
  };
  return (coordinates.flat() as unknown as [number, number][][]).flatMap(pieces).join('');
}
