// Splits delimited text into records and cells: quotes, line ends, delimiters (RFC 4180, read leniently). Knows nothing
// of numbers or headers.
import { InputError } from '../../../base/numerics/errors';

export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];
const SNIFFED_RECORDS = 10;

/** Reads one record after another. Cells are trimmed unless quoted; lines without any character are skipped. */
export class CsvRecords {
  /** Line of the record that next() returned last, from 1. */
  line = 0;
  private position = 0;
  private nextLine = 1;

  constructor(
    private readonly text: string,
    private readonly delimiter: Delimiter,
    private readonly field: string,
  ) {}

  /** The next record's cells, or null at the end. Throws a InputError naming the line of a broken quotation. */
  next(): string[] | null {
    for (;;) {
      if (this.position >= this.text.length) return null;
      this.line = this.nextLine;
      const end = this.lineEnd(this.position);
      const line = this.text.slice(this.position, end);
      if (line.includes('"')) return this.quotedRecord();
      this.finishLine(end);
      if (line.trim() !== '') return line.split(this.delimiter).map((cell) => cell.trim());
    }
  }

  private quotedRecord(): string[] {
    const { text, delimiter } = this;
    const cells: string[] = [];
    for (;;) {
      let start = this.position;
      while (text[start] === ' ') start++;
      if (text[start] === '"') {
        cells.push(this.quotedCell(start));
      } else {
        const end = this.cellEnd(start);
        cells.push(text.slice(start, end).trim());
        this.position = end;
      }
      if (text[this.position] === delimiter) {
        this.position++;
        continue;
      }
      this.finishLine(this.position);
      return cells;
    }
  }

  /** The text between the quote at `start` and its partner; leaves the position behind it and blanks. */
  private quotedCell(start: number): string {
    const { text, delimiter } = this;
    const openedAt = this.nextLine;
    let value = '';
    let from = start + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote < 0) this.fail(openedAt, 'a quotation is opened and never closed');
      value += text.slice(from, quote);
      if (text[quote + 1] !== '"') {
        from = quote + 1;
        break;
      }
      value += '"';
      from = quote + 2;
    }
    for (const part of value.match(/\r\n|\r|\n/g) ?? []) if (part) this.nextLine++;
    while (text[from] === ' ') from++;
    const next = text[from];
    if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r') {
      this.fail(this.nextLine, `text follows a closing quotation mark (${JSON.stringify(next)})`);
    }
    this.position = from;
    return value;
  }

  private cellEnd(from: number): number {
    let at = from;
    while (at < this.text.length) {
      const c = this.text[at];
      if (c === this.delimiter || c === '\n' || c === '\r') break;
      at++;
    }
    return at;
  }

  private lineEnd(from: number): number {
    let at = from;
    while (at < this.text.length) {
      const code = this.text.charCodeAt(at);
      if (code === 10 || code === 13) break;
      at++;
    }
    return at;
  }

  private finishLine(end: number): void {
    const carriage = this.text[end] === '\r' && this.text[end + 1] === '\n';
    this.position = end + (carriage ? 2 : 1);
    this.nextLine++;
  }

  private fail(line: number, what: string): never {
    const message = `${this.field} cannot be read at line ${line} (${what}). Correct the quotes.`;
    throw new InputError('malformed', this.field, message);
  }
}

/** The delimiter that cuts the first records into equally many cells, and most of them; a comma when none does. */
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
  const records = new CsvRecords(text, delimiter, 'file');
  const widths: number[] = [];
  try {
    for (let i = 0; i < SNIFFED_RECORDS; i++) {
      const record = records.next();
      if (!record) break;
      widths.push(record.length);
    }
  } catch (error) {
    // another delimiter may make sense of these quotes; if none does, the real reading reports it
    if (!(error instanceof InputError)) throw error;
    return [];
  }
  return widths;
}
