// Where the direct labels of the figure go: near what they name, touching no line, no point and no other label.
// Pure geometry in pixels (y grows downward); measures no text and draws nothing.

import {
  type Box,
  CLEARANCE,
  distanceToLine,
  isIndistinct,
  type LinePath,
  type Point,
  type Profile,
  profileOf,
  reachOf,
  separates,
} from './lineProfile';

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
/** Costs in px of distance: see placeLabels. */
const STAY = 25;
const CROSSING = 30;
const OVER_OBSTACLE = 50;
const INDISTINCT = 40;
const LEFT_OUT = 400;

export function boxesOverlap(a: Box, b: Box, margin = 0): boolean {
  return (
    a.left < b.right + margin &&
    b.left < a.right + margin &&
    a.top < b.bottom + margin &&
    b.top < a.bottom + margin
  );
}

const inside = (box: Box, plot: Box): boolean =>
  box.left >= plot.left &&
  box.right <= plot.right &&
  box.top >= plot.top &&
  box.bottom <= plot.bottom - ABOVE_AXIS;

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
  (b.leader !== null && segmentMeetsBox(b.leader, a.box));

/** At most `most` anchors, evenly thinned, inside the plot. */
function usableAnchors(label: LabelRequest, plot: Box, most = 20): Point[] {
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
  const others = profiles.filter((profile) => profile !== own);
  const ownReach = own && reachOf(own, label.width);
  const otherReaches = others.map((other) => reachOf(other, label.width));
  const before = previous.find(({ id }) => id === label.id);
  const found: Candidate[] = [];

  const consider = (anchor: Point, anchorCost: number, gap: number, box: Box) => {
    if (!inside(box, plot)) return;
    let nearestOther = Number.POSITIVE_INFINITY;
    for (const reach of otherReaches) {
      const distance = distanceToLine(box, reach, plot);
      if (distance < CLEARANCE) return;
      nearestOther = Math.min(nearestOther, distance);
    }
    const ownDistance = ownReach ? distanceToLine(box, ownReach, plot) : gap;
    if (ownDistance < CLEARANCE) return;
    if (obstacles.some((obstacle) => boxesOverlap(box, obstacle, CLEARANCE))) return;
    // with another line clearly nearer, a label without a leader would name the wrong one
    if (gap < LEADER_FROM && nearestOther + 3 < ownDistance) return;
    const leader = leaderOf(box, anchor, gap, own ? LEADER_STOP.line : LEADER_STOP.point);
    const ambiguous = leader ? 0 : Math.max(0, Math.min(ownDistance, 100) + 6 - nearestOther);
    const crossed = leader ? others.filter((other) => separates(other, leader[0], anchor, plot)).length : 0;
    const over = leader ? obstacles.filter((obstacle) => segmentMeetsBox(leader, obstacle)).length : 0;
    const moved = before ? Math.hypot(box.left - before.box.left, box.top - before.box.top) : STAY;
    const leaderCost = CROSSING * crossed + OVER_OBSTACLE * over;
    const cost = anchorCost + 2 * gap + 4 * ambiguous + leaderCost + Math.min(moved, STAY);
    found.push({ placement: { id: label.id, box, anchor, leader }, cost });
  };

  for (const anchor of usableAnchors(label, plot)) {
    const lateral = own ? (60 * (plot.right - anchor.x)) / span : 0;
    const anchorCost = lateral + (own && isIndistinct(anchor, others, plot) ? INDISTINCT : 0);
    for (const gap of GAPS) {
      for (const box of candidatesAt(anchor, label.width, label.height, gap)) {
        consider(anchor, anchorCost, gap, box);
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Places the labels one after the other, each in its cheapest free place. */
function placeInOrder(order: readonly (readonly Candidate[])[]): { placed: Placement[]; cost: number } {
  const placed: Placement[] = [];
  let cost = 0;
  for (const free of order) {
    const choice = free.find(({ placement }) => placed.every((other) => !clashes(placement, other)));
    if (choice) placed.push(choice.placement);
    cost += choice ? choice.cost : LEFT_OUT;
  }
  return { placed, cost };
}

/** All orders of a few things. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}

/**
 * Places each label or leaves it out (it is then absent from the answer: better no label than one that lies across a
 * line). A place is good near the right end of the label's line and close to it, not closer to another line, not where
 * two lines run as one, with a leader that crosses little, and near where the label stood before. Greedy for each
 * order of up to five labels (the fewest places first beyond that); the cheapest order wins. Answers in the order of the labels,
 * so that a frame draws none of them anew because another came first.
 */
export function placeLabels(scene: LabelScene): Placement[] {
  const profiles = scene.lines.map((line) => profileOf(line, scene.plot));
  const candidates = scene.labels.map((label) => candidatesOf(label, scene, profiles));
  const orders =
    candidates.length <= 5 ? permutations(candidates) : [[...candidates].sort((a, b) => a.length - b.length)];
  let best: ReturnType<typeof placeInOrder> | null = null;
  for (const order of orders) {
    const attempt = placeInOrder(order);
    if (best === null || attempt.cost < best.cost) best = attempt;
  }
  const placed = best?.placed ?? [];
  return scene.labels.flatMap((label) => placed.filter(({ id }) => id === label.id));
}
