// The part of the plane that the drawn step needs, and how it comes onto the screen: one scale for both directions.
// Pure.
import type { Vector } from '../oneStep';
import type { DrawnStep } from './drawnStep';

export interface ClippingView {
  /** Px by unit of length. */
  scale: number;
  place(vector: Vector): Vector;
}

interface Bounds {
  low: Vector;
  high: Vector;
}

/** Noise multiplier below which the scale stays fixed, so that the noise shrinks rather than the arrows grow. */
const USUAL_NOISE = 1.2;
/** The view makes no space for a larger clipping circle, since gradients are hardly longer than this. */
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

/** What is to be seen of gradients, and of the sum and its noise, in any of the three worlds. */
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

/** Both bounds together, unless that would make the sum less than half as large as it could be. */
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

/** The view at a moment. Where the gradients are much longer than C it goes nearer while the first arrows are added. */
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
      // the same point of both, at the scale between them
      const weight = near.scale === far.scale ? 0 : (scale - far.scale) / (near.scale - far.scale);
      return { x: a.x + weight * (b.x - a.x), y: a.y + weight * (b.y - a.y) };
    },
  };
}
