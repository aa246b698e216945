// Reads a file of records in any known format as a raw table with a preview.
import { type CsvOptions, parseCsv } from './csv';
import { LABEL_NAMES } from './labels';
import { isNpy } from './npy';
import { type ArchiveChoice, tableOfNpy, tableOfNpz } from './numpyTable';
import { cellText, checkFileSize, columnName, type RawTable, shortened } from './rawTable';
import { isZip } from './zip';

export interface ColumnSummary {
  name: string;
  kind: 'numbers' | 'text' | 'mixed';
  /** Number of distinct values, counted up to 100. */
  distinct: number;
  /** Whether there are more distinct values than were counted. */
  more: boolean;
}

/** A summary of a table, shown before anything is made of it. */
export interface FilePreview {
  rows: number;
  columns: readonly ColumnSummary[];
  /** Cells as text, shortened. */
  firstRows: readonly (readonly string[])[];
  /**
   * Index of the likely label column: the one that the file sets apart or gives a usual name. Without such a column, the
   * last one if it has classes (2 to 100 distinct values), else the first column of text that has classes, else the last.
   */
  suggestedLabel: number;
}

interface ReadOptions extends ArchiveChoice {
  header?: CsvOptions['header'];
  name?: string;
}

/** Recognises NPY and NPZ by their first bytes and takes everything else for CSV. */
export function readTable(bytes: Uint8Array, options: ReadOptions = {}): RawTable {
  const field = options.name ?? 'file';
  checkFileSize(bytes, field);
  if (isNpy(bytes)) return tableOfNpy(bytes, field);
  if (isZip(bytes)) return tableOfNpz(bytes, field, options);
  return parseCsv(bytes, { header: options.header ?? 'auto', field });
}

const DISTINCT_LIMIT = 101;

export function previewOf(table: RawTable, firstRows = 5): FilePreview {
  const columns = Array.from({ length: table.columns }, (_, column) => summarise(table, column));
  const named = columns.findIndex(({ name }) => LABEL_NAMES.includes(name.toLowerCase()));
  return {
    rows: table.rows,
    columns,
    firstRows: Array.from({ length: Math.min(firstRows, table.rows) }, (_, row) =>
      columns.map((_, column) => shortened(cellText(table, row, column))),
    ),
    suggestedLabel: table.labelColumn ?? (named >= 0 ? named : likelyLabel(columns)),
  };
}

function likelyLabel(columns: readonly ColumnSummary[]): number {
  const last = columns.length - 1;
  const holdsClasses = ({ distinct, more }: ColumnSummary) => distinct > 1 && !more;
  if (holdsClasses(columns[last])) return last;
  const text = columns.findIndex((column) => column.kind === 'text' && holdsClasses(column));
  return text >= 0 ? text : last;
}

function summarise(table: RawTable, column: number): ColumnSummary {
  const seen = new Set<number | string>();
  let numbers = 0;
  for (let row = 0; row < table.rows; row++) {
    const at = row * table.columns + column;
    const value = table.numbers[at];
    if (!Number.isNaN(value)) numbers++;
    if (seen.size < DISTINCT_LIMIT) seen.add(table.texts.get(at) ?? (Number.isNaN(value) ? 'NaN' : value));
  }
  return {
    name: columnName(table, column),
    kind: numbers === table.rows ? 'numbers' : numbers === 0 ? 'text' : 'mixed',
    distinct: Math.min(seen.size, DISTINCT_LIMIT - 1),
    more: seen.size === DISTINCT_LIMIT,
  };
}
