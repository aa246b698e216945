// Certified bounds on a trade-off curve f(alpha), from the discretised privacy-loss distribution rather than from the fast
// accountant: one composition serves every alpha, and its two-sided bounds on delta become two-sided bounds on f.
import { type CertifiedProfile, certifyProfile, largerProfile } from '../discretised/certifiedProfile';
import { type DominatingPair, exchangedPair, PAIRS } from '../pairs';
import type { AnyRun, CertifiedCurve, CurveWish } from '../types';

// From a certified privacy profile to certified points of its trade-off curve: the convex conjugate, with bounds on
// both sides. It knows no mechanism.
/** The profile of a pair at epsilon >= 0 and of the exchanged pair, which stands for epsilon < 0. */
interface TwoSidedProfile {
  positive: CertifiedProfile;
  negative: CertifiedProfile;
}

/** Points at which the profile is tabulated once for all alphas. */
const TABLE_SIZE = 256;
/** The upper bound is refined until it is within this share of alpha or 1 - alpha of the best line found, over the accuracy wished for. */
const SLACK = 10;
const ACCURACY = 5e-4;
/** Intervals that are halved for it, at most: the bound holds in any case. */
const MOST_ROUNDS = 400;

interface Table {
  epsilons: Float64Array;
  lower: Float64Array;
  profile: CertifiedProfile;
}

function tabulate(profile: CertifiedProfile, largest: number): Table {
  const epsilons = new Float64Array(TABLE_SIZE + 1);
  const lower = new Float64Array(TABLE_SIZE + 1);
  for (let i = 0; i <= TABLE_SIZE; i++) {
    // denser towards 0, where the profile of a private mechanism lives
    epsilons[i] = largest * (i / TABLE_SIZE) ** 2;
    lower[i] = profile.lower(epsilons[i]);
  }
  return { epsilons, lower, profile };
}

/** Largest value of 1 - upper(e) - e^e alpha over e in [0, largest]; every e gives a valid bound. */
function bestLine(table: Table, line: (epsilon: number, delta: number) => number): number {
  const { epsilons, lower, profile } = table;
  let best = 0;
  for (let i = 1; i <= TABLE_SIZE; i++) {
    if (line(epsilons[i], lower[i]) > line(epsilons[best], lower[best])) best = i;
  }
  let a = epsilons[Math.max(0, best - 2)];
  let b = epsilons[Math.min(TABLE_SIZE, best + 2)];
  const value = (e: number) => line(e, profile.upper(e));
  let largest = Math.max(value(epsilons[best]), value(0));
  for (let i = 0; i < 24; i++) {
    const c = a + 0.382 * (b - a);
    const d = a + 0.618 * (b - a);
    const [fc, fd] = [value(c), value(d)];
    largest = Math.max(largest, fc, fd);
    if (fc < fd) a = c;
    else b = d;
  }
  return largest;
}

/**
 * At least the largest line over all of [0, infinity): on an interval no line exceeds the one that takes delta at its
 * right end and the slope at its left (`line` falls in both arguments). The interval with the largest such bound is
 * halved until it is narrow in value, or until enough has been spent: the bound holds either way.
 */
function boundLines(
  table: Table,
  line: (epsilon: number, delta: number) => number,
  from: number,
  slack: number,
): number {
  const { epsilons, lower, profile } = table;
  let reached = from;
  for (let i = 0; i <= TABLE_SIZE; i++) reached = Math.max(reached, line(epsilons[i], lower[i]));
  const intervals: { left: number; right: number; deltaRight: number; bound: number }[] = [];
  // what is low enough already need not be looked at again
  const enough = reached + slack;
  let settled = line(epsilons[TABLE_SIZE], 0);
  const push = (left: number, right: number, deltaRight: number) => {
    const bound = line(left, deltaRight);
    if (bound <= enough) settled = Math.max(settled, bound);
    else intervals.push({ left, right, deltaRight, bound });
  };
  for (let i = 0; i < TABLE_SIZE; i++) push(epsilons[i], epsilons[i + 1], lower[i + 1]);
  for (let round = 0; round < MOST_ROUNDS && intervals.length > 0; round++) {
    let worst = 0;
    for (let i = 1; i < intervals.length; i++) if (intervals[i].bound > intervals[worst].bound) worst = i;
    const { left, right, deltaRight, bound } = intervals[worst];
    if (bound <= reached + slack) return Math.max(bound, settled, reached);
    intervals[worst] = intervals[intervals.length - 1];
    intervals.pop();
    const middle = 0.5 * (left + right);
    const delta = profile.lower(middle);
    reached = Math.max(reached, line(middle, delta));
    push(left, middle, delta);
    push(middle, right, deltaRight);
  }
  return intervals.reduce((largest, { bound }) => Math.max(largest, bound), Math.max(settled, reached));
}

/**
 * Bounds on f(alpha) = max(0, sup_{e >= 0} 1 - delta(e) - e^e alpha, sup_{e >= 0} e^-e (1 - delta'(e) - alpha)), delta'
 * the exchanged pair's profile (exchange symmetry). `largest` should reach ln(1/alpha) for the smallest alpha.
 */
export function prepareTradeoff(
  { positive, negative }: TwoSidedProfile,
  largest: number,
  accuracy = ACCURACY,
): CertifiedCurve {
  const steep = tabulate(positive, largest);
  const flat = positive === negative ? steep : tabulate(negative, largest);
  const errors: CertifiedCurve['errors'] = (alpha) => {
    const steepLine = (e: number, delta: number) => 1 - delta - Math.exp(e) * alpha;
    // a negative numerator would grow with e, so it counts as 0, which bounds f from below anyway
    const flatLine = (e: number, delta: number) => Math.exp(-e) * Math.max(0, 1 - delta - alpha);
    const slack = SLACK * accuracy * Math.min(1e-3, alpha, 1 - alpha);
    const betaLower = Math.max(0, bestLine(steep, steepLine), bestLine(flat, flatLine));
    const betaUpper = Math.min(
      1 - alpha,
      Math.max(
        0,
        boundLines(steep, steepLine, betaLower, slack),
        boundLines(flat, flatLine, betaLower, slack),
      ),
    );
    return {
      betaLower: Math.min(betaLower, betaUpper),
      betaUpper,
      powerLower: 1 - betaUpper,
      powerUpper: 1 - Math.min(betaLower, betaUpper),
    };
  };
  return { errors, deltaAtMost: positive.upper };
}

/** The pair's whole profile, as far as levels ask for it. */
function wholeProfile(pair: DominatingPair, run: AnyRun, wish: CurveWish): CertifiedProfile {
  const { smallest, room, accuracy } = wish;
  return certifyProfile(pair, run, Math.log(1 / smallest), smallest, accuracy, room);
}

/** The larger of the whole profiles of add and remove; its trade-off curve is the lower convex hull of the two curves' minimum. */
export function addRemoveProfile(run: AnyRun, wish: CurveWish): CertifiedProfile {
  const [add, remove] = [PAIRS.add, PAIRS.remove].map((pair) => wholeProfile(pair, run, wish));
  return largerProfile(add, remove);
}

/** The curve of one pair; the exchanged pair's profile stands for epsilon < 0. */
export function pairErrors(pair: DominatingPair, run: AnyRun, wish: CurveWish): CertifiedCurve {
  const exchanged = exchangedPair(pair);
  const positive = wholeProfile(pair, run, wish);
  const negative = exchanged === pair ? positive : wholeProfile(exchanged, run, wish);
  return prepareTradeoff({ positive, negative }, Math.log(1 / wish.smallest), wish.accuracy);
}

/** The curve of a profile that is its own mirror image. */
export function symmetricErrors(
  profile: CertifiedProfile,
  { smallest, accuracy }: CurveWish,
): CertifiedCurve {
  return prepareTradeoff({ positive: profile, negative: profile }, Math.log(1 / smallest), accuracy);
}
