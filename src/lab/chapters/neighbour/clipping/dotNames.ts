// The places of the dots' names in the drawing of one step: beside their own dot, within the drawing, and as clear as possible of the other
// dots, of the lines and of one another. Pure geometry in pixels, with y growing downward.
import { nearestOnBox } from '../../../figure/freePlace';
import type { PlotBox } from '../../../figure/lineProfile';
import type { Vector } from '../oneStep';

interface NamedDot {
  id: string;
  at: Vector;
  /** The width of the dot's name, in px. */
  width: number;
}

export interface DotScene {
  width: number;
  height: number;
  /** The height of a name, in px. */
  lineHeight: number;
  dots: readonly NamedDot[];
  /** Lines that a name should not cover if another place is free. */
  lines: readonly (readonly [Vector, Vector])[];
  /** Boxes that a name should not cover, even if it then covers a dot or a line. */
  taken: readonly PlotBox[];
}

export interface DotName {
  /** Middle of the name's left edge, in px. */
  x: number;
  y: number;
  box: PlotBox;
}

/** Distances in px from the middle of a dot to its name that are tried, nearest first. */
const DISTANCES = [11, 18, 28, 42, 60] as const;
/** Sixteen directions from a dot, in radians clockwise from the right, in the order of preference: first to the sides. */
const WAYS = [0, 8, 15, 1, 7, 9, 14, 2, 6, 10, 13, 3, 5, 11, 12, 4].map((k) => (k * Math.PI) / 8);
/** Px that a name keeps from the edge of the drawing. */
const EDGE = 8;
/** Costs, in px of distance, of covering a line, a dot, or a box that is taken. */
const COVERS = { line: 15, dot: 200, taken: 400 } as const;
/** Radius, in px, of the space around a dot that a name keeps free. */
const RADIUS = 8;
/** Number of pieces into which a line is divided to check whether a name covers it. */
const SAMPLES = 24;

const overlap = (a: PlotBox, b: PlotBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = ({ x, y }: Vector): PlotBox => ({
  left: x - RADIUS,
  right: x + RADIUS,
  top: y - RADIUS,
  bottom: y + RADIUS,
});

function covers(box: PlotBox, [a, b]: readonly [Vector, Vector]): boolean {
  for (let i = 0; i <= SAMPLES; i++) {
    const share = i / SAMPLES;
    const at = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
    const near = nearestOnBox(box, at);
    if (near.x === at.x && near.y === at.y) return true;
  }
  return false;
}

/**
 * The box of a name in the direction `way` from its dot. To the right, left, above and below, its near side lies `distance` px away from
 * the dot, and in directions between these somewhat less. A box that would leave the drawing is moved into it.
 */
function boxAt(
  { at, width }: NamedDot,
  { lineHeight, ...scene }: DotScene,
  way: number,
  distance: number,
): PlotBox {
  const [across, down] = [Math.cos(way), Math.sin(way)];
  const left = at.x + distance * across + (width / 2) * (across - 1);
  const top = at.y + distance * down + (lineHeight / 2) * (down - 1);
  const kept = (from: number, long: number, room: number) =>
    Math.max(EDGE, Math.min(room - EDGE - long, from));
  const [x, y] = [kept(left, width, scene.width), kept(top, lineHeight, scene.height)];
  return { left: x, right: x + width, top: y, bottom: y + lineHeight };
}

/** The places of the names, chosen in the order of the dots: each takes the cheapest place, given the names before. */
export function dotNames(scene: DotScene): ReadonlyMap<string, DotName> {
  const { dots, lines } = scene;
  const taken = [...scene.taken];
  const names = new Map<string, DotName>();
  for (const dot of dots) {
    let best: { box: PlotBox; cost: number } | null = null;
    for (const distance of DISTANCES) {
      for (const [place, way] of WAYS.entries()) {
        const box = boxAt(dot, scene, way, distance);
        const cost =
          distance +
          place / WAYS.length +
          COVERS.line * lines.filter((line) => covers(box, line)).length +
          COVERS.dot * dots.filter(({ at }) => overlap(box, around(at))).length +
          COVERS.taken * taken.filter((other) => overlap(box, other)).length;
        if (best === null || cost < best.cost) best = { box, cost };
      }
    }
    if (best === null) continue;
    const { box } = best;
    names.set(dot.id, { x: box.left, y: (box.top + box.bottom) / 2, box });
    taken.push(box);
  }
  return names;
}
