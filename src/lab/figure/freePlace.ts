// Whether a label may stand at a place of the figure, and the cost of that place, of which placeLabels.ts takes the lowest.
// Pure geometry in pixels (y grows downward).

import {
  CLEARANCE,
  clearanceAt,
  crossesPath,
  distanceToLine,
  type LinePath,
  type LineProfile,
  meetsLine,
  type PathPoint,
  type PlotBox,
  segmentsMeet,
} from './lineProfile';

export interface LabelRequest {
  id: string;
  /** Widths in px of the texts that the label may have, the longest first. A shorter one is used where a longer one has no place. */
  widths: readonly number[];
  /** Whether the last of the texts is a letter alone, which is used where no word has a place. */
  endsInLetter?: boolean;
  height: number;
  /** Points next to which the label may stand. Those of a line are in order of x, and those of anything else the best first. */
  anchors: readonly PathPoint[];
  /** Id of the line that the label names. No other line should be nearer to the label. */
  lineId?: string;
  /** A place outside the plot that is always free, for a label that may not be left out. */
  home?: { wording: number; box: PlotBox };
}

export interface Placement {
  id: string;
  /** Index of the label's text among the `widths` of its request. */
  wording: number;
  box: PlotBox;
  anchor: PathPoint;
  /** A thin line from the label to what it names, if they are not next to each other. */
  leader: readonly [from: PathPoint, to: PathPoint] | null;
}

export interface LabelScene {
  plot: PlotBox;
  lines: readonly LinePath[];
  /** Boxes to keep free: points, the marker of the current value. */
  obstacles: readonly PlotBox[];
  labels: readonly LabelRequest[];
  /** Placements of the frame before. Labels stay there if they can, so that nothing jumps under the pointer. */
  previous?: readonly Placement[];
  /** Whether the reader holds a slider or a handle. Labels then move along with their lines (placeLabels.ts). */
  held?: boolean;
}

export type Candidate = { placement: Placement; cost: number };

/** Px of gap between a label and its anchor from which the label needs a leader, a thin line to the anchor. */
const LEADER_FROM = 22;
/** Px between the end of a leader and the middle of its point, or its line. */
const LEADER_STOP = { point: 7, line: 3 };
/** Px above the axis line, so that a label does not sit on it. */
const ABOVE_AXIS = 3;
/** Greatest cost, in px of distance, of a move away from the place in the frame before. */
const STAY = 25;
/** Cost, in px of distance, of each step to a shorter text. */
const SHORTER = 120;
/** Px from all other lines beyond which a line cannot be confused with them; more distance brings nothing. */
export const FAR = 90;
/** Px from another line up to which a line looks like one with it. */
export const DISTINCT = 8;

export function boxesOverlap(a: PlotBox, b: PlotBox, margin = 0): boolean {
  return (
    a.left < b.right + margin &&
    b.left < a.right + margin &&
    a.top < b.bottom + margin &&
    b.top < a.bottom + margin
  );
}

const inside = ({ left, right, top, bottom }: PlotBox, plot: PlotBox): boolean =>
  left >= plot.left && right <= plot.right && top >= plot.top && bottom <= plot.bottom - ABOVE_AXIS;

export const nearestOnBox = (box: PlotBox, { x, y }: PathPoint): PathPoint => ({
  x: Math.min(box.right, Math.max(box.left, x)),
  y: Math.min(box.bottom, Math.max(box.top, y)),
});

function leaderOf(box: PlotBox, anchor: PathPoint, gap: number, stop: number): Placement['leader'] {
  if (gap < LEADER_FROM) return null;
  const edge = nearestOnBox(box, anchor);
  const length = Math.hypot(anchor.x - edge.x, anchor.y - edge.y);
  const at = (distance: number): PathPoint => ({
    x: edge.x + ((anchor.x - edge.x) * distance) / length,
    y: edge.y + ((anchor.y - edge.y) * distance) / length,
  });
  return [at(2), at(length - stop)];
}

/** Whether a segment meets a box; clips after Liang and Barsky. */
function segmentMeetsBox([a, b]: readonly [PathPoint, PathPoint], box: PlotBox): boolean {
  let enter = 0;
  let leave = 1;
  const clip = (step: number, room: number) => {
    if (step < 0) enter = Math.max(enter, room / step);
    else if (step > 0) leave = Math.min(leave, room / step);
    else if (room < 0) leave = -1;
  };
  clip(a.x - b.x, a.x - box.left);
  clip(b.x - a.x, box.right - a.x);
  clip(a.y - b.y, a.y - box.top);
  clip(b.y - a.y, box.bottom - a.y);
  return enter <= leave;
}

export const clashes = (a: Placement, b: Placement): boolean =>
  boxesOverlap(a.box, b.box, CLEARANCE) ||
  (a.leader !== null && segmentMeetsBox(a.leader, b.box)) ||
  (b.leader !== null && segmentMeetsBox(b.leader, a.box)) ||
  (a.leader !== null && b.leader !== null && segmentsMeet(a.leader, b.leader));

const contains = ({ left, right, top, bottom }: PlotBox, { x, y }: PathPoint): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export function surroundingsOf(
  label: LabelRequest,
  { plot, obstacles, lines, previous = [] }: LabelScene,
  profiles: readonly LineProfile[],
) {
  const own = profiles.find(({ id }) => id === label.lineId);
  const path = lines.find(({ id }) => id === label.lineId);
  const others = profiles.filter((profile) => profile !== own);
  const before = previous.find(({ id }) => id === label.id);
  return {
    own,
    /** Whether a placement's leader crosses something. This check takes longest, so callers make it last. */
    isCrossed: ({ leader, anchor }: Placement): boolean =>
      leader !== null &&
      (others.some((other) => meetsLine(other, leader, plot)) ||
        (path !== undefined && crossesPath(path, leader)) ||
        obstacles.some((obstacle) => !contains(obstacle, anchor) && segmentMeetsBox(leader, obstacle))),
    /** Px from an anchor to the nearest other line. */
    clearanceOf: (anchor: PathPoint): number => (own ? clearanceAt(anchor, others, plot) : FAR),
    /** A place with its cost in px of distance, or null if the place is not free. The leader is not checked. */
    placeAt: (anchor: PathPoint, gap: number, box: PlotBox, wording: number): Candidate | null => {
      if (!inside(box, plot)) return null;
      let nearestOther = Number.POSITIVE_INFINITY;
      for (const other of others) {
        const distance = distanceToLine(other, plot, box);
        if (distance < CLEARANCE) return null;
        nearestOther = Math.min(nearestOther, distance);
      }
      const ownDistance = own ? distanceToLine(own, plot, box) : gap;
      if (ownDistance < CLEARANCE) return null;
      if (obstacles.some((obstacle) => boxesOverlap(box, obstacle, CLEARANCE))) return null;
      // A label without a leader would seem to name another line if that line is clearly nearer. A label of a point is exempt, because
      // the point lies on a line, or nearly.
      if (own && gap < LEADER_FROM && nearestOther + 3 < ownDistance) return null;
      const leader = leaderOf(box, anchor, gap, own ? LEADER_STOP.line : LEADER_STOP.point);
      const ambiguous = leader ? 0 : Math.max(0, Math.min(ownDistance, 100) + 6 - nearestOther);
      const moved = before ? Math.hypot(box.left - before.box.left, box.top - before.box.top) : STAY;
      const cost = 2 * gap + 4 * ambiguous + SHORTER * wording + Math.min(moved, STAY);
      return { placement: { id: label.id, wording, box, anchor, leader }, cost };
    },
  };
}
