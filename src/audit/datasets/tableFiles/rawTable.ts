// What a reader's file says before anyone decides which column is the label: cells, names, positions.
import { refusals } from '../../../base/numerics/errors';

/** Texts of cells by row * columns + column: a Map, or what reads them off the file when it is asked. */
export type CellTexts = Pick<ReadonlyMap<number, string>, 'get' | 'has'>;

export interface RawTable {
  rows: number;
  columns: number;
  /** Column names where the file has them, made distinct. */
  names: readonly string[] | null;
  /** rows x columns, row-major; NaN where the cell is no finite number. */
  numbers: Float64Array;
  /** The text of the cells that are no finite number, and of whole ones that float64 would round. */
  texts: CellTexts;
  /** Line of each row in a text file, from 1; null for binary formats. */
  lines: Uint32Array | null;
  /** The column that the file itself sets apart as labels (NPZ), else null. */
  labelColumn: number | null;
  /** Names of what the file holds beside the table (NPZ); none where left out. */
  unused?: readonly string[];
}

/** Largest file and tables that are read; more is refused by name, nothing is dropped silently. */
export const FILE_LIMITS = {
  /** Of the file, and of an array inside it once inflated. */
  bytes: 64 * 1024 * 1024,
  cells: 8_000_000,
  /** Four times as many as are trained on: the others can be left out once they are seen. */
  columns: 8192,
  /** Characters of a column's name, of a class, and of a cell where it is only shown. */
  text: 200,
} as const;

/** The text, or its beginning where a page could not show it whole. */
export function shortened(text: string, most: number = FILE_LIMITS.text): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

export function checkColumns(columns: number, field: string): void {
  if (columns <= FILE_LIMITS.columns) return;
  throw refusals(field)
    .tooLarge`${field} has ${columns} columns, but at most ${FILE_LIMITS.columns} are read. Leave columns out of the file.`;
}

export function checkFileSize(bytes: Uint8Array, field: string): void {
  if (bytes.length === 0) throw refusals(field).malformed`${field} is empty. Give a CSV, NPY or NPZ file.`;
  if (bytes.length > FILE_LIMITS.bytes) {
    const mebibytes = (bytes.length / 2 ** 20).toFixed(1);
    throw refusals(field)
      .tooLarge`${field} has ${mebibytes} MiB, but at most ${FILE_LIMITS.bytes / 2 ** 20} MiB are read. Give fewer rows or columns.`;
  }
}

export function checkCells(rows: number, columns: number, field: string): void {
  if (rows * columns > FILE_LIMITS.cells)
    throw refusals(field)
      .tooLarge`${field} has more than ${FILE_LIMITS.cells} values (${rows} rows of ${columns}). Give fewer rows or columns.`;
}

export function columnName(table: RawTable, column: number): string {
  return table.names?.[column] ?? `column ${column + 1}`;
}

/** "line 3, column 2 (age)" for messages. */
export function describeCell(table: RawTable, row: number, column: number): string {
  const place = table.lines ? `line ${table.lines[row]}` : `row ${row + 1}`;
  return `${place}, column ${column + 1}${table.names ? ` (${table.names[column]})` : ''}`;
}

/** "Not used" as a sentence for the reader, where the file holds more than the table. */
export const unusedNotices = ({ unused = [] }: RawTable): string[] =>
  unused.length === 0 ? [] : [`The file also holds what was not used: ${shortened(unused.join(', '))}.`];

/** The cell as a reader wrote it. */
export function cellText(table: RawTable, row: number, column: number): string {
  const at = row * table.columns + column;
  return table.texts.get(at) ?? String(table.numbers[at]);
}
