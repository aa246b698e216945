// Root finding for monotone functions of one real or whole number. Minima are in the folder `minima`.
import { Defect } from '../sentences/defect';

export interface RootOptions {
  /** The search stops when the bracket is no wider than this plus `relativeTolerance` times its larger |end|. Default 0. */
  absoluteTolerance?: number;
  /** The part of the tolerance that is relative to the larger |end|. Default 4e-16, about the precision of float64. */
  relativeTolerance?: number;
  /** The number of steps after which the search stops in any case. Default 200. */
  maxIterations?: number;
}

/**
 * Root of a continuous f that changes sign on [lower, upper]: inverse quadratic interpolation where the last three
 * points promise that it helps, else bisection (Chandrupatla, "A new hybrid quadratic/bisection algorithm", 1997).
 * It typically takes some eight evaluations. f may return +-Infinity. Throws a Defect when f has the same sign at both ends.
 */
export function findRoot(
  f: (x: number) => number,
  lower: number,
  upper: number,
  { absoluteTolerance = 0, relativeTolerance = 4e-16, maxIterations = 200 }: RootOptions = {},
): number {
  // a is the latest point, b the one on the other side of the root, and c, below, the one before.
  let [a, b] = [lower, upper];
  let [fa, fb] = [f(a), f(b)];
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (!(fa < 0 !== fb < 0) || Number.isNaN(fa) || Number.isNaN(fb)) {
    throw new Defect(`findRoot: no sign change on [${lower}, ${upper}] (f = ${fa}, ${fb})`);
  }
  let share = fa / (fa - fb);
  for (let i = 0; i < maxIterations; i++) {
    const width = Math.abs(b - a);
    const tolerance = absoluteTolerance + relativeTolerance * Math.max(Math.abs(a), Math.abs(b));
    if (width <= tolerance) break;
    // A step goes at least half the tolerance from either end, so that it passes a root next to an end and both ends come near it.
    const least = Math.min(0.5, (0.5 * tolerance) / width);
    if (!Number.isFinite(share)) share = 0.5;
    const x = a + Math.max(least, Math.min(1 - least, share)) * (b - a);
    if (x === a || x === b) break;
    const fx = f(x);
    if (fx === 0) return x;
    let [c, fc] = [a, fa];
    if (fx < 0 !== fa < 0) {
      [c, fc] = [b, fb];
      [b, fb] = [a, fa];
    }
    [a, fa] = [x, fx];
    const [along, rise] = [(a - b) / (c - b), (fa - fb) / (fc - fb)];
    const smooth = rise * rise < along && (1 - rise) * (1 - rise) < 1 - along;
    share = smooth
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
      : 0.5;
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b;
}

/**
 * Root of a decreasing concave f, by Newton's method from an `upper` beyond the root, where f is not positive. All
 * steps then end on that side, and some five of them suffice. The search ends where f is at least -noise, or where a step no
 * longer moves. Throws a Defect after 100 steps.
 */
export function fromAbove(
  f: (x: number) => number,
  slope: (x: number) => number,
  upper: number,
  noise: number,
): number {
  let x = upper;
  for (let i = 0; i < 100; i++) {
    const value = f(x);
    if (!(value < -noise)) return x;
    const next = x - value / slope(x);
    if (!(next < x)) return x;
    x = next;
  }
  throw new Defect(`fromAbove: no root below ${upper} (f = ${f(x)} at ${x})`);
}

/**
 * The place where `holds` turns from true, as it is taken to be at `lower`, to false, as at `upper`: by bisection, as a
 * bracket [x where it is true, x where it is false]. For a certified answer, take the end on the safe side.
 */
export function bisectPredicate(
  holds: (x: number) => boolean,
  lower: number,
  upper: number,
  { absoluteTolerance = 0, relativeTolerance = 4e-16, maxIterations = 200 }: RootOptions = {},
): [number, number] {
  let a = lower;
  let b = upper;
  for (let i = 0; i < maxIterations; i++) {
    const tolerance = absoluteTolerance + relativeTolerance * Math.max(Math.abs(a), Math.abs(b));
    if (Math.abs(b - a) <= tolerance) break;
    const x = a + 0.5 * (b - a);
    if (x === a || x === b) break;
    if (holds(x)) a = x;
    else b = x;
  }
  return [a, b];
}

/**
 * The least whole number above `low` and up to `high` at which `holds` is true, by bisection. It must stay true once it
 * is. It is called at neither end: at `low` it is taken to be false, at `high` to be true.
 */
export function firstWhole(low: number, high: number, holds: (at: number) => boolean): number {
  let [before, from] = [low, high];
  while (from - before > 1) {
    const middle = Math.floor(0.5 * (before + from));
    if (holds(middle)) from = middle;
    else before = middle;
  }
  return from;
}
