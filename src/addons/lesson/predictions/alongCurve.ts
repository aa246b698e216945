// A curve that is known at some points of a logarithmic axis, read between them. Pure.
import type { FactCurve } from './prediction';

/** y at x, linear in ln x; NaN outside the curve, and beside a point where nothing is known. */
export function valueAt({ x, y }: FactCurve, at: number): number {
  const i = x.findIndex((one) => one >= at);
  if (i < 0) return Number.NaN;
  if (x[i] === at) return y[i];
  if (i === 0) return Number.NaN;
  const share = Math.log(at / x[i - 1]) / Math.log(x[i] / x[i - 1]);
  return (1 - share) * y[i - 1] + share * y[i];
}

/**
 * Where a positive monotone curve meets `level`, linear in ln x and ln y between two points; null where it does not. With
 * curves of some sixty points over a few decades it is good to a percent.
 */
export function meets({ x, y }: FactCurve, level: number): number | null {
  for (let i = 1; i < x.length; i++) {
    const [before, after] = [y[i - 1], y[i]];
    if (!(before > 0 && after > 0) || (before - level) * (after - level) > 0) continue;
    if (before === after) return x[i - 1];
    const share = Math.log(level / before) / Math.log(after / before);
    return x[i - 1] * (x[i] / x[i - 1]) ** share;
  }
  return null;
}
