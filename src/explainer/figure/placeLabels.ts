// Where the direct labels of the figure go: near what they name, touching no line, no point and no other label.
// Pure geometry in pixels (y grows downward); measures no text and draws nothing.

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

export interface LabelRequest {
  id: string;
  width: number;
  height: number;
  /** Places on the named thing that the label may sit next to, in order of x. */
  anchors: readonly Point[];
  /** The line the label names, if it names one: other lines should not be nearer to the label than this one. */
  lineId?: string;
}

export interface Placement {
  id: string;
  box: Box;
  anchor: Point;
}

export interface LabelScene {
  plot: Box;
  lines: readonly LinePath[];
  /** Boxes to keep free: points, the marker of the current value. */
  obstacles: readonly Box[];
  labels: readonly LabelRequest[];
  /** Where the labels stood in the frame before: they stay while they can, so that nothing jumps under the pointer. */
  previous?: readonly Placement[];
}

/** Clear space kept around a label, px. */
export const CLEARANCE = 5;
const COLUMN = 3;
const GAPS = [7, 12, 20, 32];
/** Reward, in px of distance, for staying where the label stood. */
const STAY = 60;

/** Highest and lowest y of a line over narrow columns of the plot; NaN where it has a gap or no points. */
interface Profile {
  id: string;
  top: Float64Array;
  bottom: Float64Array;
}

function profileOf(line: LinePath, plot: Box): Profile {
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
  return { id: line.id, top, bottom };
}

/** Vertical distance between a box and a line over the box's width; 0 when they meet, Infinity when there is no line. */
function distanceToLine(box: Box, line: Profile, plot: Box, margin: number): number {
  const first = Math.max(0, Math.floor((box.left - margin - plot.left) / COLUMN));
  const last = Math.min(line.top.length - 1, Math.floor((box.right + margin - plot.left) / COLUMN));
  let distance = Number.POSITIVE_INFINITY;
  for (let column = first; column <= last; column++) {
    const top = line.top[column] as number;
    const bottom = line.bottom[column] as number;
    if (Number.isNaN(top)) continue;
    distance = Math.min(distance, Math.max(0, top - box.bottom, box.top - bottom));
  }
  return distance;
}

export function boxesOverlap(a: Box, b: Box, margin = 0): boolean {
  return (
    a.left < b.right + margin &&
    b.left < a.right + margin &&
    a.top < b.bottom + margin &&
    b.top < a.bottom + margin
  );
}

const inside = (box: Box, plot: Box): boolean =>
  box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;

/** Boxes around one anchor: right, above, below, left and the four corners, at growing gaps. */
function candidatesAt(anchor: Point, width: number, height: number, gap: number): Box[] {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const middle = anchor.y - height / 2;
  const above = anchor.y - gap - height;
  const below = anchor.y + gap;
  const centre = anchor.x - width / 2;
  return [
    at(anchor.x + gap, middle),
    at(anchor.x + gap, above),
    at(anchor.x + gap, below),
    at(centre, above),
    at(centre, below),
    at(anchor.x - gap - width, above),
    at(anchor.x - gap - width, below),
    at(anchor.x - gap - width, middle),
  ];
}

/** At most `most` anchors, evenly thinned, inside the plot. */
function usableAnchors(label: LabelRequest, plot: Box, most = 48): Point[] {
  const usable = label.anchors.filter(
    ({ x, y }) => x >= plot.left && x <= plot.right && y >= plot.top && y <= plot.bottom,
  );
  const every = Math.max(1, Math.ceil(usable.length / most));
  return usable.filter((_, i) => (usable.length - 1 - i) % every === 0);
}

/**
 * Places each label or leaves it out (it is then absent from the answer: better no label than one that lies across a
 * line). Greedy, the label with the fewest possible places first; among its free places each takes the one nearest
 * to the right end of its line, closest to it, and not closer to another line.
 */
export function placeLabels({ plot, lines, obstacles, labels, previous = [] }: LabelScene): Placement[] {
  const profiles = lines.map((line) => profileOf(line, plot));
  const span = Math.max(1, plot.right - plot.left);

  const free = labels.map((label) => {
    const own = profiles.find(({ id }) => id === label.lineId);
    const before = previous.find(({ id }) => id === label.id);
    const found: { placement: Placement; cost: number }[] = [];
    for (const anchor of usableAnchors(label, plot)) {
      for (const gap of GAPS) {
        for (const box of candidatesAt(anchor, label.width, label.height, gap)) {
          if (!inside(box, plot)) continue;
          if (obstacles.some((obstacle) => boxesOverlap(box, obstacle, CLEARANCE))) continue;
          let nearestOther = Number.POSITIVE_INFINITY;
          let touches = false;
          for (const profile of profiles) {
            const distance = distanceToLine(box, profile, plot, CLEARANCE);
            touches ||= distance < CLEARANCE;
            if (profile !== own) nearestOther = Math.min(nearestOther, distance);
          }
          if (touches) continue;
          const ownDistance = own ? distanceToLine(box, own, plot, CLEARANCE) : gap;
          const ambiguous = Math.max(0, Math.min(ownDistance, 1e3) + 6 - nearestOther);
          const moved = before ? Math.hypot(box.left - before.box.left, box.top - before.box.top) : STAY;
          const cost =
            2 * gap + 4 * ambiguous + (60 * (plot.right - anchor.x)) / span + Math.min(moved, STAY);
          found.push({ placement: { id: label.id, box, anchor }, cost });
        }
      }
    }
    return found.sort((a, b) => a.cost - b.cost);
  });

  const placed: Placement[] = [];
  const order = labels.map((_, i) => i).sort((a, b) => (free[a]?.length ?? 0) - (free[b]?.length ?? 0));
  for (const i of order) {
    const choice = free[i]?.find(({ placement }) =>
      placed.every((other) => !boxesOverlap(placement.box, other.box, CLEARANCE)),
    );
    if (choice) placed.push(choice.placement);
  }
  return placed;
}
