// Converts places of the plane to places on the screen and back, and finds what is under a pointer. Pure.
import { ARROWS } from '../../../../lab/ui/keys';
import { type Place, tidy } from '../twoWorlds';

/** A place on the screen, in px from the drawing's upper left corner. */
export type Point = Record<'left' | 'top', number>;

export type PlaneView = ReturnType<typeof planeView>;

/** Margin around the plane in px, so that a record at its edge is seen whole. */
export const MARGIN = 10;

/** Opacity of each band of a cloud. The bands lie one upon another, so the middle is darkest. */
export const BAND_OPACITY = 0.2;

/** @param side px of the square drawing */
export function planeView(side: number) {
  const scale = Math.max(1, side - 2 * MARGIN) / 2;
  return {
    scale,
    place: ({ x, y }: Place): Point => ({ left: MARGIN + scale * (1 + x), top: MARGIN + scale * (1 - y) }),
    /** The place in the plane, the nearest one for a point outside. */
    at: ({ left, top }: Point) => tidy({ x: (left - MARGIN) / scale - 1, y: 1 - (top - MARGIN) / scale }),
  };
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.left - b.left, a.top - b.top);

/** The nearest of some points within `reach` px; null where none is. */
export function hit(points: readonly Point[], point: Point, reach: number): number | null {
  const away = points.map((one) => apart(one, point));
  const nearest = away.indexOf(Math.min(...away));
  return nearest >= 0 && away[nearest] <= reach ? nearest : null;
}

/** Distances in px from a record's middle to the middle of its name, across and up or down. */
const ASIDE = 25;
const BESIDE = 11;

/** The one of four places for a record's name that lies inside a plane of `across` px and farthest from all other records. */
export function namePlace(own: Point, others: readonly Point[], across: number): Point {
  const inside = ({ left, top }: Point) =>
    Math.min(left, across + 2 * MARGIN - left) > ASIDE && Math.min(top, across + 2 * MARGIN - top) > MARGIN;
  const room = (place: Point) =>
    inside(place) ? Math.min(Infinity, ...others.map((one) => apart(one, place))) : 0;
  const places = [ASIDE, -ASIDE].flatMap((left) =>
    [-BESIDE, BESIDE].map((top) => ({ left: own.left + left, top: own.top + top })),
  );
  return places.toSorted((a, b) => room(b) - room(a))[0];
}

/** Place of a record after an arrow key, which moves it by 0.05, or by 0.01 if `fine`; null for any other key. */
export function byKey({ x, y }: Place, key: string, fine: boolean): Place | null {
  const way = ARROWS.get(key);
  if (way === undefined) return null;
  const step = fine ? 0.01 : 0.05;
  return tidy({ x: x + step * way[0], y: y + step * way[1] });
}
