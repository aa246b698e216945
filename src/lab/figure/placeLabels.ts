// The places of the figure's labels: each near what it names, touching no line, no point and no other label.
// Pure geometry in pixels (y grows downward); it measures no text and draws nothing.

import {
  type Candidate,
  clashes,
  DISTINCT,
  FAR,
  type LabelRequest,
  type LabelScene,
  nearestOnBox,
  type Placement,
  surroundingsOf,
} from './freePlace';
import { type LineProfile, type PathPoint, type PlotBox, profileOfLine } from './lineProfile';

/** Distances in px at which a label is tried from its anchor. */
const GAPS = [7, 12, 22, 36, 56, 84];
/** Costs are in px of distance. CROWDED: an anchor on another line, falling to 0 at the distance FAR. */
const CROWDED = 90;
/** Cost of an anchor at the left end of the plot, falling to 0 at the right end. */
const LATERAL = 15;
/** Cost of an anchor where the line looks like one with another. */
const INDISTINCT = 60;
/** Cost of each step to a less preferred anchor of a point. */
const NEXT_ANCHOR = 25;
/** Cost of a label that is left out, or put in its home. */
const LEFT_OUT = 400;
/** Number of free places below which the next, shorter text of a label is tried too. */
const FEW_PLACES = 40;
/** Greatest number of anchors of a label that are tried. */
const MOST_ANCHORS = 33;
/** Greatest number of free places that are kept for a label. */
const MOST_PLACES = 120;
/** Number of labels up to which every order of placing them is tried. */
const MOST_ORDERED = 5;

/** Sides of an anchor in the order in which they are tried, as -1, 0 or 1 to the right and downward. */
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

/**
 * Distances in px at which the label of a point is tried to its left and right. They are many, because two steep lines may
 * leave only one place.
 */
const ASIDE = [...GAPS, 120, 170];
/** Offsets in px up and down at which the label of a point is tried. */
const DOWN = Array.from({ length: 37 }, (_, i) => 6 * (i - 18));

/** The left or upper edge of a box of this size that lies `gap` px after `at`, `gap` px before it, or centred on it if `side` is 0. */
const beside = (at: number, size: number, side: -1 | 0 | 1, gap: number): number =>
  side > 0 ? at + gap : side < 0 ? at - gap - size : at - size / 2;

/** The anchors of a label inside the plot, evenly thinned. */
function usableAnchors(label: LabelRequest, plot: PlotBox): PathPoint[] {
  const usable = label.anchors.filter(
    ({ x, y }) => x >= plot.left && x <= plot.right && y >= plot.top && y <= plot.bottom,
  );
  const every = Math.max(1, Math.ceil(usable.length / MOST_ANCHORS));
  return usable.filter((_, i) => (usable.length - 1 - i) % every === 0);
}

/** Candidates for a label's place, cheapest first. */
function candidatesOf(label: LabelRequest, scene: LabelScene, profiles: readonly LineProfile[]): Candidate[] {
  const { plot } = scene;
  const span = Math.max(1, plot.right - plot.left);
  const { own, placeAt, isCrossed, clearanceOf } = surroundingsOf(label, scene, profiles);
  const costOf = (anchor: PathPoint, index: number): number => {
    if (!own) return Math.min(NEXT_ANCHOR * index, 4 * NEXT_ANCHOR);
    const clearance = clearanceOf(anchor);
    const lateral = (LATERAL * (plot.right - anchor.x)) / span;
    return lateral + CROWDED * (1 - Math.min(clearance, FAR) / FAR) + (clearance < DISTINCT ? INDISTINCT : 0);
  };

  const { height } = label;
  const anchors = usableAnchors(label, plot);
  const distinct = anchors.filter((anchor) => clearanceOf(anchor) >= DISTINCT);
  const free: Candidate[] = [];
  // A shorter text where the line is clearly separate comes before a longer text where it runs together with another line. A letter alone
  // comes last, because a reader knows words before letters.
  const texts = label.widths.map((width, wording) => ({ width, wording }));
  const letters = label.endsInLetter ? texts.splice(-1) : [];
  const tries = [texts, letters].flatMap((some) =>
    [distinct, anchors].flatMap((from) => some.map((text) => ({ from, ...text }))),
  );
  for (const { from, width, wording } of tries) {
    if (free.length >= FEW_PLACES) break;
    const found: Candidate[] = [];
    for (const [index, anchor] of from.entries()) {
      const anchorCost = costOf(anchor, index);
      const put = (left: number, top: number, gap: number) => {
        const box = { left, top, right: left + width, bottom: top + height };
        const place = placeAt(anchor, gap, box, wording);
        if (place) found.push({ ...place, cost: place.cost + anchorCost });
      };
      for (const gap of GAPS) {
        for (const [across, down] of SIDES) {
          put(beside(anchor.x, width, across, gap), beside(anchor.y, height, down, gap), gap);
        }
      }
      if (own) continue;
      // A point has only one anchor, so further places around it are tried; a line has many anchors.
      for (const aside of ASIDE) {
        for (const down of DOWN) {
          const gap = Math.hypot(aside, Math.max(0, Math.abs(down) - height / 2));
          const top = anchor.y + down - height / 2;
          put(beside(anchor.x, width, 1, aside), top, gap);
          put(beside(anchor.x, width, -1, aside), top, gap);
        }
      }
    }
    // Whether a leader is crossed takes longest to check, so only the cheapest places are checked.
    for (const candidate of found.sort((a, b) => a.cost - b.cost)) {
      if (free.length >= MOST_PLACES) break;
      if (!isCrossed(candidate.placement)) free.push(candidate);
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

/** The label's place in the frame before, moved along with what the label names; null if that place is no longer free. */
function takenAlong(
  before: Placement,
  label: LabelRequest,
  scene: LabelScene,
  profiles: readonly LineProfile[],
): Placement | null {
  const { home, id, height } = label;
  const anchor = closestTo(before.anchor, usableAnchors(label, scene.plot), label.lineId !== undefined);
  const width = label.widths[before.wording];
  if (anchor === null || width === undefined) return null;
  const { box } = before;
  if (home && box.bottom <= scene.plot.top) return { id, anchor, leader: null, ...home };
  const edge = nearestOnBox(box, before.anchor);
  const gap = Math.hypot(edge.x - before.anchor.x, edge.y - before.anchor.y);
  const across = anchor.x - before.anchor.x;
  // If the text has become longer, it grows away from what it names.
  const left = box.right <= before.anchor.x ? box.right + across - width : box.left + across;
  const top = box.top + anchor.y - before.anchor.y;
  const { placeAt, isCrossed } = surroundingsOf(label, scene, profiles);
  const moved = { left, top, right: left + width, bottom: top + height };
  const placement = placeAt(anchor, gap, moved, before.wording)?.placement;
  return placement && !isCrossed(placement) ? placement : null;
}

/** The anchor closest to the one before. Along a line only the distance in x counts. */
function closestTo(before: PathPoint, anchors: readonly PathPoint[], alongLine: boolean): PathPoint | null {
  const distance = ({ x, y }: PathPoint) => Math.hypot(x - before.x, alongLine ? 0 : y - before.y);
  return anchors.reduce<PathPoint | null>(
    (closest, point) => (closest && distance(closest) <= distance(point) ? closest : point),
    null,
  );
}

/** The labels of the frame before, moved along, and free places for the labels that cannot stay or had no place. */
function placedAlong(scene: LabelScene, profiles: readonly LineProfile[]): Placed {
  const staying: Placement[] = [];
  for (const label of scene.labels) {
    const before = scene.previous?.find(({ id }) => id === label.id);
    const place = before && takenAlong(before, label, scene, profiles);
    if (place && !staying.some((other) => clashes(place, other))) staying.push(place);
  }
  return scene.labels
    .filter(({ id }) => !staying.some((place) => place.id === id))
    .map((label) => candidatesOf(label, scene, profiles))
    .reduce(withLabel, { placements: staying, cost: 0 });
}

/** Some labels with their places, and the sum of their costs. */
interface Placed {
  placements: readonly Placement[];
  cost: number;
}

const NOTHING: Placed = { placements: [], cost: 0 };

function withLabel({ placements, cost }: Placed, free: readonly Candidate[]): Placed {
  const choice = free.find(({ placement }) => placements.every((other) => !clashes(placement, other)));
  return choice
    ? { placements: [...placements, choice.placement], cost: cost + choice.cost }
    : { placements, cost: cost + LEFT_OUT };
}

/** The places with the lowest cost among all orders in which the labels can be placed one after the other; the first of equals. */
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

function placedAnew(scene: LabelScene, profiles: readonly LineProfile[]): Placed {
  const candidates = scene.labels.map((label) => candidatesOf(label, scene, profiles));
  const best = candidates.length <= MOST_ORDERED ? cheapest(NOTHING, candidates, null) : null;
  return best ?? [...candidates].sort((a, b) => a.length - b.length).reduce(withLabel, NOTHING);
}

/**
 * Places each label, or puts it in its home if it has one, or leaves it out, because no label is better than one that
 * lies across a line. A good place is close to the label's line and not closer to another one, where that line is far
 * from the others, and near the place where the label stood before; of two such places, the one further to the right
 * wins. The labels are placed one after the other, each in its cheapest free place. For up to five labels every order
 * is tried and the cheapest result wins; for more, the labels with the fewest places come first. The result is in the
 * order of the labels, so that React redraws none because another came first. While the reader holds a handle, each
 * label just moves along with what it names, which takes a fraction of the time.
 */
export function placeLabels(scene: LabelScene): Placement[] {
  const profiles = scene.lines.map((line) => profileOfLine(line, scene.plot));
  const { placements } = (scene.held ? placedAlong : placedAnew)(scene, profiles);
  return scene.labels.flatMap((label) => placements.filter(({ id }) => id === label.id));
}
