// Clopper-Pearson upper bounds for every count at once, as normal quantiles, interpolated between a few that are solved for.
// The tables serve to find thresholds fast. The bound that is reported is computed again by clopperPearson.ts.
import betaincinv from '@stdlib/math-base-special-betaincinv';
import { normalQuantile, normalUpperQuantile } from '../../../base/numerics/normal';

/** Spacing of the nodes in s = ln((k+1)/(n-k)), in which the bound's quantile is smooth and nearly linear. */
const SPACING = 0.15;
/** Six-point Lagrange interpolation. */
const POINTS = 6;

/** Largest error of an entry whose bounded rate is below 0.99. The largest error that was measured is 5e-8. */
export const TABLE_TOLERANCE = 2e-7;

/**
 * table[k] = Phi^-1(1 - U(k)), where Phi is the normal distribution function and U(k) is the one-sided upper bound at `level` on the
 * proportion behind k of n; decreasing in k, -Infinity at k = n. The bound is solved for at some 2 ln(n)/0.15 + 13 nodes only.
 */
export function upperBoundQuantiles(trials: number, level: number): Float64Array {
  const start = -Math.log(trials) - POINTS * SPACING;
  const size = Math.ceil((2 * Math.log(trials)) / SPACING) + 2 * POINTS + 1;
  const nodes = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    // parameters of the beta law at a real-valued count, positive for every s
    const share = 1 / (1 + Math.exp(-(start + i * SPACING)));
    const a = (trials + 1) * share;
    const b = (trials + 1) * (1 - share);
    // the smaller of U and 1 - U keeps its digits
    nodes[i] =
      share < 0.5
        ? normalUpperQuantile(betaincinv(1 - level, a, b))
        : normalQuantile(betaincinv(level, b, a));
  }
  const table = new Float64Array(trials + 1);
  for (let k = 0; k < trials; k++) {
    const place = (Math.log((k + 1) / (trials - k)) - start) / SPACING;
    const first = Math.floor(place) - 2;
    table[k] = lagrange(nodes, first, place - first);
  }
  table[trials] = -Infinity;
  return table;
}

/** Polynomial through six equidistant values from values[first] on, at distance t (in spacings) from the first. */
function lagrange(values: Float64Array, first: number, t: number): number {
  const t1 = t - 1;
  const t2 = t - 2;
  const t3 = t - 3;
  const t4 = t - 4;
  const t5 = t - 5;
  const left = t * t1 * t2;
  const right = t3 * t4 * t5;
  return (
    (-values[first] * t1 * t2 * right) / 120 +
    (values[first + 1] * t * t2 * right) / 24 -
    (values[first + 2] * t * t1 * right) / 12 +
    (values[first + 3] * left * t4 * t5) / 12 -
    (values[first + 4] * left * t3 * t5) / 24 +
    (values[first + 5] * left * t3 * t4) / 120
  );
}
