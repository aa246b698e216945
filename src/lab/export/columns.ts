// The columns of a figure's numbers, described once: the table on the page, the CSV and the JSON are made from them. Pure.
import type { ReactNode } from 'react';
import type { Cell, CsvBlock } from './dataFile';
import { jsonNumber } from './exactNumbers';

/** A column. It is left out of a CSV or JSON in which it has no name, and of the page where it has no heading. */
export interface Column<Row> {
  /** The heading in a CSV: 'draws_per_world'. */
  csv?: string;
  /** The field in a JSON, with points where fields are nested: 'wrongGuesses.rate'. */
  json?: string;
  /** Exact value of a row. A number that is null or NaN is not known. */
  value: (row: Row) => Cell;
  /** Whether the cell of a row stays empty in a CSV, because its value says nothing there. */
  empty?: (row: Row) => boolean;
  /** Heading of the column on the page. */
  heading?: ReactNode;
  /** A cell on the page, by default its value: rounded, and with further columns of the row where one cell has room for them. */
  shown?: (row: Row) => ReactNode;
}

export type Columns<Row> = readonly Column<Row>[];

export function csvBlock<Row>(columns: Columns<Row>, rows: readonly Row[], note?: string): CsvBlock {
  const written = columns.filter(({ csv }) => csv !== undefined);
  return {
    ...(note === undefined ? {} : { note }),
    columns: written.map(({ csv }) => csv ?? ''),
    rows: rows.map((row) => written.map(({ value, empty }) => (empty?.(row) ? null : value(row)))),
  };
}

const jsonCell = (cell: Cell) => (typeof cell === 'number' ? jsonNumber(cell) : (cell ?? null));

type Json = Record<string, unknown>;

/** Puts the value at the path, within what stands there already. */
function put(into: Json, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) into[name] = value;
  else {
    into[name] ??= {};
    put(into[name] as Json, rest.join('.'), value);
  }
}

function jsonOf<Row>(columns: Columns<Row>, made: (column: Column<Row>) => unknown): Json {
  const json: Json = {};
  for (const column of columns) if (column.json !== undefined) put(json, column.json, made(column));
  return json;
}

/** One row as an object. */
export const jsonRecord = <Row>(columns: Columns<Row>, row: Row): Json =>
  jsonOf(columns, ({ value }) => jsonCell(value(row)));

/** All rows as an object of arrays, one for each column. */
export const jsonArrays = <Row>(columns: Columns<Row>, rows: readonly Row[]): Json =>
  jsonOf(columns, ({ value }) => rows.map((row) => jsonCell(value(row))));

/** Columns and rows for a DataTable. */
export function pageTable<Row>(columns: Columns<Row>, rows: readonly Row[]) {
  const seen = columns.filter(({ heading }) => heading !== undefined);
  return {
    columns: seen.map(({ heading }) => heading),
    rows: rows.map((row) => seen.map(({ value, shown = value }) => shown(row))),
  };
}

/** The places of a list, for columns that are lists themselves. */
export const placesOf = ({ length }: ArrayLike<unknown>): number[] => Array.from({ length }, (_, i) => i);
