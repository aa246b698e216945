// Bounds on the epsilon that add/remove alone implies for a substitution, which is a removal and then an addition (../implied.ts). It
// is the epsilon at which the least of g(a) = delta_remove(a) + e^a delta_add(epsilon - a) over all splits a is delta. The deltas come
// from the inversion, the fast method (../../inversion inverts a Laplace transform numerically). Newton's method finds the upper end,
// and three points of g, which is convex in e^a, confirm the lower one.
import { unsmoothedEpsilonByInversion } from '../../inversion/invert';
import { PAIRS } from '../../pairs';
import type { Bounds, Mechanism } from '../../types';
import {
  balanceStep,
  type Changes,
  curvature,
  depth,
  fall,
  leastAround,
  type SplitPoint,
  splitPoint,
} from './split';

/** Widths of the verified epsilon to try, absolute or relative, whichever is larger. */
const WIDTHS = [2e-5, 6e-5, 1.8e-4];
/** A width with which bounds from the parts alone are accepted, so that no best split is searched for. */
export const GOOD_WIDTH = WIDTHS[1];
/** The widest bounds that are accepted: the last of `WIDTHS`, with room for the rounding of a difference. */
export const WIDEST = 1.0001 * WIDTHS[2];
/** How far below the least value of g that was found a lower bound on delta may lie, relatively. They are tried in this order. */
const DROPS: readonly number[] = [1e-4, 8e-4];
/** The largest distance in a from the middle one of three points to the others. In e^a, where g is convex, farther ones are too uneven. */
const FARTHEST = 1;
/** How far the upper end may lie above the true epsilon, as a share of the first of `WIDTHS`. */
const ABOVE = 0.1;
/** A drop has to be at least this many times the error of g, so that three points can confirm a lower end. */
const NOISE_ROOM = 6;
const MOST_STEPS = 40;
type Start = readonly [number, number];

/** The point at which g meets ln delta: its epsilon, the certain upper end, and the split there. */
interface Meeting {
  epsilon: number;
  point: SplitPoint;
}

/** Newton's method for split and epsilon together, until g is certainly at most delta, and hardly less. */
function meet(changes: Changes, start: Start | null, logDelta: number): Meeting | null {
  if (start === null) return null;
  let [a, epsilon] = start;
  for (let i = 0; i < MOST_STEPS; i++) {
    const point = splitPoint(changes, epsilon, a);
    if (point === null) return null;
    const room = Math.max(3 * point.error, ABOVE * WIDTHS[0] * Math.max(1, epsilon) * fall(point));
    const gap = point.log + point.error - logDelta;
    const step = balanceStep(point);
    if (gap <= 0 && gap >= -2 * room && curvature(point) * step * step < room) return { epsilon, point };
    if (epsilon <= 0 && gap <= 0) return { epsilon: 0, point };
    if (!(Number.isFinite(step) && fall(point) > 0)) {
      // the addition's epsilon has reached the ceiling of its losses, or one term of g has vanished, so only the split moves
      if (Number.isNaN(step)) return null;
      a += Math.sign(step) * 0.02 * Math.max(0.01, Math.abs(epsilon));
      continue;
    }
    const reach = Math.max(0.5, 0.2 * Math.abs(epsilon));
    const clamp = (by: number) => Math.max(-reach, Math.min(reach, by));
    const rise = clamp((gap - depth(point) + room) / fall(point));
    a += clamp(step) + (point.secondSlope * rise) / (1 + point.firstSlope + point.secondSlope);
    epsilon = Math.max(0, epsilon + rise);
  }
  return null;
}

/** A split and an epsilon at which each of g's two terms is half of delta. */
function startOf(mechanism: Mechanism, logDelta: number): Start | null {
  const half = logDelta - Math.LN2;
  const remove = unsmoothedEpsilonByInversion(PAIRS.remove, mechanism, half);
  if (remove === null) return null;
  const a = Math.max(0, remove.epsilon);
  const add = unsmoothedEpsilonByInversion(PAIRS.add, mechanism, half - a);
  return add && [a, a + Math.max(0, add.epsilon)];
}

/** The lower end of the epsilon; null where three points of g confirm none. */
function lowerEnd(changes: Changes, logDelta: number, { epsilon, point }: Meeting): number | null {
  const steepness = fall(point);
  const sharpness = curvature(point);
  const drift = point.secondSlope / (1 + point.firstSlope + point.secondSlope);
  let centre = point.split + balanceStep(point);
  for (const width of WIDTHS) {
    const by = width * Math.max(1, epsilon);
    if (by >= epsilon) return 0;
    const drop = steepness * by;
    if (drop < NOISE_ROOM * point.error) continue;
    const reach = Math.sqrt(drop / sharpness);
    const least = leastAround(changes, epsilon - by, centre - drift * by, reach);
    if (least === null) return null;
    if (least.log >= logDelta) return epsilon - by;
    centre += least.offset;
  }
  return null;
}

/** Bounds on the epsilon at which the best split meets ln delta; infinite where the inversion refuses. */
export function splitEnds(changes: Changes, mechanism: Mechanism, logDelta: number): Bounds {
  const met = meet(changes, startOf(mechanism, logDelta), logDelta);
  const lower = met && lowerEnd(changes, logDelta, met);
  return { lower: lower ?? -Infinity, upper: met?.epsilon ?? Infinity };
}

/**
 * A lower bound on the least of g at epsilon. It lies below `least`, the least that was found, by no more than one of the drops.
 * Null where three points confirm no such bound.
 */
export function lowerDelta(
  changes: Changes,
  epsilon: number,
  least: SplitPoint,
  drops = DROPS,
): number | null {
  let [centre, bend] = [least.split, curvature(least)];
  for (const drop of drops) {
    if (drop < NOISE_ROOM * least.error) continue;
    const around = leastAround(changes, epsilon, centre, Math.min(FARTHEST, Math.sqrt(drop / bend)));
    if (around === null) return null;
    if (around.log > least.log - drop) return Math.exp(around.log);
    centre += around.offset;
    if (around.bend > 0) bend = around.bend;
  }
  return null;
}
