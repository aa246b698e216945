// The content of a reader's file before a label column is chosen: cells, names, positions.

import { refusals } from '../../../base/numerics/errors';
import { PLAIN } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import { OWN_FILE } from './sentences';

/** Texts of cells by row * columns + column: a Map, or an object that reads a text from the file when it is asked for. */
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
  /** Names of the parts of the file that are not in the table (NPZ). Left out if there are none. */
  unused?: readonly string[];
}

/** Largest file and tables that are read; more is refused by name, nothing is dropped silently. */
export const FILE_LIMITS = {
  /** Most bytes of the file, and of an array inside it once inflated. */
  bytes: 64 * 1024 * 1024,
  cells: 8_000_000,
  /** Four times as many as a model is trained on, because a reader can leave columns out after seeing them. */
  columns: 8192,
  /** Characters of a column's name, of a class, and of a cell where it is only shown. */
  text: 200,
} as const;

/** The text, or its first `most` characters and an ellipsis if it has more. */
export function shortened(text: string, most: number = FILE_LIMITS.text): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

/** The file that an error's field names, as a part of a sentence. */
export const fileSaid = (field: string): Sentence => PLAIN.foreign({ text: field });

export function checkColumns(columns: number, field: string): void {
  if (columns <= FILE_LIMITS.columns) return;
  throw refusals(field).tooLarge(
    OWN_FILE.tooManyColumns({ file: fileSaid(field), columns, most: FILE_LIMITS.columns }),
  );
}

export function checkFileSize(bytes: Uint8Array, field: string): void {
  if (bytes.length === 0) throw refusals(field).malformed(OWN_FILE.empty({ file: fileSaid(field) }));
  if (bytes.length > FILE_LIMITS.bytes) {
    const size = (bytes.length / 2 ** 20).toFixed(1);
    throw refusals(field).tooLarge(
      OWN_FILE.tooLarge({ file: fileSaid(field), size, most: FILE_LIMITS.bytes / 2 ** 20 }),
    );
  }
}

export function checkCells(rows: number, columns: number, field: string): void {
  if (rows * columns > FILE_LIMITS.cells)
    throw refusals(field).tooLarge(
      OWN_FILE.tooManyValues({ file: fileSaid(field), most: FILE_LIMITS.cells, rows, columns }),
    );
}

export function columnName(table: RawTable, column: number): string {
  return table.names?.[column] ?? `column ${column + 1}`;
}

/** Place of a cell for messages: "line 3, column 2 (age)". */
export function describeCell({ lines, names }: RawTable, row: number, column: number): Sentence {
  const place = { line: lines?.[row] ?? 0, row: row + 1, column: column + 1 };
  if (names === null) return lines ? OWN_FILE.lineCell(place) : OWN_FILE.rowCell(place);
  const named = { ...place, name: names[column] };
  return lines ? OWN_FILE.namedLineCell(named) : OWN_FILE.namedRowCell(named);
}

/** A sentence that names what was not used, if the file holds more than the table. */
export const unusedNotices = ({ unused = [] }: RawTable): Sentence[] =>
  unused.length === 0 ? [] : [OWN_FILE.unused({ names: shortened(unused.join(', ')) })];

/** The text of a cell: the one that is kept with the table, else its number, which may be written otherwise in the file. */
export function cellText(table: RawTable, row: number, column: number): string {
  const at = row * table.columns + column;
  return table.texts.get(at) ?? String(table.numbers[at]);
}
