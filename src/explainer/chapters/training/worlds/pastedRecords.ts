// A reader's own records, out of what was pasted: two columns of numbers, and a third one that tells two classes apart where there
// is one. Scaled to the plane; nothing of it leaves the browser. Pure.
import { t } from '@lingui/core/macro';
import { LEAST_RECORDS, MOST_RECORDS, type PlaneRecord, tidy } from './twoWorlds';

export interface Pasted {
  records: readonly PlaneRecord[];
  /** Rows that were read; more than there are records where only some are drawn. */
  rows: number;
  /** Rows without two numbers, a header among them. */
  skipped: number;
}

interface Row {
  x: number;
  y: number;
  name: string;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Cells by tabs, semicolons, commas or blanks, whichever of them the line has first. A decimal comma needs one of the other three. */
function cells(line: string): string[] {
  const [separator = /\s+/] = [/\t/, /;/, /,(?=\s)/].filter((mark) => mark.test(line));
  const parts = line.split(separator).map((cell) => cell.trim());
  return parts.length > 1 ? parts : line.split(/[,\s]+/).map((cell) => cell.trim());
}

const numberOf = (cell: string): number | null => {
  const text = /^[+-]?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
  return NUMBER.test(text) ? Number(text) : null;
};

function readRow(line: string): Row | null {
  const parts = cells(line);
  const [x = null, y = null] = parts.slice(0, 2).map(numberOf);
  return x === null || y === null ? null : { x, y, name: parts[2] ?? '' };
}

/** Into the inner nine tenths of [-1, 1]; a column of one value into its middle. */
function scaling(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value) => (span > 0 ? 0.9 * ((2 * (value - low)) / span - 1) : 0);
}

/** Every nth, so that the first and the last are among them. */
function thinned<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]);
}

/**
 * The first record is Ana's. Without a third column, records in the upper half of the first one are the second class.
 *
 * @throws Error naming what was found and what to paste, for too few rows or more than two classes
 */
export function pastedRecords(text: string): Pasted {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = lines.map(readRow).filter((row) => row !== null);
  if (rows.length < LEAST_RECORDS) {
    const found = rows.length;
    throw new Error(
      t`Of what was pasted, ${found} rows begin with two numbers. Paste at least ${LEAST_RECORDS} rows of two columns, and a third one for the class.`,
    );
  }
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  if (names.length > 2) {
    const found = names.length;
    throw new Error(
      t`The third column has ${found} classes. Paste rows of two classes, or leave the column out.`,
    );
  }
  const [across, up] = [scaling(rows.map(({ x }) => x)), scaling(rows.map(({ y }) => y))];
  const labelOf = ({ x, name }: Row): 0 | 1 =>
    names.length === 2 ? (name === names[1] ? 1 : 0) : across(x) > 0 ? 1 : 0;
  const records = thinned(rows, MOST_RECORDS).map((row) => ({
    ...tidy({ x: across(row.x), y: up(row.y) }),
    label: labelOf(row),
  }));
  return { records, rows: rows.length, skipped: lines.length - rows.length };
}
