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

/** True when a line runs between a label and the anchor of its leader. */
export function separates(line: Profile, from: Point, to: Point, plot: Box): boolean {
  const side = ({ x, y }: Point): number => {
    const column = Math.floor((x - plot.left) / COLUMN);
    const top = line.top[column];
    const bottom = line.bottom[column];
    if (top === undefined || bottom === undefined || Number.isNaN(top)) return 0;
    return y < top ? -1 : y > bottom ? 1 : 0;
  };
  return side(from) * side(to) < 0;
}

/** True where another line runs so near that an anchor on this one would point at both. */
export function isIndistinct({ x, y }: Point, others: readonly Profile[], plot: Box): boolean {
  const column = Math.floor((x - plot.left) / COLUMN);
  return others.some(({ top, bottom }) => {
    const high = top[column];
    const low = bottom[column];
    return high !== undefined && low !== undefined && y > high - 4 && y < low + 4;
  });
}
