// Bounds, from both sides, on the smallest mu whose Gaussian trade-off curve lies under a certified one, f(alpha), at errors from a
// floor on. They follow from f alone.
//
// In terms of power, h = 1 - f is concave, and mu is the largest of z(alpha) - z(h(alpha)), z the upper normal quantile; a
// certified point of the curve bounds it from below. From above (derived here): every epsilon gives a line delta + e^epsilon
// alpha that h lies under. Some lines together are a broken line; the Gaussian's power is concave too, so that it is nowhere
// below the broken line if it is not at its corners. So only the corners need to be looked at, and where one is too high,
// further lines are put between the two that meet there, as many as its height asks for: near the largest mu hundreds, and
// elsewhere hardly any.

import { normalUpperQuantile } from '../../base/numerics/normal';
import type { PowerBounds } from '../types';

/** A line that power lies under. */
export interface Line {
  epsilon: number;
  /** e^epsilon. */
  slope: number;
  delta: number;
}

export interface MuBounds {
  lower: number;
  upper: number;
  /** The errors at which `lower` is reached. */
  alpha: number;
  beta: number;
  /** Lines by falling epsilon. */
  lines: readonly Line[];
}

interface BrokenLine {
  /** The lines that are the lowest somewhere, from the floor to the middle, which is the level at which both errors are equal. */
  pieces: readonly Line[];
  /** The floor, where two pieces meet, and the middle: one more than there are pieces. */
  corners: readonly { alpha: number; power: number }[];
  /** The line that leads to the middle. */
  last: Line;
}

/**
 * How far a corner may be above the best point, absolutely or relatively, before other lines are put there; two
 * lines whose epsilons differ by d are off by about d^2 / (8 mu).
 */
const ENOUGH = 1e-5;
const FIRST_LINES = 64;
/** Number of first lines that are computed although they no longer lower the power at the floor. */
const BEYOND = 2;
/** Most parts into which the epsilons of two lines are divided at once. */
const MOST_PARTS = 16;
const MOST_ROUNDS = 14;
const MOST_LINES = 6000;

const muOf = (alpha: number, power: number): number =>
  normalUpperQuantile(alpha) - normalUpperQuantile(power);

const heightAt = ({ slope, delta }: Line, alpha: number): number => delta + slope * alpha;

/** The level at which type-I and type-II error are equal on the line. */
const middleOf = ({ slope, delta }: Line): number => (1 - delta) / (1 + slope);

/** The level at which the flatter line takes over from the steeper one. */
const meeting = (steep: Line, flat: Line): number =>
  (flat.delta - steep.delta) / (flat.slope * Math.expm1(steep.epsilon - flat.epsilon));

/** The lines, of those by falling epsilon, that are somewhere the lowest. */
function lowestOf(lines: readonly Line[]): Line[] {
  const lowest: Line[] = [];
  for (const line of lines) {
    while (lowest.length > 0) {
      const last = lowest[lowest.length - 1];
      const before = lowest[lowest.length - 2];
      const isUseless =
        before === undefined ? line.delta <= last.delta : meeting(last, line) <= meeting(before, last);
      if (!isUseless) break;
      lowest.pop();
    }
    lowest.push(line);
  }
  return lowest;
}

/** The broken line from `floor` to the curve's middle: beyond it a curve that is its own inverse says nothing new. */
function brokenLine(lines: readonly Line[], floor: number): BrokenLine {
  const lowest = lowestOf(lines);
  // every line bounds the middle
  const last = lines.reduce((a, b) => (middleOf(b) > middleOf(a) ? b : a));
  const middle = Math.max(0, middleOf(last));
  const end = { alpha: middle, power: 1 - middle };
  if (middle <= floor) return { pieces: [], corners: [end], last };
  const meetings = lowest.slice(1).map((line, i) => meeting(lowest[i], line));
  const first = meetings.filter((alpha) => alpha <= floor).length;
  const corners = [{ alpha: floor, power: heightAt(lowest[first], floor) }];
  const pieces = [lowest[first]];
  for (let i = first; i < meetings.length && meetings[i] < middle; i++) {
    corners.push({ alpha: meetings[i], power: heightAt(lowest[i + 1], meetings[i]) });
    pieces.push(lowest[i + 1]);
  }
  return { pieces, corners: [...corners, end], last };
}

/** The vertex of a parabola through three values; NaN where they lie on a line. */
function vertexOf(places: readonly number[], values: readonly number[]): number {
  const [x, y, z] = places;
  const before = (values[1] - values[0]) / (y - x);
  const after = (values[2] - values[1]) / (z - y);
  const bend = (after - before) / (z - x);
  return 0.5 * (x + y) - (0.5 * before) / bend;
}

/**
 * Bounds on mu; null where the bounds on the curve are not known.
 *
 * @param curve a curve that is its own inverse, as bounds on it; narrow also somewhat below the floor
 * @param floor the smallest error, type I or II, that is looked at; in (0, 0.5)
 */
export function muBounds({ powerAtLeast, deltaAtMost }: PowerBounds, floor: number): MuBounds | null {
  const lineAt = (epsilon: number): Line | null => {
    const delta = deltaAtMost(epsilon);
    return delta === null ? null : { epsilon, slope: Math.exp(epsilon), delta };
  };
  const lines = firstLines(lineAt, floor);
  if (lines === null) return null;
  let best = { lower: 0, alpha: 0.5, beta: 0.5 };
  /** Raises the lower bound on mu, if it can, by the curve's power at a corner's level. It takes as long as many lines. */
  const look = (corner: number): void => {
    const alpha = Math.max(floor, corner);
    const power = powerAtLeast(alpha) ?? alpha;
    const lower = muOf(alpha, Math.min(1 - floor, Math.max(alpha, power)));
    if (lower > best.lower) best = { lower, alpha, beta: 1 - power };
  };
  for (let round = 0; ; round++) {
    const { pieces, corners, last } = brokenLine(lines, floor);
    const heights = corners.map(({ alpha, power }) => muOf(alpha, power));
    const most = Math.max(...heights);
    // no line is as high at its middle as at its corners, so that this is nearer to the curve
    const middles = pieces.map((_, i) => Math.sqrt(corners[i].alpha * corners[i + 1].alpha));
    const within = pieces.map((line, i) => muOf(middles[i], heightAt(line, middles[i])));
    if (round === 0) {
      // the lower bound is mostly highest at the floor, and if not, in the middle of the piece that seems to be highest
      look(floor);
      const seems = Math.max(...within);
      if (seems > enoughOver(best.lower)) look(middles[within.indexOf(seems)]);
      if (best.lower === 0) return null;
    } else if (most > enoughOver(best.lower)) look(corners[heights.indexOf(most)].alpha);
    const enough = enoughOver(best.lower);
    const narrowest = Math.sqrt(ENOUGH * best.lower);
    const known = new Set(lines.map(({ epsilon }) => epsilon));
    const added = new Set<number>();
    /** Divides the interval between two epsilons into so many parts, but no more finely than makes a difference. */
    const divide = (steep: number, flat: number, parts: number) => {
      const fine = Math.min(parts, Math.ceil((2 * (steep - flat)) / narrowest));
      if (!(steep - flat > narrowest)) return;
      for (let i = 1; i < fine; i++) {
        const epsilon = flat + ((steep - flat) * i) / fine;
        if (!known.has(epsilon)) added.add(epsilon);
      }
    };
    const halveBeside = (line: Line) => {
      const place = lines.indexOf(line);
      if (place > 0) divide(lines[place - 1].epsilon, line.epsilon, 2);
      if (place < lines.length - 1) divide(line.epsilon, lines[place + 1].epsilon, 2);
    };
    if (pieces.length > 0 && heights[0] > enough) {
      const vertex = leastAtFloor(lines, pieces[0], floor);
      if (Math.abs(vertex - pieces[0].epsilon) > 0.5 * narrowest && !known.has(vertex)) added.add(vertex);
      else halveBeside(pieces[0]);
    }
    if (heights[heights.length - 1] > enough) halveBeside(last);
    const aim = enoughOver(Math.max(best.lower, ...within));
    for (let i = 1; i < pieces.length; i++) {
      if (heights[i] <= enough) continue;
      const curve = Math.max(within[i - 1], within[i]);
      const parts = Math.ceil(Math.sqrt(Math.max(0, heights[i] - curve) / (aim - curve)));
      divide(pieces[i - 1].epsilon, pieces[i].epsilon, Math.min(MOST_PARTS, Math.max(2, parts)));
    }
    if (added.size === 0 || round === MOST_ROUNDS || lines.length + added.size > MOST_LINES) {
      return { ...best, upper: Math.max(0, most, best.lower), lines };
    }
    for (const epsilon of Array.from(added).sort((a, b) => b - a)) {
      const line = lineAt(epsilon);
      if (line === null) return null;
      lines.push(line);
    }
    lines.sort((a, b) => b.epsilon - a.epsilon);
  }
}

const enoughOver = (lower: number): number => lower + ENOUGH * Math.max(1, lower);

/** The first lines, by falling epsilon, down to the flattest and up to those that are too steep for the floor; null if one is not known. */
function firstLines(lineAt: (epsilon: number) => Line | null, floor: number): Line[] | null {
  // no line that is steeper than 1 over the floor is the lowest at it
  const steepest = -Math.log(floor);
  const lines: Line[] = [];
  let [least, above] = [1, 0];
  for (let i = 0; i <= FIRST_LINES && above < BEYOND; i++) {
    const line = lineAt(steepest * (i / FIRST_LINES) ** 2);
    if (line === null) return above > 0 ? lines : null;
    lines.unshift(line);
    const height = heightAt(line, floor);
    if (height >= least && least < 1) above++;
    least = Math.min(least, height);
  }
  return lines;
}

/** The epsilon at which the power at the floor seems to be least, from the lowest line there so far and the two beside it. */
function leastAtFloor(lines: readonly Line[], line: Line, floor: number): number {
  const place = lines.indexOf(line);
  if (place === 0 || place === lines.length - 1) return line.epsilon;
  const beside = lines.slice(place - 1, place + 2);
  const vertex = vertexOf(
    beside.map(({ epsilon }) => epsilon),
    beside.map((each) => Math.log(heightAt(each, floor))),
  );
  return vertex < beside[0].epsilon && vertex > beside[2].epsilon ? vertex : line.epsilon;
}
