// A record table with few values a column, so that marginals can count it, in bins of about equally many records.
// Records that are not released decide where the bins end.
import type { AuditData, RecordTable } from '../../audit/datasets/types';
import { refusals, requireNumber } from '../../base/numerics/errors';
import { LABEL_COLUMN } from './breastColumns';
import { MARGINALS } from './sentences';

export interface BinnedTable {
  rows: number;
  /** Columns, whose values are 0..size - 1. */
  columns: readonly { name: string; size: number }[];
  /** Values of all records: rows * columns.length, row-major. */
  values: Uint8Array;
}

const BINS = { min: 2, max: 16, integer: true };

/**
 * The released table is `data.train`, and the known one has all other records. Columns are given by name,
 * LABEL_COLUMN for the class. A measurement is cut into `bins` (2..16) at the quantiles of the known records, or
 * into fewer if quantiles coincide. At least two columns, each once. Throws InputError outside.
 */
export function binData(data: AuditData, names: readonly string[], bins: number) {
  requireNumber('bins', bins, BINS);
  checkNames(data, names);
  const others = [data.auxiliary, data.test];
  const made = names.map((name) => columnMaker(data, name, bins, others));
  const columns = made.map(({ column }) => column);
  const table = (parts: readonly RecordTable[]): BinnedTable => {
    const rows = parts.reduce((sum, part) => sum + part.rows, 0);
    const values = new Uint8Array(rows * columns.length);
    let at = 0;
    for (const part of parts) {
      for (let row = 0; row < part.rows; row++) for (const { value } of made) values[at++] = value(part, row);
    }
    return { rows, columns, values };
  };
  return { released: table([data.train]), known: table(others) };
}

function checkNames({ columnNames }: AuditData, names: readonly string[]): void {
  if (names.length < 2) {
    throw refusals('columns').missing(MARGINALS.tooFewColumns({ count: names.length }));
  }
  const there = [LABEL_COLUMN, ...(columnNames ?? [])];
  for (const name of names) {
    if (there.includes(name)) continue;
    throw refusals('columns').unknown(MARGINALS.noSuchColumn({ name, columns: there.join(', ') }));
  }
  if (new Set(names).size < names.length) {
    throw refusals('columns').inconsistent(MARGINALS.columnTwice);
  }
}

function columnMaker(
  { train, columnNames }: AuditData,
  name: string,
  bins: number,
  known: readonly RecordTable[],
) {
  if (name === LABEL_COLUMN) {
    const value = ({ labels }: RecordTable, row: number) => labels[row];
    return { column: { name, size: train.classes }, value };
  }
  const column = (columnNames ?? []).indexOf(name);
  const read = ({ features, columns }: RecordTable, row: number) => features[row * columns + column];
  const edges = quantileEdges(
    known.flatMap((table) => Array.from({ length: table.rows }, (_, row) => read(table, row))),
    bins,
  );
  return {
    column: { name, size: edges.length + 1 },
    value: (table: RecordTable, row: number) => {
      const x = read(table, row);
      return edges.reduce((bin, edge) => (x >= edge ? bin + 1 : bin), 0);
    },
  };
}

/** Edges at the values of rank i n / bins, each once and none at the very smallest. */
export function quantileEdges(values: readonly number[], bins: number): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const edges: number[] = [];
  for (let i = 1; i < bins; i++) {
    const edge = sorted[Math.floor((i * sorted.length) / bins)];
    if (edge > (edges.at(-1) ?? sorted[0])) edges.push(edge);
  }
  return edges;
}
