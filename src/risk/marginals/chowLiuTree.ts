// A prior on whole records: the tree of columns that fits records known to the attacker best, each column given its
// parent. Chow and Liu, "Approximating Discrete Probability Distributions with Dependence Trees" (1968).
import { refusals } from '../../base/numerics/errors';
import type { BinnedTable } from './binnedTable';
import { MARGINALS } from './sentences';

/** Number added to every count, so that no possible value has probability 0. */
const SMOOTHING = 0.5;

/** Counts of each pair of values, row-major by the first. */
function pairCounts({ rows, columns, values }: BinnedTable, a: number, b: number): Float64Array {
  const counts = new Float64Array(columns[a].size * columns[b].size);
  for (let at = 0; at < rows * columns.length; at += columns.length) {
    counts[values[at + a] * columns[b].size + values[at + b]]++;
  }
  return counts;
}

/** Mutual information of two columns, in nats. */
export function mutualInformation(table: BinnedTable, a: number, b: number): number {
  const [rows, columns] = [table.columns[a].size, table.columns[b].size];
  const counts = pairCounts(table, a, b);
  const first = new Float64Array(rows);
  const second = new Float64Array(columns);
  counts.forEach((count, at) => {
    first[Math.floor(at / columns)] += count;
    second[at % columns] += count;
  });
  let information = 0;
  counts.forEach((count, at) => {
    if (count === 0) return;
    const expected = (first[Math.floor(at / columns)] * second[at % columns]) / table.rows;
    information += (count / table.rows) * Math.log(count / expected);
  });
  return Math.max(0, information);
}

/**
 * The spanning tree of largest mutual information (Prim from column 0; ties to the lower column), and each column's
 * law given its parent with {@link SMOOTHING} added to every count. At least one row, else InputError.
 */
export function chowLiuTree(table: BinnedTable) {
  if (table.rows === 0) {
    throw refusals('known').missing(MARGINALS.noKnownRecords);
  }
  const count = table.columns.length;
  const parents = new Array<number>(count).fill(-1);
  const information = new Array<number>(count).fill(0);
  const best = Array.from({ length: count }, () => ({ parent: -1, information: -1 }));
  const joined = new Set<number>();
  for (let next = 0; joined.size < count; ) {
    joined.add(next);
    parents[next] = best[next].parent;
    information[next] = Math.max(0, best[next].information);
    let following = -1;
    for (let column = 0; column < count; column++) {
      if (joined.has(column)) continue;
      const shared = mutualInformation(table, next, column);
      if (shared > best[column].information) best[column] = { parent: next, information: shared };
      if (following < 0 || best[column].information > best[following].information) following = column;
    }
    next = following;
  }
  return {
    sizes: table.columns.map(({ size }) => size),
    /** Parent of each column; -1 for the root, column 0. */
    parents,
    /** Mutual information of each column and its parent, in nats; 0 for the root. */
    information,
    /** ln P[child value | parent value], a row per parent value (one row for the root). */
    logConditionals: parents.map((parent, child) => logConditional(table, parent, child)),
  };
}

export type ChowLiuTree = ReturnType<typeof chowLiuTree>;

function logConditional(table: BinnedTable, parent: number, child: number): Float64Array {
  const size = table.columns[child].size;
  const rows = parent < 0 ? 1 : table.columns[parent].size;
  const counts = new Float64Array(rows * size).fill(SMOOTHING);
  const { columns, values } = table;
  for (let at = 0; at < values.length; at += columns.length) {
    counts[(parent < 0 ? 0 : values[at + parent]) * size + values[at + child]]++;
  }
  const totals = new Float64Array(rows);
  counts.forEach((n, at) => {
    totals[Math.floor(at / size)] += n;
  });
  return counts.map((n, at) => Math.log(n / totals[Math.floor(at / size)]));
}

/** ln of the tree's probability of a whole record. */
export function logProbability(
  { sizes, parents, logConditionals }: ChowLiuTree,
  record: ArrayLike<number>,
): number {
  return parents.reduce((log, parent, child) => {
    const given = parent < 0 ? 0 : record[parent];
    return log + logConditionals[child][given * sizes[child] + record[child]];
  }, 0);
}

/** The exact law of unknown columns, given the record's others: every combination is weighed, in the order of {@link combination}. */
export function conditionalLaw(
  tree: ChowLiuTree,
  record: ArrayLike<number>,
  unknown: readonly number[],
): Float64Array {
  const sizes = unknown.map((column) => tree.sizes[column]);
  const whole = Array.from(record);
  const logs = Float64Array.from({ length: sizes.reduce((n, size) => n * size, 1) }, (_, index) => {
    combination(sizes, index).forEach((value, i) => {
      whole[unknown[i]] = value;
    });
    return logProbability(tree, whole);
  });
  return lawOfLogs(logs);
}

/** Probabilities that are proportional to e^log and sum to 1. */
export function lawOfLogs(logs: Float64Array): Float64Array {
  const most = logs.reduce((a, b) => Math.max(a, b));
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The values of several columns, of these sizes, that an index stands for. The first column changes slowest. */
export function combination(sizes: readonly number[], index: number): number[] {
  const values = new Array<number>(sizes.length);
  let rest = index;
  for (let i = sizes.length - 1; i >= 0; i--) {
    values[i] = rest % sizes[i];
    rest = Math.floor(rest / sizes[i]);
  }
  return values;
}
