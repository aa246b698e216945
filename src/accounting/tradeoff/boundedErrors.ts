// Certified bounds on a trade-off curve f(alpha), the least false-negative rate at the false-positive rate alpha, from the discretised
// privacy-loss distribution: one composition serves every alpha, and its two-sided bounds on delta become two-sided bounds on f.
import { goldenSection } from '../../base/numerics/minima/goldenSection';
import { remembered } from '../../base/numerics/remembered';
import { type CertifiedProfile, certifyProfile, largerProfile } from '../discretised/certifiedProfile';
import { type DominatingPair, exchangedPair, PAIRS } from '../pairs';
import type { AnyRun, CertifiedCurve, CurveWish } from '../types';

type Sides = Readonly<Record<'positive' | 'negative', CertifiedProfile>>;

const TABLE_SIZE = 256;
/** The upper bound is refined to within this many accuracies of the best line, times the least of alpha, 1 - alpha and a thousandth. */
const SLACK = 10;
const ACCURACY = 5e-4;
const MOST_ROUNDS = 400;
/** Relative accuracy of the epsilon of the best line. It may be coarse, since a line's value is flat around the best one. */
const CLOSENESS = 2e-4;

/** The lines under the curve at one level, one for each epsilon. */
interface Lines {
  /** The height of a line: start + slope place(epsilon) - weight(epsilon) delta. */
  value(epsilon: number, delta: number): number;
  start: number;
  slope: number;
  /** The variable in which the height is linear. */
  place(epsilon: number): number;
  /** The weight of delta. Weight times delta is convex in `place` if delta is convex in e^epsilon. */
  weight(epsilon: number): number;
}

const one = () => 1;
const shrinking = (epsilon: number) => Math.exp(-epsilon);

const steepLines = (alpha: number): Lines => ({
  value: (epsilon, delta) => 1 - delta - Math.exp(epsilon) * alpha,
  start: 1,
  slope: -alpha,
  place: Math.exp,
  weight: one,
});

const flatLines = (alpha: number): Lines => ({
  // a negative numerator would grow with epsilon, so it counts as 0, which bounds f from below anyway
  value: (epsilon, delta) => Math.exp(-epsilon) * Math.max(0, 1 - delta - alpha),
  start: 0,
  slope: 1 - alpha,
  place: shrinking,
  weight: shrinking,
});

interface Point {
  epsilon: number;
  lower: number;
}

/** Lower bounds on delta at a grid of epsilons, and the profile to ask for more. */
interface Table {
  points: readonly Point[];
  profile: CertifiedProfile;
  upperAt: (epsilon: number) => number;
}

function tabulate(profile: CertifiedProfile, largest: number): Table {
  const points = Array.from({ length: TABLE_SIZE + 1 }, (_, i): Point => {
    // denser towards 0, where most of a private mechanism's profile lies
    const epsilon = largest * (i / TABLE_SIZE) ** 2;
    return { epsilon, lower: profile.lower(epsilon) };
  });
  return { points, profile, upperAt: remembered(profile.upper) };
}

/** The height of the highest line over the table's epsilons, with delta's upper bound. Every epsilon gives a valid bound. */
function bestLine({ points, profile }: Table, { value }: Lines): number {
  let best = 0;
  const byLower = ({ epsilon, lower }: Point) => value(epsilon, lower);
  for (let i = 1; i <= TABLE_SIZE; i++) if (byLower(points[i]) > byLower(points[best])) best = i;
  const low = points[Math.max(0, best - 2)].epsilon;
  const high = points[Math.min(TABLE_SIZE, best + 2)].epsilon;
  const lacking = (epsilon: number) => -value(epsilon, profile.upper(epsilon));
  const least = goldenSection(lacking, low, high, CLOSENESS * (high - low)).value;
  return -Math.min(least, lacking(points[best].epsilon), lacking(0));
}

interface Interval {
  before: Point | undefined;
  left: Point;
  right: Point;
  after: Point | undefined;
  bound: number;
}

/**
 * An upper bound on the height of the highest line over all epsilons in [0, infinity): on an interval no line exceeds the one that takes
 * delta at its right end and the slope at its left (`value` falls in both arguments), nor, where the profile is convex, one
 * by {@link chordBound}. The interval with the largest such bound is halved until it is narrow in value, or enough
 * has been spent.
 */
function boundLines(table: Table, lines: Lines, from: number, slack: number, convex: boolean): number {
  const { points, profile } = table;
  const { value } = lines;
  let reached = from;
  for (const { epsilon, lower } of points) reached = Math.max(reached, value(epsilon, lower));
  const intervals: Interval[] = [];
  // bounds below this are low enough, so their intervals are not halved
  const enough = reached + slack;
  let settled = value(points[TABLE_SIZE].epsilon, 0);
  const push = (before: Point | undefined, left: Point, right: Point, after: Point | undefined) => {
    let bound = value(left.epsilon, right.lower);
    if (convex && bound > enough) {
      bound = Math.min(bound, chordBound(table, lines, { before, left, right, after }));
    }
    if (bound <= enough) settled = Math.max(settled, bound);
    else intervals.push({ before, left, right, after, bound });
  };
  for (let i = 0; i < TABLE_SIZE; i++) push(points[i - 1], points[i], points[i + 1], points[i + 2]);
  for (let round = 0; round < MOST_ROUNDS && intervals.length > 0; round++) {
    let worst = 0;
    for (let i = 1; i < intervals.length; i++) if (intervals[i].bound > intervals[worst].bound) worst = i;
    const { before, left, right, after, bound } = intervals[worst];
    if (bound <= reached + slack) return Math.max(bound, settled, reached);
    intervals[worst] = intervals[intervals.length - 1];
    intervals.pop();
    const epsilon = 0.5 * (left.epsilon + right.epsilon);
    const middle = { epsilon, lower: profile.lower(epsilon) };
    reached = Math.max(reached, value(epsilon, middle.lower));
    push(before, left, middle, right);
    push(left, middle, right, after);
  }
  return intervals.reduce((largest, { bound }) => Math.max(largest, bound), Math.max(settled, reached));
}

/**
 * An upper bound on the height of every line on an interval of a convex profile. Outside of two points a convex profile lies over the line
 * through them, so that between the interval's ends it lies over the line through its left end and the point before, and over the line
 * through its right end and the point after. These lines are as low as the bounds at the points allow. Derived here.
 */
function chordBound(
  { upperAt }: Table,
  { start, slope, place, weight }: Lines,
  { before, left, right, after }: Omit<Interval, 'bound'>,
): number {
  const [first, last] = [place(left.epsilon), place(right.epsilon)];
  /** The line through a point's lower end and another's upper one: its value at an end of the interval, and there its slope. */
  const chord = (at: Point, beyond: Point | undefined) => {
    const height = weight(at.epsilon) * at.lower;
    // nothing is known from there without a point before, and without one after only that the profile falls
    if (beyond === undefined) return { height: at === right ? height : Number.NEGATIVE_INFINITY, rise: 0 };
    const other = weight(beyond.epsilon) * upperAt(beyond.epsilon);
    return { height, rise: (height - other) / (place(at.epsilon) - place(beyond.epsilon)) };
  };
  const [a, b] = [chord(left, before), chord(right, after)];
  const least = (x: number) => Math.max(a.height + a.rise * (x - first), b.height + b.rise * (x - last));
  const at = (x: number) => start + slope * x - least(x);
  const crossing = (b.height - a.height + a.rise * first - b.rise * last) / (a.rise - b.rise);
  const within = crossing > Math.min(first, last) && crossing < Math.max(first, last);
  return Math.max(at(first), at(last), within ? at(crossing) : Number.NEGATIVE_INFINITY);
}

/**
 * Bounds on f(alpha) = max(0, sup_{x >= 0} 1 - delta(x) - e^x alpha, sup_{x >= 0} e^-x (1 - delta'(x) - alpha)),
 * where x is epsilon, and delta' is the exchanged pair's and stands for epsilon < 0. `convex` says that the profiles are convex in
 * e^epsilon, as those of two laws are. `largest` is the largest epsilon of the table, which should reach ln(1/alpha) for the smallest
 * alpha.
 */
export function prepareTradeoff(
  { positive, negative, convex = false }: Sides & { convex?: boolean },
  largest: number,
  accuracy = ACCURACY,
): CertifiedCurve {
  const steep = tabulate(positive, largest);
  const flat = positive === negative ? steep : tabulate(negative, largest);
  const errors: CertifiedCurve['errors'] = (alpha) => {
    const sides = [
      [steep, steepLines(alpha)],
      [flat, flatLines(alpha)],
    ] as const;
    const slack = SLACK * accuracy * Math.min(1e-3, alpha, 1 - alpha);
    const betaLower = Math.max(0, ...sides.map(([table, lines]) => bestLine(table, lines)));
    const bounds = sides.map(([table, lines]) => boundLines(table, lines, betaLower, slack, convex));
    const betaUpper = Math.min(1 - alpha, Math.max(0, ...bounds));
    return {
      betaLower: Math.min(betaLower, betaUpper),
      betaUpper,
      powerLower: 1 - betaUpper,
      powerUpper: 1 - Math.min(betaLower, betaUpper),
    };
  };
  return { errors, deltaAtMost: positive.upper };
}

function wholeProfile(pair: DominatingPair, run: AnyRun, wish: CurveWish): CertifiedProfile {
  const { smallest, room, accuracy } = wish;
  return certifyProfile(pair, run, Math.log(1 / smallest), smallest, accuracy, room);
}

/** The larger of the whole profiles of add and remove; its trade-off curve is the lower convex hull of the two curves' minimum. */
export function addRemoveProfile(run: AnyRun, wish: CurveWish): CertifiedProfile {
  const [add, remove] = [PAIRS.add, PAIRS.remove].map((pair) => wholeProfile(pair, run, wish));
  return largerProfile(add, remove);
}

export function pairErrors(pair: DominatingPair, run: AnyRun, wish: CurveWish): CertifiedCurve {
  const exchanged = exchangedPair(pair);
  const positive = wholeProfile(pair, run, wish);
  const negative = exchanged === pair ? positive : wholeProfile(exchanged, run, wish);
  return prepareTradeoff({ positive, negative, convex: true }, Math.log(1 / wish.smallest), wish.accuracy);
}

/** Error bounds of a profile that is its own mirror image; `convex` in e^epsilon, if it is known to be. */
export function symmetricErrors(
  profile: CertifiedProfile,
  { smallest, accuracy }: CurveWish,
  convex: boolean,
): CertifiedCurve {
  const both = { positive: profile, negative: profile, convex };
  return prepareTradeoff(both, Math.log(1 / smallest), accuracy);
}
