// A line through points as an SVG path: smooth, and monotone wherever the points are, so that nothing is drawn
// beyond a value. Cubic Hermite pieces with the slopes of Steffen, "A simple method for monotonic interpolation in
// one dimension" (Astronomy and Astrophysics 239, 1990), equations 8 and 11. Pure.
import type { PathPoint } from './lineProfile';

/** Rounds px to tenths, which are finer than a screen. */
const px = (value: number): number => Math.round(value * 10) / 10;

/** Slope dy/dx at each of at least two points. */
function slopesOf(points: readonly PathPoint[]): number[] {
  const rise = (i: number) => (points[i + 1].y - points[i].y) / (points[i + 1].x - points[i].x);
  const inner = points.slice(1, -1).map((_, i) => {
    const [before, after] = [rise(i), rise(i + 1)];
    const [h0, h1] = [points[i + 1].x - points[i].x, points[i + 2].x - points[i + 1].x];
    const mean = (before * h1 + after * h0) / (h0 + h1);
    const least = Math.min(Math.abs(before), Math.abs(after), Math.abs(mean) / 2);
    return (Math.sign(before) + Math.sign(after)) * least;
  });
  const last = points.length - 2;
  // The slope at an end is the one with which the second derivative of the end's piece is 0 there.
  const first = inner.length > 0 ? (3 * rise(0) - inner[0]) / 2 : rise(0);
  const end = inner.length > 0 ? (3 * rise(last) - (inner.at(-1) ?? 0)) / 2 : rise(0);
  return [first, ...inner, end];
}

function pieceOf(points: readonly PathPoint[]): string {
  const [start] = points;
  if (points.length === 1) return `M${px(start.x)} ${px(start.y)}Z`;
  const slopes = slopesOf(points);
  let path = `M${px(start.x)} ${px(start.y)}`;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    const third = (to.x - from.x) / 3;
    const c1 = `${px(from.x + third)} ${px(from.y + third * slopes[i - 1])}`;
    const c2 = `${px(to.x - third)} ${px(to.y - third * slopes[i])}`;
    path += `C${c1} ${c2} ${px(to.x)} ${px(to.y)}`;
  }
  return path;
}

/** The stretches of items between nulls. */
function unbroken<Item>(items: readonly (Item | null)[]): Item[][] {
  const pieces: Item[][] = [[]];
  for (const item of items) {
    if (item === null) pieces.push([]);
    else pieces[pieces.length - 1].push(item);
  }
  return pieces.filter(({ length }) => length > 0);
}

/**
 * The path of a smooth line through points in px with ascending x. A null is an unknown value and leaves a gap. A point between
 * two gaps is a dot.
 */
export const smoothLine = (points: readonly (PathPoint | null)[]): string =>
  unbroken(points).map(pieceOf).join('');

/** The commands that draw the same curve from its end to its start. */
function backwards(piece: string): string {
  const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: string[] = [];
  for (let i = 0; i < numbers.length; i += 2) points.unshift(`${numbers[i]} ${numbers[i + 1]}`);
  const [start, ...rest] = points;
  let path = `L${start}`;
  for (let i = 0; i + 2 < rest.length; i += 3) path += `C${rest[i]} ${rest[i + 1]} ${rest[i + 2]}`;
  return path;
}

/** The area between two smooth lines whose points have the same x. Where either line has a gap, so has the area. */
export function smoothBand(
  above: readonly (PathPoint | null)[],
  below: readonly (PathPoint | null)[],
): string {
  const pairs = above.map((top, i) => {
    const bottom = below[i];
    return top && bottom ? { top, bottom } : null;
  });
  return unbroken(pairs)
    .filter(({ length }) => length > 1)
    .map((pair) => [pieceOf(pair.map(({ top }) => top)), pieceOf(pair.map(({ bottom }) => bottom))])
    .map(([upper, lower]) => `${upper}${backwards(lower)}Z`)
    .join('');
}
