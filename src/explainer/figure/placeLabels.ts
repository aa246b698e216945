// Where the direct labels of the figure go: near what they name, touching no line, no point and no other label.
// Pure geometry in pixels (y grows downward); measures no text and draws nothing.

import {
  type Box,
  CLEARANCE,
  clearanceAt,
  crossesPath,
  distanceToLine,
  type LinePath,
  meetsLine,
  type Point,
  type Profile,
  profileOf,
  segmentsMeet,
} from './lineProfile';

export interface LabelRequest {
  id: string;
  /** Of what the label may say, in px, the longest first; a shorter one where that has no place. */
  widths: readonly number[];
  height: number;
  /** Places that the label may sit next to: of a line, in order of x; of anything else, the best first. */
  anchors: readonly Point[];
  /** The line the label names, if it names one: other lines should not be nearer to the label than this one. */
  lineId?: string;
  /** A place outside the plot that nothing else takes: for a label that may not be left out. */
  home?: { wording: number; box: Box };
}

export interface Placement {
  id: string;
  /** Index of its width. */
  wording: number;
  box: Box;
  anchor: Point;
  /** A thin line from the label to what it names, where they are not next to each other. Touches no label. */
  leader: readonly [from: Point, to: Point] | null;
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

const GAPS = [7, 12, 22, 36, 56, 84];
/** From this gap on a label needs a leader. */
const LEADER_FROM = 22;
/** A leader ends this far from the middle of the point, or from the line, that it points at. */
const LEADER_STOP = { point: 7, line: 3 };
/** Clear space above the axis line, so that a label does not sit on it. */
const ABOVE_AXIS = 3;
/** Px that a leader keeps from lines that are not its own. */
const LEADER_CLEARANCE = 2;
/** Px from the other lines beyond which a line is as clearly itself as it can be, and up to which it is one with them. */
const FAR = 90;
const DISTINCT = 8;
/** Costs in px of distance: see placeLabels. */
const STAY = 25;
const CROWDED = 90;
const LATERAL = 15;
const INDISTINCT = 60;
const NEXT_ANCHOR = 25;
const SHORTER = 60;
const LEFT_OUT = 400;
/** Of fewer places with a wording than so many, the next one is tried too. */
const FEW_PLACES = 40;
/** Places of a label that are looked at, the cheapest. */
const MOST_PLACES = 120;
/** Of so many labels every order is tried. */
const MOST_ORDERED = 5;

export function boxesOverlap(a: Box, b: Box, margin = 0): boolean {
  return (
    a.left < b.right + margin &&
    b.left < a.right + margin &&
    a.top < b.bottom + margin &&
    b.top < a.bottom + margin
  );
}

const inside = ({ left, right, top, bottom }: Box, plot: Box): boolean =>
  left >= plot.left && right <= plot.right && top >= plot.top && bottom <= plot.bottom - ABOVE_AXIS;

/** Right of an anchor, above, below, left and the four corners, in the order they are tried; -1, 0 or 1 along each axis. */
const SIDES = [
  [1, 0],
  [1, -1],
  [1, 1],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [-1, 0],
] as const;

/** How far beside a point, and how far up or down: between two steep lines there may be one place that suits. */
const ASIDE = [...GAPS, 120, 170];
const DOWN = Array.from({ length: 37 }, (_, i) => 6 * (i - 18));

/** The near edge of a box of this size beside `at`, `gap` px away, or centred on it. */
const beside = (at: number, size: number, side: -1 | 0 | 1, gap: number): number =>
  side > 0 ? at + gap : side < 0 ? at - gap - size : at - size / 2;

/** The point of a box nearest to another point. */
const nearestOnBox = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(box.right, Math.max(box.left, x)),
  y: Math.min(box.bottom, Math.max(box.top, y)),
});

function leaderOf(box: Box, anchor: Point, gap: number, stop: number): Placement['leader'] {
  if (gap < LEADER_FROM) return null;
  const edge = nearestOnBox(box, anchor);
  const length = Math.hypot(anchor.x - edge.x, anchor.y - edge.y);
  const at = (distance: number): Point => ({
    x: edge.x + ((anchor.x - edge.x) * distance) / length,
    y: edge.y + ((anchor.y - edge.y) * distance) / length,
  });
  return [at(2), at(length - stop)];
}

/** True when the segment passes through the box (clipping after Liang and Barsky). */
function segmentMeetsBox([a, b]: readonly [Point, Point], box: Box): boolean {
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

const clashes = (a: Placement, b: Placement): boolean =>
  boxesOverlap(a.box, b.box, CLEARANCE) ||
  (a.leader !== null && segmentMeetsBox(a.leader, b.box)) ||
  (b.leader !== null && segmentMeetsBox(b.leader, a.box)) ||
  (a.leader !== null && b.leader !== null && segmentsMeet(a.leader, b.leader));

const contains = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** At most `most` anchors, evenly thinned, inside the plot. */
function usableAnchors(label: LabelRequest, plot: Box, most = 33): Point[] {
  const usable = label.anchors.filter(
    ({ x, y }) => x >= plot.left && x <= plot.right && y >= plot.top && y <= plot.bottom,
  );
  const every = Math.max(1, Math.ceil(usable.length / most));
  return usable.filter((_, i) => (usable.length - 1 - i) % every === 0);
}

type Candidate = { placement: Placement; cost: number };

/** All free places of one label, cheapest first. */
function candidatesOf(label: LabelRequest, scene: LabelScene, profiles: readonly Profile[]): Candidate[] {
  const { plot, obstacles, previous = [] } = scene;
  const span = Math.max(1, plot.right - plot.left);
  const own = profiles.find(({ id }) => id === label.lineId);
  const path = scene.lines.find(({ id }) => id === label.lineId);
  const others = profiles.filter((profile) => profile !== own);
  const before = previous.find(({ id }) => id === label.id);
  let found: Candidate[] = [];

  const isCrossed = (leader: readonly [Point, Point], anchor: Point): boolean =>
    others.some((other) => meetsLine(other, leader, plot, LEADER_CLEARANCE)) ||
    (path !== undefined && crossesPath(path, leader)) ||
    obstacles.some((obstacle) => !contains(obstacle, anchor) && segmentMeetsBox(leader, obstacle));
  const clearanceOf = (anchor: Point) => (own ? clearanceAt(anchor, others, plot) : FAR);
  const costOf = (anchor: Point, index: number): number => {
    if (!own) return Math.min(NEXT_ANCHOR * index, 4 * NEXT_ANCHOR);
    const clearance = clearanceOf(anchor);
    const lateral = (LATERAL * (plot.right - anchor.x)) / span;
    return lateral + CROWDED * (1 - Math.min(clearance, FAR) / FAR) + (clearance < DISTINCT ? INDISTINCT : 0);
  };

  const { height } = label;
  const consider = (anchor: Point, anchorCost: number, gap: number, box: Box, wording: number) => {
    if (!inside(box, plot)) return;
    const { left, top, right, bottom } = box;
    let nearestOther = Number.POSITIVE_INFINITY;
    for (const other of others) {
      const distance = distanceToLine(other, plot, left, right - left, top, bottom);
      if (distance < CLEARANCE) return;
      nearestOther = Math.min(nearestOther, distance);
    }
    const ownDistance = own ? distanceToLine(own, plot, left, right - left, top, bottom) : gap;
    if (ownDistance < CLEARANCE) return;
    if (obstacles.some((obstacle) => boxesOverlap(box, obstacle, CLEARANCE))) return;
    // with another line clearly nearer, a label without a leader would name the wrong one; a point lies on a line, or nearly
    if (own && gap < LEADER_FROM && nearestOther + 3 < ownDistance) return;
    const leader = leaderOf(box, anchor, gap, own ? LEADER_STOP.line : LEADER_STOP.point);
    const ambiguous = leader ? 0 : Math.max(0, Math.min(ownDistance, 100) + 6 - nearestOther);
    const moved = before ? Math.hypot(left - before.box.left, top - before.box.top) : STAY;
    const cost = anchorCost + 2 * gap + 4 * ambiguous + SHORTER * wording + Math.min(moved, STAY);
    found.push({ placement: { id: label.id, wording, box, anchor, leader }, cost });
  };

  const anchors = usableAnchors(label, plot);
  const distinct = anchors.filter((anchor) => clearanceOf(anchor) >= DISTINCT);
  const free: Candidate[] = [];
  // fewer words where the line is itself come before more words where it runs with another
  const tries = [distinct, anchors].flatMap((from) =>
    label.widths.map((width, wording) => ({ from, width, wording })),
  );
  for (const { from, width, wording } of tries) {
    if (free.length >= FEW_PLACES) break;
    found = [];
    for (const [index, anchor] of from.entries()) {
      const anchorCost = costOf(anchor, index);
      const put = (left: number, top: number, gap: number) => {
        const box = { left, top, right: left + width, bottom: top + height };
        consider(anchor, anchorCost, gap, box, wording);
      };
      for (const gap of GAPS) {
        for (const [across, down] of SIDES) {
          put(beside(anchor.x, width, across, gap), beside(anchor.y, height, down, gap), gap);
        }
      }
      if (own) continue;
      // a point has one anchor, where a line has many
      for (const aside of ASIDE) {
        for (const down of DOWN) {
          const gap = Math.hypot(aside, Math.max(0, Math.abs(down) - height / 2));
          const top = anchor.y + down - height / 2;
          put(beside(anchor.x, width, 1, aside), top, gap);
          put(beside(anchor.x, width, -1, aside), top, gap);
        }
      }
    }
    // whether a leader is crossed takes longest to say, and is asked of the cheapest places alone
    for (const candidate of found.sort((a, b) => a.cost - b.cost)) {
      if (free.length >= MOST_PLACES) break;
      const { leader, anchor } = candidate.placement;
      if (leader === null || !isCrossed(leader, anchor)) free.push(candidate);
    }
  }
  free.sort((a, b) => a.cost - b.cost);
  const { id, home } = label;
  if (home !== undefined) {
    const anchor = label.anchors[0] ?? { x: home.box.left, y: home.box.top };
    free.push({ placement: { id, anchor, leader: null, ...home }, cost: LEFT_OUT });
  }
  return free;
}

interface Placed {
  placements: readonly Placement[];
  cost: number;
}

const NOTHING: Placed = { placements: [], cost: 0 };

/** With a label in its cheapest free place, or left out. */
function withLabel({ placements, cost }: Placed, free: readonly Candidate[]): Placed {
  const choice = free.find(({ placement }) => placements.every((other) => !clashes(placement, other)));
  return choice
    ? { placements: [...placements, choice.placement], cost: cost + choice.cost }
    : { placements, cost: cost + LEFT_OUT };
}

/** The cheapest that comes of placing the labels one after the other, in whichever order; the first of those that cost the same. */
function cheapest(
  begun: Placed,
  left: readonly (readonly Candidate[])[],
  best: Placed | null,
): Placed | null {
  if (best !== null && begun.cost >= best.cost) return best;
  if (left.length === 0) return begun;
  return left.reduce<Placed | null>(
    (found, free) =>
      cheapest(
        withLabel(begun, free),
        left.filter((other) => other !== free),
        found,
      ),
    best,
  );
}

/**
 * Places each label, or leaves it out, or puts it in its home where it has one (absent from the answer: better no label than one that
 * lies across a line). A place is good where the label's line is farthest from the others, close to it and not closer to another line, and
 * near where the label stood before; of two alike, the one further to the right. No leader crosses a line, another leader or
 * an obstacle. Greedy for each
 * order of up to five labels (the fewest places first beyond that); the cheapest order wins. Answers in the order of the labels,
 * so that a frame draws none of them anew because another came first.
 */
export function placeLabels(scene: LabelScene): Placement[] {
  const profiles = scene.lines.map((line) => profileOf(line, scene.plot));
  const candidates = scene.labels.map((label) => candidatesOf(label, scene, profiles));
  const best =
    candidates.length <= MOST_ORDERED
      ? cheapest(NOTHING, candidates, null)
      : [...candidates].sort((a, b) => a.length - b.length).reduce(withLabel, NOTHING);
  const placed = best?.placements ?? [];
  return scene.labels.flatMap((label) => placed.filter(({ id }) => id === label.id));
}
