// The part of the plane that the drawing of a step shows, and how it is mapped to the screen, with one scale for both directions. Pure.
import type { Vector } from '../oneStep';
import type { DrawnStep } from './drawnStep';

export interface ClippingView {
  /** Px per unit of length. */
  scale: number;
  /** The place of a vector in the drawing, in px. */
  place(vector: Vector): Vector;
}

interface Bounds {
  low: Vector;
  high: Vector;
}

/** Noise multiplier below which the scale stays fixed, so that less noise looks smaller instead of making the arrows larger. */
const USUAL_NOISE = 1.2;
/** Greatest radius of the clipping circle for which the view makes room. All gradients but one are shorter than this. */
const LONGEST = 2.2;

function around(points: readonly Vector[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    low: { x: Math.min(...xs), y: Math.min(...ys) },
    high: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

const disc = ({ x, y }: Vector, radius: number): Vector[] => [
  { x: x - radius, y: y - radius },
  { x: x + radius, y: y + radius },
];

/** The bounds of everything that may be seen for any of Ana's three records: of the gradients, and of the sums with their noise. */
function boundsOf(worlds: readonly DrawnStep[]): { gradients: Bounds; sums: Bounds } {
  const [{ clippingNorm, noiseMultiplier }] = worlds;
  const origin = { x: 0, y: 0 };
  const room = Math.max(noiseMultiplier, USUAL_NOISE) / noiseMultiplier;
  const sums = worlds.flatMap(({ records, sum, spread, released }) => {
    const path: Vector[] = [origin];
    for (const { clipped } of records) {
      const { x, y } = path[path.length - 1];
      path.push({ x: x + clipped.x, y: y + clipped.y });
    }
    const noise = { x: room * (released.x - sum.x), y: room * (released.y - sum.y) };
    return [...path, ...disc(sum, room * spread), { x: sum.x + noise.x, y: sum.y + noise.y }];
  });
  const gradients = worlds.flatMap(({ records }) => records.map(({ gradient }) => gradient));
  return {
    gradients: around([origin, ...gradients, ...disc(origin, Math.min(clippingNorm, LONGEST))]),
    sums: around(sums),
  };
}

/** Gradients and sums share one view, unless that view would show the sums less than this share as large as a view of their own. */
const MUCH_SMALLER = 0.5;

function fitted({ low, high }: Bounds, width: number, height: number, margin: number): ClippingView {
  const across = Math.max(high.x - low.x, 1e-9);
  const up = Math.max(high.y - low.y, 1e-9);
  const scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / up);
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
  return {
    scale,
    place: ({ x, y }) => ({ x: width / 2 + scale * (x - middle.x), y: height / 2 - scale * (y - middle.y) }),
  };
}

/** The view at time `t` (timeline.ts). If the gradients are much longer than C, it zooms in before the arrows are added. */
export function clippingView(
  worlds: readonly DrawnStep[],
  t: number,
  width: number,
  height: number,
  margin: number,
): ClippingView {
  const { gradients, sums } = boundsOf(worlds);
  const both = [gradients, sums].flatMap(({ low, high }) => [low, high]);
  const far = fitted(around(both), width, height, margin);
  const near = fitted(sums, width, height, margin);
  if (far.scale >= MUCH_SMALLER * near.scale) return far;
  const by = Math.min(1, Math.max(0, t - 1.6) / 0.4);
  const scale = far.scale ** (1 - by) * near.scale ** by;
  return {
    scale,
    place: (vector) => {
      const [a, b] = [far.place(vector), near.place(vector)];
      // The place is interpolated between both views, in proportion to the scale.
      const weight = near.scale === far.scale ? 0 : (scale - far.scale) / (near.scale - far.scale);
      return { x: a.x + weight * (b.x - a.x), y: a.y + weight * (b.y - a.y) };
    },
  };
}
