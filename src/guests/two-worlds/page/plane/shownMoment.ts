// Both worlds at one moment, a kept step of the training, as they are drawn: bands of both clouds, scores, and single models. Pure.

import { contours } from 'd3-contour';
import { marginAt } from '../../engine/margin';
import type { World, WorldCloud, WorldsModel, WorldsReply } from '../jobs';
import type { Answered } from '../worldsRequest';
import type { PlaneView } from './planeView';

/** Levels of a cloud's contours as shares of its peak, from the edge inwards. */
export const CUTS = [0.1, 0.35, 0.7] as const;

/** Rings as an SVG path, in units of a square from 0 to `side`, y downwards. */
type Rings = readonly (readonly (readonly [number, number])[])[];

function path(polygons: readonly Rings[], scale: number, margin: number): string {
  const point = ([x, y]: readonly [number, number]) =>
    `${(margin + x * scale).toFixed(1)} ${(margin + y * scale).toFixed(1)}`;
  return polygons.flatMap((rings) => rings.map((ring) => `M${ring.map(point).join('L')}Z`)).join('');
}

/** Smooths with the weights 1/4, 1/2, 1/4 across and down, because the counts of five hundred lines have a ragged edge. */
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
 * The path of a cloud's band for each of CUTS; empty texts where nothing was counted. `density` is grid × grid, row by row from the top
 * left. The band is drawn in a square of `side` px, with `margin` px to its left and above.
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

/** The overlap of two clouds as distributions, in [0, 1]: 1 for equal clouds, and 0 for clouds that nowhere meet. */
export function cloudOverlap(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const total = (density: ArrayLike<number>) => Array.from(density).reduce((sum, value) => sum + value, 0);
  const [all, others] = [total(left), total(right)];
  if (!(all > 0 && others > 0)) return 0;
  let common = 0;
  for (let i = 0; i < left.length; i++) common += Math.min(left[i] / all, right[i] / others);
  return common;
}

/** Points on each side of the lattice on which a network's margin is evaluated for its path. */
const LATTICE = 40;

const at = ({ place }: PlaneView, x: number, y: number): string => {
  const { left, top } = place({ x, y });
  return `${left.toFixed(1)} ${top.toFixed(1)}`;
};

/** The path of the line a x + b y + c = 0 between its ends on the plane's edge; empty where it does not cross the plane. */
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

/** A model's boundary as an SVG path; empty where it does not cross the plane. */
export function boundaryPath(view: PlaneView, model: WorldsModel, margin: Float32Array | Float64Array) {
  if (model === 'logistic') return line(view, margin);
  const values: number[] = [];
  for (let row = 0; row < LATTICE; row++) {
    for (let column = 0; column < LATTICE; column++)
      values.push(marginAt(model, margin, 0, margin.length, placeOf(column), -placeOf(row)));
  }
  return levelPath(view, values, LATTICE, 0);
}

/** Coordinate of a lattice point's middle. */
const placeOf = (index: number): number => (2 * (index + 0.5)) / LATTICE - 1;

/** Path of a contour, without the pieces along the lattice's own edge. `values` are given row by row from the top left. */
function levelPath(view: PlaneView, values: ArrayLike<number>, lattice: number, level: number): string {
  const { coordinates } = contours().size([lattice, lattice]).contour(Array.from(values), level);
  const outside = ([x, y]: readonly [number, number]) =>
    Math.min(x, y) <= 0.5 || Math.max(x, y) >= lattice - 0.5;
  const onPlane = ([x, y]: readonly [number, number]) =>
    at(view, (2 * x) / lattice - 1, 1 - (2 * y) / lattice);
  // pieces are joined where they can be, because a dashed line would start its pattern anew at each beginning
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

type Both<Value> = readonly [Value, Value];

/** A model by its world and by its number in that world, from 0. */
export interface OneOf {
  world: World;
  number: number;
}

const both = <Value>({ worlds }: WorldsReply, make: (cloud: WorldCloud) => Value): Both<Value> => [
  make(worlds[0]),
  make(worlds[1]),
];

/** The numbers of one moment, of which each has `size`. */
const partOf = <Numbers extends Float32Array | Float64Array>(all: Numbers, moment: number, size: number) =>
  all.subarray(moment * size, (moment + 1) * size) as Numbers;

/** Bands of both clouds, for a plane of `side` px with `margin` px to its left and above. */
export const bandsAt = ({ reply, request: { grid } }: Answered, moment: number, side: number, margin = 0) =>
  both(reply, ({ boundary }) => cloudBands(partOf(boundary, moment, grid ** 2), grid, side, margin));

export const overlapAt = ({ reply, request: { grid } }: Answered, moment: number): number =>
  cloudOverlap(...both(reply, ({ boundary }) => partOf(boundary, moment, grid ** 2)));

export const lastOverlap = (shown: Answered): number => overlapAt(shown, shown.request.keptSteps.length - 1);

/** The path, for each world, along which half of its models say one class and half the other. */
export const middlesAt = ({ reply, request: { grid } }: Answered, moment: number, view: PlaneView) =>
  both(reply, ({ positive }) => levelPath(view, partOf(positive, moment, grid ** 2), grid, 0.5));

export const scoresAt = ({ worlds, scores }: WorldsReply, moment: number): Both<Float64Array> => [
  partOf(scores[0], moment, worlds[0].models),
  partOf(scores[1], moment, worlds[1].models),
];

export function modelPath(
  { reply, request }: Answered,
  moment: number,
  { world, number }: OneOf,
  view: PlaneView,
): string {
  const { margins, models, size } = reply.worlds[world];
  return boundaryPath(view, request.model, partOf(margins, moment * models + number, size));
}
