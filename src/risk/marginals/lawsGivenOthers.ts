// The strongest attack on one record at a time: the attacker knows everything except this record's unknown columns.
// Beside an attack on many, it shows how much the targets hide each other.
import { lawOfLogs } from './chowLiuTree';
import { expectCounts } from './relaxedProjection';
import type { MarginalsRelease, UnknownValues } from './unknownValues';

/** Variance below which the likeliest value does not change. */
const LEAST_VARIANCE = 1e-6;

/** P[value | release, all other targets' values] for each target, targets x values, by Bayes' rule. */
export function lawsGivenOthers(
  unknown: UnknownValues,
  { counts, secrets }: MarginalsRelease,
  sigma: number,
): Float64Array {
  const { laws, values, cells, touched } = unknown;
  const truth = new Float64Array(secrets.length * values);
  secrets.forEach((secret, i) => {
    truth[i * values + secret] = 1;
  });
  const expected = new Float64Array(counts.length);
  expectCounts(unknown, truth, expected);
  const rest = counts.map((count, cell) => count - expected[cell]);
  const variance = Math.max(LEAST_VARIANCE, sigma * sigma);
  const found = new Float64Array(truth.length);
  secrets.forEach((secret, i) => {
    const cellsOf = (value: number) =>
      cells.subarray((i * values + value) * touched, (i * values + value + 1) * touched);
    for (const cell of cellsOf(secret)) rest[cell]++;
    // every value adds 1 to equally many cells, so only the counts in those cells tell values apart
    const logs = Float64Array.from({ length: values }, (_, value) =>
      cellsOf(value).reduce((log, cell) => log + rest[cell] / variance, Math.log(laws[i][value])),
    );
    for (const cell of cellsOf(secret)) rest[cell]--;
    found.set(lawOfLogs(logs), i * values);
  });
  return found;
}
