// Lines of the figure as obstacles that labels keep clear of: the highest and lowest y of each line, column by column. Pure geometry in
// pixels.

export interface PathPoint {
  x: number;
  y: number;
}

export interface PlotBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line as points with ascending x. A null is a gap, which is no obstacle. */
export interface LinePath {
  id: string;
  points: readonly (PathPoint | null)[];
}

/** Clear space kept around a label, px. */
export const CLEARANCE = 5;
/** Clearance around a leader, in px. */
const LEADER_CLEARANCE = 2;
/** Width of a column, in px. */
const COLUMN = 4;

/**
 * Highest and lowest y of a line over stretches of 1, 2, 4, ... columns that begin at each column; infinite where the line has
 * no point.
 */
export interface LineProfile {
  id: string;
  tops: readonly Float64Array[];
  bottoms: readonly Float64Array[];
}

/** The extremes over stretches of 1, 2, 4, ... columns, as long as the plot has room. Any stretch is then the union of two of these. */
function overStretches(column: Float64Array, pick: (a: number, b: number) => number): Float64Array[] {
  const levels = [column];
  for (let span = 1; 2 * span <= column.length; span *= 2) {
    const shorter = levels[levels.length - 1];
    const longer = new Float64Array(column.length - 2 * span + 1);
    for (let i = 0; i < longer.length; i++) longer[i] = pick(shorter[i], shorter[i + span]);
    levels.push(longer);
  }
  return levels;
}

/** The y at which a segment, whose x does not fall, enters the column that begins at `left`, and the y at which it leaves. */
function endsWithin(from: PathPoint, to: PathPoint, left: number): [number, number] {
  const width = to.x - from.x;
  if (width === 0) return [from.y, to.y];
  const yAt = (x: number) => from.y + ((to.y - from.y) * (x - from.x)) / width;
  return [yAt(Math.max(from.x, left)), yAt(Math.min(to.x, left + COLUMN))];
}

export function profileOfLine(line: LinePath, plot: PlotBox): LineProfile {
  const columns = Math.max(1, Math.ceil((plot.right - plot.left) / COLUMN));
  const top = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
  const bottom = new Float64Array(columns).fill(Number.NEGATIVE_INFINITY);
  for (let i = 1; i < line.points.length; i++) {
    const from = line.points[i - 1];
    const to = line.points[i];
    if (!from || !to) continue;
    const first = Math.max(0, Math.floor((from.x - plot.left) / COLUMN));
    const last = Math.min(columns - 1, Math.floor((to.x - plot.left) / COLUMN));
    for (let column = first; column <= last; column++) {
      const [start, end] = endsWithin(from, to, plot.left + column * COLUMN);
      top[column] = Math.min(top[column], start, end);
      bottom[column] = Math.max(bottom[column], start, end);
    }
  }
  return { id: line.id, tops: overStretches(top, Math.min), bottoms: overStretches(bottom, Math.max) };
}

/**
 * Vertical distance in px of a box from a line, over the box's width and the clearance on both sides; Infinity if no part of
 * the line is there.
 */
export function distanceToLine(
  line: LineProfile,
  plot: PlotBox,
  { left, right, top, bottom }: PlotBox,
): number {
  const columns = line.tops[0].length;
  const column = Math.min(columns - 1, Math.max(0, Math.floor((left - plot.left) / COLUMN)));
  const first = Math.max(0, column - Math.ceil(CLEARANCE / COLUMN));
  const end = Math.min(columns, column + Math.ceil((right - left + CLEARANCE) / COLUMN) + 1);
  const level = 31 - Math.clz32(end - first);
  const other = end - (1 << level);
  const [tops, bottoms] = [line.tops[level], line.bottoms[level]];
  const high = Math.min(tops[first], tops[other]);
  const low = Math.max(bottoms[first], bottoms[other]);
  return Math.max(0, high - bottom, top - low);
}

/** Whether a line comes within the clearance of the leader of another label, above or below it. */
export function meetsLine(
  line: LineProfile,
  [from, to]: readonly [PathPoint, PathPoint],
  plot: PlotBox,
): boolean {
  const [a, b] = from.x <= to.x ? [from, to] : [to, from];
  const columnOf = (x: number) => Math.floor((x - plot.left) / COLUMN);
  for (let column = columnOf(a.x); column <= columnOf(b.x); column++) {
    const [start, end] = endsWithin(a, b, plot.left + column * COLUMN);
    const meets = Math.min(start, end) <= line.bottoms[0][column] + LEADER_CLEARANCE;
    if (meets && Math.max(start, end) >= line.tops[0][column] - LEADER_CLEARANCE) return true;
  }
  return false;
}

/** Whether two segments have a point in common. */
export function segmentsMeet(
  [a, b]: readonly [PathPoint, PathPoint],
  [c, d]: readonly [PathPoint, PathPoint],
): boolean {
  const side = (p: PathPoint, q: PathPoint, r: PathPoint) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  const apart =
    Math.max(a.x, b.x) < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) < Math.min(a.y, b.y);
  return !apart && side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

export const crossesPath = ({ points }: LinePath, segment: readonly [PathPoint, PathPoint]): boolean =>
  points.some((point, i) => {
    const before = points[i - 1];
    return point && before && segmentsMeet([before, point], segment);
  });

/** Vertical distance in px from a point to the nearest of these lines; Infinity if none of them is above or below it. */
export function clearanceAt({ x, y }: PathPoint, lines: readonly LineProfile[], plot: PlotBox): number {
  const column = Math.floor((x - plot.left) / COLUMN);
  const away = lines.map(({ tops: [top], bottoms: [bottom] }) =>
    column in top ? Math.max(0, top[column] - y, y - bottom[column]) : Number.POSITIVE_INFINITY,
  );
  return Math.min(...away);
}
