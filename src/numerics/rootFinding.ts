// One-dimensional root finding for monotone functions. Not an optimiser.

export interface RootOptions {
  /** Stop when the bracket is narrower than this, absolutely. Default 0. */
  absoluteTolerance?: number;
  /** ... or relatively to its larger end. Default 4e-16, i.e. float64. */
  relativeTolerance?: number;
  maxIterations?: number;
}

/**
 * Root of a continuous f that changes sign on [lower, upper], by bisection safeguarded regula falsi (ITP-like
 * Illinois step): never slower than bisection by more than a factor of two, typically some ten evaluations.
 * f may return +-Infinity at the ends. Throws RangeError when the ends have the same sign.
 */
export function findRoot(
  f: (x: number) => number,
  lower: number,
  upper: number,
  { absoluteTolerance = 0, relativeTolerance = 4e-16, maxIterations = 200 }: RootOptions = {},
): number {
  let a = lower;
  let b = upper;
  let fa = f(a);
  let fb = f(b);
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (!(fa < 0 !== fb < 0) || Number.isNaN(fa) || Number.isNaN(fb)) {
    throw new RangeError(`findRoot: no sign change on [${lower}, ${upper}] (f = ${fa}, ${fb})`);
  }
  let width = b - a;
  for (let i = 0; i < maxIterations; i++) {
    const tolerance = absoluteTolerance + relativeTolerance * Math.max(Math.abs(a), Math.abs(b));
    if (Math.abs(b - a) <= tolerance) break;
    const slope = fb - fa;
    const secant = b - (fb * (b - a)) / slope;
    // every third step bisects, so a stubborn end cannot make the search linear
    const inside = Number.isFinite(secant) && secant > Math.min(a, b) && secant < Math.max(a, b);
    const x = i % 3 === 2 || !inside ? a + 0.5 * (b - a) : secant;
    if (x === a || x === b) break;
    const fx = f(x);
    if (fx === 0) return x;
    if (fx < 0 === fa < 0) {
      a = x;
      fa = fx;
      if (Math.abs(b - a) > 0.5 * Math.abs(width)) fb *= 0.5;
    } else {
      b = x;
      fb = fx;
      if (Math.abs(b - a) > 0.5 * Math.abs(width)) fa *= 0.5;
    }
    width = b - a;
  }
  return a + 0.5 * (b - a);
}

/**
 * Last x in [lower, upper] at which a monotone predicate still has the value it has at `lower`, as the final
 * bracket [same, other]. For certified answers: take the end that is on the safe side.
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
