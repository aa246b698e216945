// Records with some unknown columns: the prior law of their values, the cell that each possible value would be
// counted in, and releases.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { STREAM, uniforms } from '../../base/numerics/randomStreams';
import type { BinnedTable } from './binnedTable';
import { type ChowLiuTree, combination, conditionalLaw } from './chowLiuTree';
import { MARGINALS } from './sentences';
import { addNoise, cellOf, countMarginals, touching, type Workload } from './workload';

const MOST_VALUES = 4096;
/** The most entries of the table of cells, which then takes 80 MB. */
const MOST_CELLS = 2e7;

/**
 * `targets` rows, spread evenly over the table, of which `columns` (numbers of columns, ascending) are unknown.
 * The law of the unknown values is the tree's, given each record's own known columns. Throws InputError for more
 * targets than rows, and for too many values.
 */
export function unknownValues(
  workload: Workload,
  table: BinnedTable,
  tree: ChowLiuTree,
  columns: readonly number[],
  targets: number,
) {
  requireNumber('targets', targets, { min: 1, max: table.rows, integer: true });
  const sizes = columns.map((column) => table.columns[column].size);
  const values = sizes.reduce((n, size) => n * size, 1);
  const width = table.columns.length;
  const touched = touching(workload, columns);
  if (columns.length === 0 || values > MOST_VALUES || targets * values * touched.length > MOST_CELLS) {
    const sentence = MARGINALS.tooManyCombinations({ count: columns.length, combinations: values });
    throw refusals('unknown')[columns.length === 0 ? 'missing' : 'tooLarge'](sentence);
  }
  const rows = Array.from({ length: targets }, (_, i) => Math.floor((i * table.rows) / targets));
  const record = (row: number) => Array.from(table.values.subarray(row * width, (row + 1) * width));
  const cells = new Int32Array(targets * values * touched.length);
  let at = 0;
  for (const row of rows) {
    const whole = record(row);
    for (let value = 0; value < values; value++) {
      put(whole, 0, columns, combination(sizes, value));
      for (const marginal of touched) cells[at++] = cellOf(workload, marginal, whole);
    }
  }
  const isTarget = new Set(rows);
  const others = Array.from({ length: table.rows }, (_, row) => row).filter((row) => !isTarget.has(row));
  const knownCounts = countMarginals(workload, {
    rows: others.length,
    columns: table.columns,
    values: Uint8Array.from(others.flatMap(record)),
  });
  forgetUntouched(workload, columns, knownCounts);
  return {
    ...{ workload, table, columns, sizes, values },
    targets: rows,
    laws: rows.map((row) => conditionalLaw(tree, record(row), columns)),
    own: Int32Array.from(rows, (row) => ownValue(sizes, record(row), columns)),
    touched: touched.length,
    /** targets x values x touched: the cell that the target is counted in if it has the value. */
    cells,
    /** What all other records add to each cell of the touched marginals; 0 for other cells. */
    knownCounts,
  };
}

export type UnknownValues = ReturnType<typeof unknownValues>;

/** Index of a record's own value of the columns, numbered as in chowLiuTree's combination. */
const ownValue = (sizes: readonly number[], record: readonly number[], columns: readonly number[]): number =>
  columns.reduce((value, column, i) => value * sizes[i] + record[column], 0);

function put(
  record: { [column: number]: number },
  at: number,
  columns: readonly number[],
  values: readonly number[],
) {
  columns.forEach((column, i) => {
    record[at + column] = values[i];
  });
}

function forgetUntouched(workload: Workload, columns: readonly number[], counts: Float64Array): void {
  for (const { columns: own, first, cells } of workload.marginals) {
    if (!own.some((column) => columns.includes(column))) counts.fill(0, first, first + cells);
  }
}

/** Whether the unknown values are drawn anew from the targets' laws (prior) or are those of the table (records). */
export type SecretsFrom = 'prior' | 'records';

/**
 * The table with each target's unknown values as `from` says, counted, with noise of standard deviation sigma >= 0
 * on every number: the values, which the attacker has to find, and the noisy counts less
 * {@link UnknownValues.knownCounts}, 0 in untouched cells. Decided by (seed, repeat): independent repeats have
 * different `repeat`, a 32-bit unsigned integer.
 */
export function release(
  unknown: UnknownValues,
  sigma: number,
  seed: number,
  repeat: number,
  from: SecretsFrom,
) {
  const { workload, table, columns, sizes, targets, own, knownCounts } = unknown;
  requireNumber('sigma', sigma, { min: 0, max: 1e9 });
  const secrets = from === 'records' ? own : drawSecrets(unknown, seed, repeat);
  const values = table.values.slice();
  targets.forEach((row, i) => {
    put(values, row * table.columns.length, columns, combination(sizes, secrets[i]));
  });
  const counts = addNoise(countMarginals(workload, { ...table, values }), sigma, seed, repeat);
  forgetUntouched(workload, columns, counts);
  return { secrets, counts: counts.map((count, cell) => count - knownCounts[cell]) };
}

export type MarginalsRelease = ReturnType<typeof release>;

function drawSecrets({ laws }: UnknownValues, seed: number, repeat: number): Int32Array {
  const draws = uniforms({ seed, stream: STREAM.marginalSecret, model: repeat }, laws.length);
  return Int32Array.from(draws, (uniform, i) => drawn(laws[i], uniform));
}

function drawn(law: Float64Array, uniform: number): number {
  let cumulative = 0;
  for (let value = 0; value < law.length; value++) {
    cumulative += law[value];
    if (cumulative >= uniform) return value;
  }
  return law.length - 1;
}
