// Parser of delimited text, which gives a raw table: encoding, header, numbers.

import { strFromU8 } from 'fflate';
import { refusals } from '../../../base/numerics/errors';
import { type CsvRecord, csvRecords, sniffDelimiter } from './csvRecords';
import { isMissing } from './labels';
import { checkCells, checkColumns, checkFileSize, fileSaid, type RawTable, shortened } from './rawTable';
import { OWN_FILE } from './sentences';
import { firstNotUtf8 } from './utf8';

export interface CsvOptions {
  /**
   * 'auto': the first record is a header if none of its cells is a number, and if either the second record has a number
   * below one of its names, or none of its cells is missing.
   */
  header?: 'auto' | 'yes' | 'no';
  field?: string;
}

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * Parses UTF-8 text with ',' ';' or tab between cells (found by looking), quoted cells, any line ends, with or
 * without a byte order mark. Throws an InputError, which names the line of a row that it cannot read.
 */
export function parseCsv(bytes: Uint8Array, { header = 'auto', field = 'file' }: CsvOptions = {}) {
  checkFileSize(bytes, field);
  const text = decodeText(bytes, field);
  const delimiter = sniffDelimiter(text);
  const records = csvRecords(text, delimiter, field);
  const first = records.next().value;
  if (!first) throw refusals(field).malformed(OWN_FILE.noRecords({ file: fileSaid(field) }));
  const columns = first.cells.length;
  checkColumns(columns, field);
  const second = records.next().value;
  const named = header === 'yes' || (header === 'auto' && looksLikeHeader(first.cells, second?.cells));

  const numbers: number[] = [];
  const texts = new Map<number, string>();
  const lines: number[] = [];
  const add = ({ cells, line }: CsvRecord) => {
    if (cells.length !== columns) {
      throw refusals(field).malformed(
        OWN_FILE.unevenRow({ file: fileSaid(field), cells: cells.length, line, columns }),
      );
    }
    checkCells(lines.length + 1, columns, field);
    for (const cell of cells) {
      const value = toNumber(cell);
      // whole numbers that float64 would round are kept as text too, so that different ones stay different
      const isExact = Number.isSafeInteger(value) || !WHOLE.test(cell);
      if (Number.isNaN(value) || !isExact) texts.set(numbers.length, cell);
      numbers.push(value);
    }
    lines.push(line);
  };
  if (!named) add(first);
  if (second) add(second);
  for (const record of records) add(record);
  if (lines.length === 0) throw refusals(field).malformed(OWN_FILE.headerOnly({ file: fileSaid(field) }));
  return {
    rows: lines.length,
    columns,
    names: named ? distinctNames(first.cells) : null,
    numbers: Float64Array.from(numbers),
    texts,
    lines: Uint32Array.from(lines),
    labelColumn: null,
    delimiter,
  } satisfies RawTable & { delimiter: string };
}

/** A finite decimal number, else NaN: no hexadecimal, no thousands separators, no 'Infinity'. */
function toNumber(cell: string): number {
  if (!NUMBER.test(cell)) return Number.NaN;
  const value = Number(cell);
  return Number.isFinite(value) ? value : Number.NaN;
}

function looksLikeHeader(first: readonly string[], second?: readonly string[]): boolean {
  const isNumber = (cell: string | undefined) => cell !== undefined && !Number.isNaN(toNumber(cell));
  // a missing value in the first record is not a name, whatever word stands for it
  if (first.some((cell, j) => !isMissing(cell) && !isNumber(cell) && isNumber(second?.[j]))) {
    return !first.some(isNumber);
  }
  return first.every((cell) => !isMissing(cell) && !isNumber(cell));
}

function distinctNames(cells: readonly string[]): string[] {
  const seen = new Set<string>();
  const copies = new Map<string, number>();
  return cells.map((cell, j) => {
    const base = cell === '' ? `column ${j + 1}` : shortened(cell);
    let name = base;
    // counting goes on from the last copy, so that a thousand columns of one name are counted through only once
    for (let copy = copies.get(base) ?? 2; seen.has(name); copy++) {
      name = `${base} (${copy})`;
      copies.set(base, copy + 1);
    }
    seen.add(name);
    return name;
  });
}

function decodeText(bytes: Uint8Array, field: string): string {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  // UTF-16 without a mark has a zero byte in every letter of ASCII
  if (wide || bytes.includes(0)) throw refusals(field).malformed(OWN_FILE.notText({ file: fileSaid(field) }));
  const foreign = firstNotUtf8(bytes);
  if (foreign >= 0) {
    const line = lineOf(bytes, foreign);
    throw refusals(field).malformed(OWN_FILE.otherEncoding({ file: fileSaid(field), line }));
  }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return strFromU8(marked ? bytes.subarray(3) : bytes);
}

/** Number of the line that byte `at` is in, from 1. Lines end as in csvRecords. */
function lineOf(bytes: Uint8Array, at: number): number {
  let line = 1;
  for (let i = 0; i < at; i++) if (bytes[i] === 10 || (bytes[i] === 13 && bytes[i + 1] !== 10)) line++;
  return line;
}
