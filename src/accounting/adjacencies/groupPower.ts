// The largest power that Theorem 4.1 (group.ts) leaves a test at a level, by the inversion. Derived here.
//
// With x = e^(epsilon/2) the theorem's lines are (1 + x) D(x) + x^2 alpha, where D, add/remove's delta at ln x, is
// convex in x; the power is the least of them. Lines of x < 1 are the mirror images of those of x > 1, and up to
// the level where both errors are alike none of them is lower. Between two values D lies over the lines through
// the two before and the two after, so that the theorem's line lies over two parabolas, whose least is known.
import { remembered } from '../../base/numerics/remembered';
import type { PowerBounds } from '../types';
import type { Profile } from './implied/split';

interface Place {
  half: number;
  x: number;
  lower: number;
  upper: number;
}

interface Interval {
  before: Place | undefined;
  left: Place;
  right: Place;
  after: Place | undefined;
  bound: number;
}

/** The same for all levels, so that those between them, which are found by halving, are so too. */
const FIRST_HALVES = Array.from({ length: 41 }, (_, i) => 14 * (i / 40) ** 2);
const MOST_PLACES = 400;
/** How far the least may be from what is found, as a share of it and of what it lacks to 1. */
const ENOUGH = 3e-6;
const ROUNDING = 4 * Number.EPSILON;

/** `addRemove` is convex in e^epsilon, as the larger of two such profiles is. */
export function powerOfGroup(addRemove: Profile): PowerBounds {
  const placeAt = remembered((half: number): Place | null => {
    const point = addRemove(half);
    if (point === null) return null;
    const [delta, error] = [Math.exp(point.log), point.error + ROUNDING];
    return { half, x: Math.exp(half), lower: delta * (1 - error), upper: Math.min(1, delta * (1 + error)) };
  });
  return {
    powerAtLeast: (alpha) => leastLine(placeAt, alpha),
    deltaAtMost: (epsilon) => {
      const place = placeAt(0.5 * epsilon);
      return place && Math.min(1, (1 + place.x) * place.upper);
    },
  };
}

/** No more than any of the theorem's lines at the level; null where too few values of the profile are known. */
function leastLine(placeAt: (half: number) => Place | null, alpha: number): number | null {
  const lineAt = ({ x, upper }: Place) => (1 + x) * upper + x * x * alpha;
  const first: Place[] = [];
  let found = 1;
  for (const half of FIRST_HALVES) {
    const place = placeAt(half);
    if (place === null) break;
    first.push(place);
    found = Math.min(found, lineAt(place));
    // of this line and all beyond, the second term alone is as much
    if (place.x * place.x * alpha >= found) break;
  }
  if (first.length < 3) return null;
  const beyond = first[first.length - 1].x ** 2 * alpha;
  const intervals: Interval[] = [];
  const push = (before: Place | undefined, left: Place, right: Place, after: Place | undefined) =>
    intervals.push({ before, left, right, after, bound: boundOn({ before, left, right, after }, alpha) });
  for (let i = 1; i < first.length; i++) push(first[i - 2], first[i - 1], first[i], first[i + 1]);
  for (let looked = 0; ; looked++) {
    const lowest = intervals.reduce((a, b) => (b.bound < a.bound ? b : a));
    const bound = Math.min(1, beyond, lowest.bound);
    if (bound >= found * (1 - ENOUGH * (1 - found)) || looked === MOST_PLACES) return bound;
    const { before, left, right, after } = lowest;
    const middle = placeAt(0.5 * (left.half + right.half));
    if (middle === null) return bound;
    found = Math.min(found, lineAt(middle));
    intervals.splice(intervals.indexOf(lowest), 1);
    push(before, left, middle, right);
    push(left, middle, right, after);
  }
}

/** Of `value` + `slope` (x - `at`). */
interface Chord {
  at: number;
  value: number;
  slope: number;
}

/** No more than the theorem's line anywhere between the two. */
function boundOn({ before, left, right, after }: Omit<Interval, 'bound'>, alpha: number): number {
  // as low as the values' ends allow; with no value after, that delta falls
  const beyond: Chord = {
    at: right.x,
    value: right.lower,
    slope: after === undefined ? 0 : Math.min(0, (after.upper - right.lower) / (after.x - right.x)),
  };
  if (before === undefined) return leastUnder(beyond, left.x, right.x, alpha);
  const until: Chord = {
    at: left.x,
    value: left.lower,
    slope: (left.lower - before.upper) / (left.x - before.x),
  };
  const gap = until.value - until.slope * until.at - (beyond.value - beyond.slope * beyond.at);
  const crossing = gap / (beyond.slope - until.slope);
  if (!(crossing > left.x && crossing < right.x)) {
    return Math.max(leastUnder(until, left.x, right.x, alpha), leastUnder(beyond, left.x, right.x, alpha));
  }
  return Math.min(leastUnder(until, left.x, crossing, alpha), leastUnder(beyond, crossing, right.x, alpha));
}

/** The least of (1 + x) chord(x) + x^2 alpha between two x. */
function leastUnder({ at, value, slope }: Chord, from: number, to: number, alpha: number): number {
  const line = (x: number) => (1 + x) * (value + slope * (x - at)) + x * x * alpha;
  const square = slope + alpha;
  const linear = value - slope * at + slope;
  const vertex = square > 0 ? (-0.5 * linear) / square : Number.NaN;
  const least = Math.min(line(from), line(to));
  return vertex > from && vertex < to ? Math.min(least, line(vertex)) : least;
}
