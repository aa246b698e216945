// The largest power that Theorem 4.1 (group.ts) leaves a test at a level alpha, by the inversion (the fast method, ../inversion).
// Derived here.
//
// For every epsilon the theorem limits the power by a line in alpha. With x = e^(epsilon/2) it is (1 + x) D(x) + x^2 alpha, where D,
// add/remove's delta at ln x, is convex in x; the power that is left is the least of all lines. Lines of x < 1 are mirror images of those
// of x > 1, and up to the level where both errors are alike none of them is lower. Between two adjacent x at which D is known, D lies over
// the straight lines through its two values before and its two values after, so that (1 + x) D(x) + x^2 alpha lies over two parabolas
// in x, whose least is known.
import { remembered } from '../../base/numerics/remembered';
import type { PowerBounds } from '../types';
import type { Profile } from './implied/split';

/** An epsilon at which add/remove's delta has been computed: half of epsilon, e^half, and bounds on delta there. */
interface Place {
  half: number;
  x: number;
  lower: number;
  upper: number;
}

/** Halves of epsilon at which add/remove's delta is computed first. All levels share these values, and those that halving puts between. */
const FIRST_HALVES = Array.from({ length: 41 }, (_, i) => 14 * (i / 40) ** 2);
const MOST_PLACES = 400;
/** Two straight lines through adjacent values of delta may be off by this many times the error of delta. */
const NOISE = 4;
/** The search ends when the bound is within this share of the lowest line found, and of 1 minus that line, apart from the noise. */
const ENOUGH = 3e-6;
const ROUNDING = 4 * Number.EPSILON;

/**
 * Bounds on the power that Theorem 4.1 leaves a test. `addRemove` is add/remove's profile; it has to be convex in
 * e^epsilon, as the larger of two such profiles is.
 */
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

/** A lower bound on all of the theorem's lines at the level; null where too few values of the profile are known. */
function leastLine(placeAt: (half: number) => Place | null, alpha: number): number | null {
  const lineAt = ({ x, upper }: Place) => (1 + x) * upper + x * x * alpha;
  const places: Place[] = [];
  let [found, noise] = [1, 0];
  for (const half of FIRST_HALVES) {
    const place = placeAt(half);
    if (place === null) break;
    places.push(place);
    noise = Math.max(noise, NOISE * (1 - place.lower / place.upper));
    found = Math.min(found, lineAt(place));
    // the second term alone is as large as the lowest line found, here and at all larger x
    if (place.x * place.x * alpha >= found) break;
  }
  if (places.length < 3) return null;
  const beyond = places[places.length - 1].x ** 2 * alpha;
  /** The bound on the interval that begins with each place. */
  const bounds = places.slice(1).map((_, i) => boundOn(places, i, alpha));
  for (let looked = 0; ; looked++) {
    let lowest = 0;
    for (let i = 1; i < bounds.length; i++) if (bounds[i] < bounds[lowest]) lowest = i;
    const bound = Math.min(1, beyond, bounds[lowest]);
    if (bound >= found * (1 - ENOUGH * (1 - found) - noise) || looked === MOST_PLACES) return bound;
    const middle = placeAt(0.5 * (places[lowest].half + places[lowest + 1].half));
    if (middle === null) return bound;
    found = Math.min(found, lineAt(middle));
    places.splice(lowest + 1, 0, middle);
    bounds.splice(lowest, 0, 0);
    // the new place serves the intervals on either side too
    const last = Math.min(bounds.length - 1, lowest + 2);
    for (let i = Math.max(0, lowest - 1); i <= last; i++) bounds[i] = boundOn(places, i, alpha);
  }
}

/** The line `value` + `slope` (x - `at`). */
interface Chord {
  at: number;
  value: number;
  slope: number;
}

/** A lower bound, at level alpha, on the theorem's lines for all x between the place `first` and the next. */
function boundOn(places: readonly Place[], first: number, alpha: number): number {
  const [before, left, right, after] = [-1, 0, 1, 2].map((i): Place | undefined => places[first + i]);
  if (left === undefined || right === undefined) return Number.NEGATIVE_INFINITY;
  // the chord is as low as the bounds of the values allow; without a value after, it is known only that delta falls
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
