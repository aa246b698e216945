// The released statistics: how often each combination of values of some columns stands in the table, for every set of so
// many columns, with Gaussian noise on each number.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { normals, STREAM } from '../../base/numerics/randomStreams';
import type { BinnedTable } from './binnedTable';
import { MARGINALS } from './sentences';

export interface Marginal {
  /** Numbers of the columns that are counted together. */
  columns: readonly number[];
  /** Index of this marginal's first cell among those of all marginals. */
  first: number;
  /** Number of cells, one for each combination of values. */
  cells: number;
}

const MOST_CELLS = 1e6;

/** All marginals of `ways` columns, 1..columns. Throws InputError outside, and if they hold more than a million numbers. */
export function allMarginals(sizes: readonly number[], ways: number) {
  requireNumber('ways', ways, { min: 1, max: sizes.length, integer: true });
  const marginals: Marginal[] = [];
  let cells = 0;
  const choose = (chosen: readonly number[]) => {
    if (chosen.length === ways) {
      const size = chosen.reduce((n, column) => n * sizes[column], 1);
      marginals.push({ columns: chosen, first: cells, cells: size });
      cells += size;
      if (cells > MOST_CELLS) {
        throw refusals('bins').tooLarge(MARGINALS.tooManyNumbers({ most: MOST_CELLS }));
      }
      return;
    }
    for (let next = (chosen.at(-1) ?? -1) + 1; next < sizes.length; next++) choose([...chosen, next]);
  };
  choose([]);
  return { sizes, marginals, cells };
}

export type Workload = ReturnType<typeof allMarginals>;

/** The cell of a marginal that a record is counted in; `record` from `at` on, one value a column. */
export function cellOf(
  { sizes }: Workload,
  { columns, first }: Marginal,
  record: ArrayLike<number>,
  at = 0,
): number {
  return first + columns.reduce((cell, column) => cell * sizes[column] + record[at + column], 0);
}

export function countMarginals(
  workload: Workload,
  { rows, columns, values }: Pick<BinnedTable, 'rows' | 'columns' | 'values'>,
): Float64Array {
  const counts = new Float64Array(workload.cells);
  for (let row = 0; row < rows; row++) {
    for (const marginal of workload.marginals) {
      counts[cellOf(workload, marginal, values, row * columns.length)]++;
    }
  }
  return counts;
}

/** The counts plus Gaussian noise of standard deviation sigma >= 0 on each, which (seed, repeat) decides. */
export function addNoise(counts: Float64Array, sigma: number, seed: number, repeat: number): Float64Array {
  const noise = normals({ seed, stream: STREAM.marginalNoise, model: repeat }, counts.length);
  return counts.map((count, cell) => count + sigma * noise[cell]);
}

export const touching = ({ marginals }: Workload, columns: readonly number[]): Marginal[] =>
  marginals.filter((marginal) => marginal.columns.some((column) => columns.includes(column)));
