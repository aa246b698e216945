// Lines of the figure as what labels have to keep clear of: where each runs, column by column. Pure geometry in pixels.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawn line, x ascending; null breaks it (a gap is no obstacle). */
export interface LinePath {
  id: string;
  points: readonly (Point | null)[];
}

/** Clear space kept around a label, px. */
export const CLEARANCE = 5;
const COLUMN = 4;

/** Highest and lowest y of a line over narrow columns of the plot; NaN where it has a gap or no points. */
export interface Profile {
  id: string;
  top: Float64Array;
  bottom: Float64Array;
  /** The same over 1, 2, 4, ... columns from each one on; infinite where there is no line. */
  tops: readonly Float64Array[];
  bottoms: readonly Float64Array[];
}

/** Doubles the stretch as long as the plot has room for it: any stretch is then the union of two. */
function overStretches(
  column: Float64Array,
  pick: (a: number, b: number) => number,
  none: number,
): Float64Array[] {
  const levels = [column.map((value) => (Number.isNaN(value) ? none : value))];
  for (let span = 1; 2 * span <= column.length; span *= 2) {
    const shorter = levels[levels.length - 1] as Float64Array;
    const longer = new Float64Array(column.length - 2 * span + 1);
    for (let i = 0; i < longer.length; i++) {
      longer[i] = pick(shorter[i] as number, shorter[i + span] as number);
    }
    levels.push(longer);
  }
  return levels;
}

export function profileOf(line: LinePath, plot: Box): Profile {
  const columns = Math.max(1, Math.ceil((plot.right - plot.left) / COLUMN));
  const top = new Float64Array(columns).fill(Number.NaN);
  const bottom = new Float64Array(columns).fill(Number.NaN);
  for (let i = 1; i < line.points.length; i++) {
    const from = line.points[i - 1];
    const to = line.points[i];
    if (!from || !to) continue;
    const first = Math.max(0, Math.floor((from.x - plot.left) / COLUMN));
    const last = Math.min(columns - 1, Math.floor((to.x - plot.left) / COLUMN));
    for (let column = first; column <= last; column++) {
      const start = Math.max(from.x, plot.left + column * COLUMN);
      const end = Math.min(to.x, plot.left + (column + 1) * COLUMN);
      const width = to.x - from.x;
      const yAt = (x: number) => (width > 0 ? from.y + ((to.y - from.y) * (x - from.x)) / width : from.y);
      const high = width > 0 ? Math.min(yAt(start), yAt(end)) : Math.min(from.y, to.y);
      const low = width > 0 ? Math.max(yAt(start), yAt(end)) : Math.max(from.y, to.y);
      top[column] = Number.isNaN(top[column]) ? high : Math.min(top[column] as number, high);
      bottom[column] = Number.isNaN(bottom[column]) ? low : Math.max(bottom[column] as number, low);
    }
  }
  const tops = overStretches(top, Math.min, Number.POSITIVE_INFINITY);
  const bottoms = overStretches(bottom, Math.max, Number.NEGATIVE_INFINITY);
  return { id: line.id, top, bottom, tops, bottoms };
}

/**
 * Vertical distance between a line and a box `width` px wide at `left`, over its width and the clearance on both sides; 0 when they meet,
 * Infinity when there is no line.
 */
export function distanceToLine(
  line: Profile,
  plot: Box,
  left: number,
  width: number,
  top: number,
  bottom: number,
): number {
  const columns = line.top.length;
  const column = Math.min(columns - 1, Math.max(0, Math.floor((left - plot.left) / COLUMN)));
  const first = Math.max(0, column - Math.ceil(CLEARANCE / COLUMN));
  const end = Math.min(columns, column + Math.ceil((width + CLEARANCE) / COLUMN) + 1);
  const level = 31 - Math.clz32(end - first);
  const other = end - (1 << level);
  const tops = line.tops[level] as Float64Array;
  const bottoms = line.bottoms[level] as Float64Array;
  const high = Math.min(tops[first] as number, tops[other] as number);
  const low = Math.max(bottoms[first] as number, bottoms[other] as number);
  return high <= low ? Math.max(0, high - bottom, top - low) : Number.POSITIVE_INFINITY;
}

/** True where a line comes within `margin` px of a segment, above or below it. */
export function meetsLine(
  line: Profile,
  [from, to]: readonly [Point, Point],
  plot: Box,
  margin: number,
): boolean {
  const [a, b] = from.x <= to.x ? [from, to] : [to, from];
  const columnOf = (x: number) => Math.floor((x - plot.left) / COLUMN);
  for (let column = columnOf(a.x); column <= columnOf(b.x); column++) {
    const top = line.top[column];
    const bottom = line.bottom[column];
    if (top === undefined || bottom === undefined || Number.isNaN(top)) continue;
    const left = Math.max(a.x, plot.left + column * COLUMN);
    const right = Math.min(b.x, plot.left + (column + 1) * COLUMN);
    const yAt = (x: number) => (b.x > a.x ? a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) : a.y);
    const [start, end] = b.x > a.x ? [yAt(left), yAt(right)] : [a.y, b.y];
    if (Math.min(start, end) <= bottom + margin && Math.max(start, end) >= top - margin) return true;
  }
  return false;
}

/** True where two segments cross or touch. */
export function segmentsMeet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  const apart =
    Math.max(a.x, b.x) < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) < Math.min(a.y, b.y);
  return !apart && side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** True where a segment crosses the polyline. */
export const crossesPath = ({ points }: LinePath, segment: readonly [Point, Point]): boolean =>
  points.some((point, i) => {
    const before = points[i - 1];
    return point && before && segmentsMeet([before, point], segment);
  });

/** Px, up or down, from a point to the nearest of these lines; Infinity where there is none. */
export function clearanceAt({ x, y }: Point, lines: readonly Profile[], plot: Box): number {
  const column = Math.floor((x - plot.left) / COLUMN);
  return lines.reduce((nearest, { top, bottom }) => {
    const high = top[column];
    const low = bottom[column];
    if (high === undefined || low === undefined || Number.isNaN(high)) return nearest;
    return Math.min(nearest, Math.max(0, high - y, y - low));
  }, Number.POSITIVE_INFINITY);
}
