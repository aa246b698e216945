// Splits delimited text into records and cells: quotes, line ends, delimiters (RFC 4180, read leniently).

import { InputError, refusals } from '../../../base/numerics/errors';
import { escapedText } from '../../../base/sentences/escaped';
import type { Sentence } from '../../../base/sentences/sentence';
import { fileSaid } from './rawTable';
import { OWN_FILE } from './sentences';

export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];
const SNIFFED_RECORDS = 10;

export interface CsvRecord {
  cells: string[];
  /** Line of the file that the record begins in, counted from 1. */
  line: number;
}

/**
 * Yields one record after another. Cells are trimmed unless quoted, and lines of nothing but blanks are skipped. Throws an
 * InputError naming the line of a broken quotation.
 */
export function* csvRecords(
  text: string,
  delimiter: Delimiter,
  field: string,
): Generator<CsvRecord, undefined> {
  let at = 0;
  let line = 1;
  const endOf = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.index ?? text.length;
  };
  const lineEnd = /[\r\n]/g;
  const cellEnd = new RegExp(`[${delimiter}\r\n]`, 'g');
  const fail = (where: number, why: Sentence): never => {
    throw refusals(field).malformed(OWN_FILE.brokenQuotes({ file: fileSaid(field), line: where, why }));
  };

  /** Text between the quotation mark at `at` and its closing mark. Moves `at` behind that mark and the blanks after it. */
  function quotedCell(): string {
    let value = '';
    do {
      const quote = text.indexOf('"', ++at);
      if (quote < 0) fail(line, OWN_FILE.openQuotation);
      value += text.slice(at, quote);
      at = quote + 1;
      if (text[at] === '"') value += '"';
    } while (text[at] === '"');
    line += value.match(/\r\n|\r|\n/g)?.length ?? 0;
    while (text[at] === ' ') at++;
    const next = text[at];
    if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r') {
      fail(line, OWN_FILE.textBehindQuotation({ text: escapedText(next) }));
    }
    return value;
  }

  function cell(): string {
    while (text[at] === ' ') at++;
    if (text[at] === '"') return quotedCell();
    const start = at;
    at = endOf(cellEnd);
    return text.slice(start, at).trim();
  }

  while (at < text.length) {
    const first = line;
    const end = endOf(lineEnd);
    const whole = text.slice(at, end);
    let cells: string[] = [];
    if (whole.includes('"')) {
      cells.push(cell());
      while (text[at] === delimiter) {
        at++;
        cells.push(cell());
      }
    } else {
      at = end;
      if (whole.trim() !== '') cells = whole.split(delimiter).map((one) => one.trim());
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line++;
    if (cells.length > 0) yield { cells, line: first };
  }
}

/**
 * The delimiter that cuts each of the first records into the same number of cells, at least two, and into the most. If none
 * does, the one that cuts a record into the most cells; a comma if no delimiter cuts any.
 */
export function sniffDelimiter(text: string): Delimiter {
  let best: Delimiter = ',';
  let bestScore = 1;
  for (const delimiter of DELIMITERS) {
    const widths = firstWidths(text, delimiter);
    const even = widths.every((width) => width === widths[0]);
    // an uneven cut still tells a ragged table from a table of one column
    const score = widths.length === 0 ? 0 : even ? widths[0] : 1 + Math.max(...widths) / 1e6;
    if (Math.max(0, ...widths) > 1 && score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

function firstWidths(text: string, delimiter: Delimiter): number[] {
  const widths: number[] = [];
  try {
    for (const { cells } of csvRecords(text, delimiter, 'file')) {
      if (widths.push(cells.length) === SNIFFED_RECORDS) break;
    }
  } catch (error) {
    // another delimiter may make sense of these quotes; if none does, the real reading reports it
    if (!(error instanceof InputError)) throw error;
    return [];
  }
  return widths;
}
