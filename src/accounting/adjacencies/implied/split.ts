// The function behind ../implied.ts, g(a) = delta_first(a) + e^a delta_second(epsilon - a), where `first` and `second` are the two
// changes of which a substitution is made. A split a gives the first change the epsilon a, and the second the rest of epsilon. This
// file has the value of g at a split, the split with the least of it, and how low it can be anywhere.
import { convexFloor } from '../../../base/numerics/minima/convexFloor';

export interface ImpliedPoint {
  /** ln delta; -Infinity where delta is exactly 0. */
  log: number;
  /** A bound on the relative error of delta. */
  error: number;
  /** d ln delta / d epsilon, at most 0. An estimate, for the next step of a search. */
  slope: number;
}

/**
 * A privacy profile, as a search asks for it. `logFactor` is ln of a factor by which delta will be multiplied. It is null where the
 * inversion (../../inversion), the fast method that computes it, refuses.
 */
export type Profile = (epsilon: number, logFactor?: number) => ImpliedPoint | null;

/** A search ends once it has narrowed the split to an interval of this width, even if g is not yet within the excess. */
const NARROWEST = 1e-9;
/** The secant method is used only if Newton's step, as a function of the split, falls at least this steeply. */
const LEAST_RISE = -0.1;

/** The two changes of which a substitution is made, in order. */
export interface Changes {
  first: Profile;
  second: Profile;
}

export interface SplitPoint {
  split: number;
  /** ln g, and a bound on the relative error of g. */
  log: number;
  error: number;
  /** The first term as a share of g. */
  share: number;
  /** -d ln delta_first / d a and -d ln delta_second / d (epsilon - a), at least 0. */
  firstSlope: number;
  secondSlope: number;
}

/** g at split `a`; null where the inversion refuses. */
export function splitPoint({ first, second }: Changes, epsilon: number, a: number): SplitPoint | null {
  const one = first(a);
  const other = one && second(epsilon - a, Math.max(0, a));
  return other && joined(a, one, other);
}

function joined(split: number, first: ImpliedPoint, then: ImpliedPoint): SplitPoint {
  const lifted = split + then.log;
  const larger = Math.max(first.log, lifted);
  const log = larger + Math.log(Math.exp(first.log - larger) + Math.exp(lifted - larger));
  const share = Math.exp(first.log - log);
  return {
    split,
    log,
    error: share * first.error + (1 - share) * then.error,
    share,
    firstSlope: Math.max(0, -first.slope),
    secondSlope: Math.max(0, -then.slope),
  };
}

/** The step from here to where Newton's method puts the least of g: the two terms' slopes balance there. NaN or +-Infinity at the ends. */
export function balanceStep({ share, firstSlope, secondSlope }: SplitPoint): number {
  const excess = Math.log(share * firstSlope) - Math.log((1 - share) * (1 + secondSlope));
  return excess / (1 + firstSlope + secondSlope);
}

/** Second derivative of ln g in a, at the minimum of g. */
export const curvature = ({ firstSlope, secondSlope }: SplitPoint): number => firstSlope * (1 + secondSlope);

/**
 * -d ln g / d epsilon at the least of g. The first term has a share of (1 + s) / (1 + r + s) of g there, where r is `firstSlope` and s is
 * `secondSlope`.
 */
export function fall({ firstSlope, secondSlope }: SplitPoint): number {
  return secondSlope < Infinity ? (firstSlope * secondSlope) / (1 + firstSlope + secondSlope) : firstSlope;
}

/** How far ln g falls from here to its least, if the two terms keep their slopes. */
export function depth(point: SplitPoint): number {
  const step = balanceStep(point);
  const first = point.share * Math.exp(-point.firstSlope * step);
  const second = (1 - point.share) * Math.exp((1 + point.secondSlope) * step);
  return Math.max(0, -Math.log(first + second));
}

/**
 * The split with the least g. The value of g there exceeds the least one by about `excess` of it at most, or of 1 - g where that is
 * smaller. Newton's method finds it, as if the terms kept their slopes, or the secant method, inside what the slopes' signs allow.
 */
export function leastSplit(
  changes: Changes,
  epsilon: number,
  start: number,
  excess: number,
): SplitPoint | null {
  let [low, high, reach] = [-Infinity, Infinity, Math.max(1, 0.3 * Math.abs(epsilon))];
  let before = { split: Number.NaN, step: Number.NaN };
  let a = start;
  for (let i = 0; i < 60; i++) {
    const point = splitPoint(changes, epsilon, a);
    if (point === null) return null;
    // beyond the second change's largest loss only the first term is left, which falls
    const step = point.secondSlope === Infinity ? Infinity : balanceStep(point);
    // a delta of 1 of the first change says nothing about how far away the least is
    if (Number.isNaN(step) || point.firstSlope === 0) return null;
    const stake = Math.min(1, -Math.expm1(point.log));
    const enough = Math.max(Math.min(excess, point.error), excess * stake);
    if (curvature(point) * step * step <= enough || high - low <= NARROWEST) return point;
    if (step > 0) low = a;
    else high = a;
    const rise = (step - before.step) / (a - before.split);
    const move = rise < LEAST_RISE && rise > -Infinity ? -step / rise : step;
    let next = a + Math.max(-reach, Math.min(reach, move));
    if (Math.abs(move) > reach) reach *= 2;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    before = { split: a, step };
    a = next;
  }
  return null;
}

/**
 * `log` is ln of a number that g does not fall below anywhere, from g at three splits `width` apart, since g is convex in
 * e^a. It is -Infinity where the three do not show that g rises on both sides. `offset` is where they put the least of g,
 * and `bend` is its second derivative there, relative to g. Null where the inversion refuses.
 */
export function leastAround(
  changes: Changes,
  epsilon: number,
  centre: number,
  width: number,
): { log: number; offset: number; bend: number } | null {
  const points: SplitPoint[] = [];
  for (const a of [centre - width, centre, centre + width]) {
    const point = splitPoint(changes, epsilon, a);
    if (point === null) return null;
    points.push(point);
  }
  const [left, middle, right] = points.map(({ split, log, error }) => {
    const value = Math.exp(log - points[1].log);
    return { at: Math.exp(split - centre), value, lower: value * (1 - error), upper: value * (1 + error) };
  });
  const rise = left.value + right.value - 2;
  const offset = rise > 0 ? (0.5 * width * (left.value - right.value)) / rise : 0;
  const floor = convexFloor(left, middle, right);
  return { log: floor > 0 ? points[1].log + Math.log(floor) : -Infinity, offset, bend: rise / width ** 2 };
}
