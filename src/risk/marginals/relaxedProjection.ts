// The attack on noisy marginals: instead of a table, a law of each target's unknown values, moved by gradient
// descent until the expected counts fit the released ones, and kept near the prior as far as the noise is large.
// After the relaxed projection of Aydore et al., "Differentially Private Query Release Through Adaptive Projection"
// (2021), with the prior added.
import type { MarginalsRelease, UnknownValues } from './unknownValues';

const MOST_ITERATIONS = 300;
/** The descent ends once no probability changes by more than this. */
const SETTLED = 1e-5;

/**
 * Minimises |A P - c|^2 / 2 + sigma^2 sum_i KL(P_i || pi_i) over laws P_i of the targets' values, which is convex.
 * A P are the expected counts, c the released ones less what is known, and pi_i is the prior. Without noise it is a
 * projection on the counts, and as sigma grows, P_i goes to pi_i. Each iteration is a step of exponentiated
 * gradient, whose inverse length is the largest entry of A^T A P. That bounds the curvature of the first term
 * relative to the entropy's where the step begins. Yields the number of each, and returns the laws, targets x
 * values. Deterministic, because it draws nothing.
 */
export function* relaxedProjection(
  unknown: UnknownValues,
  { counts }: Pick<MarginalsRelease, 'counts'>,
  sigma: number,
): Generator<number, Float64Array> {
  const { laws, values, targets } = unknown;
  const size = targets.length * values;
  const prior = Float64Array.from(laws.flatMap((law) => Array.from(law, Math.log)));
  const logs = prior.slice();
  const current = prior.map((log) => Math.exp(log));
  const expected = new Float64Array(counts.length);
  const slope = new Float64Array(size);
  const weight = sigma * sigma;
  for (let iteration = 1; iteration <= MOST_ITERATIONS; iteration++) {
    expectCounts(unknown, current, expected);
    sumCells(unknown, expected, slope);
    const inverse = slope.reduce((most, x) => Math.max(most, x), 0);
    for (let cell = 0; cell < counts.length; cell++) expected[cell] -= counts[cell];
    sumCells(unknown, expected, slope);
    for (let at = 0; at < size; at++) {
      logs[at] = (inverse * logs[at] - slope[at] + weight * prior[at]) / (inverse + weight);
    }
    let change = 0;
    for (let from = 0; from < size; from += values) {
      change = Math.max(change, normalise(logs, current, from, values));
    }
    yield iteration;
    if (change < SETTLED) break;
  }
  return current;
}

/** Makes the law that begins at `from` sum to 1, in place. Returns the largest change of a probability. */
function normalise(logs: Float64Array, laws: Float64Array, from: number, values: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = from; at < from + values; at++) most = Math.max(most, logs[at]);
  let total = 0;
  for (let at = from; at < from + values; at++) total += Math.exp(logs[at] - most);
  const shift = most + Math.log(total);
  let change = 0;
  for (let at = from; at < from + values; at++) {
    logs[at] -= shift;
    const next = Math.exp(logs[at]);
    change = Math.max(change, Math.abs(next - laws[at]));
    laws[at] = next;
  }
  return change;
}

/** A P: what each cell would hold on average. */
export function expectCounts({ cells, touched }: UnknownValues, laws: Float64Array, out: Float64Array): void {
  out.fill(0);
  for (let at = 0, next = 0; at < laws.length; at++) {
    const p = laws[at];
    for (const end = next + touched; next < end; next++) out[cells[next]] += p;
  }
}

/** A^T x: for each target and value the sum over the cells that it would be counted in. */
function sumCells({ cells, touched }: UnknownValues, x: Float64Array, out: Float64Array): void {
  for (let at = 0, next = 0; at < out.length; at++) {
    let sum = 0;
    for (const end = next + touched; next < end; next++) sum += x[cells[next]];
    out[at] = sum;
  }
}
