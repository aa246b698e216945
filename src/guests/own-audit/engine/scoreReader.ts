// Reads a file of scores piece by piece, in little more memory than its numbers need.

import { type ReaderScores, readerScores } from '../../../scoreAudit/readerScores';
import { ROW_REFUSALS } from '../../../scoreAudit/rowRefusals';
import {
  type ColumnsChosen,
  cellNumber,
  columnCells,
  columnsOf,
  type ScoreColumns,
  type ScoreLine,
  type Separator,
  shownCell,
  type WideColumns,
  wideColumnsOf,
  worldOf,
} from './columns';
import { SCORE_FILE } from './sentences';

class Floats {
  #all = new Float64Array(1 << 16);
  length = 0;

  push(value: number): void {
    if (this.length === this.#all.length) {
      const before = this.#all;
      this.#all = new Float64Array(2 * this.length);
      this.#all.set(before);
    }
    this.#all[this.length++] = value;
  }

  values = (): Float64Array => this.#all.slice(0, this.length);
}

/** The most rows that are read, 80 MB of numbers, held twice at the end. Files with more are refused. */
const MOST_ROWS = 10_000_000;
/** The longest line that can be a row of two cells. */
const LONGEST_LINE = 10_000;
const HEAD = 100;

/** What a missing score asks of the reader, whatever the file wrote for it. */
const remedy = SCORE_FILE.scoreForEveryRun;

export interface ReadingOptions {
  /** Sign of the scores: -1 where smaller ones speak for z, and all are negated. */
  sign?: 1 | -1;
  columns?: ColumnsChosen;
  /** The most rows that are read. */
  most?: number;
}

/** Text in any pieces, then {@link end}; blank lines and # are skipped. InputErrors name the line. */
export class ScoreReader {
  readonly #original = new Floats();
  readonly #substituted = new Floats();
  #head: ScoreLine[] | null = [];
  #columns: ScoreColumns | null = null;
  #wide: WideColumns | null = null;
  /** Whether a column of a world has ended, which a shorter one does before the last row. */
  readonly #ended = { in: false, out: false };
  #rest = '';
  #lines = 0;

  readonly #sign: 1 | -1;
  readonly #most: number;
  readonly #chosen: ColumnsChosen;

  constructor({ sign = 1, columns = {}, most = MOST_ROWS }: ReadingOptions = {}) {
    this.#sign = sign;
    this.#chosen = columns;
    this.#most = most;
  }

  push(piece: string): void {
    let text = this.#rest + piece;
    // the next piece may continue the line end
    const open = text.endsWith('\r') ? '\r' : '';
    if (text.includes('\r')) {
      text = text.slice(0, text.length - open.length).replace(/\r\n?/g, '\n');
    }
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#line(text.slice(from, end));
      from = end + 1;
    }
    this.#rest = text.slice(from) + open;
    if (this.#rest.length > LONGEST_LINE) this.#line(this.#rest);
  }

  /** The scores of both worlds. Throws an InputError if there are none, or if all belong to one world. */
  end(): ReaderScores {
    if (this.#rest !== '') this.#line(this.#rest.replace(/\r$/, ''));
    this.#rest = '';
    this.#settle();
    const { length: original } = this.#original;
    const { length: substituted } = this.#substituted;
    if (original + substituted === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRows);
    if (original === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRowOfZ({ rows: substituted }));
    if (substituted === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRowOfOther({ rows: original }));
    const taken = this.#wide?.taken ?? this.#columns?.taken ?? null;
    return readerScores(this.#original.values(), this.#substituted.values(), taken);
  }

  #line(text: string): void {
    this.#lines++;
    if (text.length > LONGEST_LINE)
      throw ROW_REFUSALS.malformed(SCORE_FILE.longLine({ line: this.#lines, most: LONGEST_LINE }));
    const own = this.#lines === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (own.trim() === '' || own.startsWith('#')) return;
    const line = { text: own, number: this.#lines };
    if (this.#head === null) {
      this.#row(line);
    } else {
      this.#head.push(line);
      if (this.#head.length === HEAD) this.#settle();
    }
  }

  #settle(): void {
    const head = this.#head;
    this.#head = null;
    if (head === null || head.length === 0) return;
    this.#wide = wideColumnsOf(head, this.#chosen);
    if (this.#wide !== null) {
      for (const line of head.slice(1)) this.#row(line);
      return;
    }
    this.#columns = columnsOf(head, this.#chosen);
    for (const line of head.slice(this.#columns.header ? 1 : 0)) this.#row(line);
  }

  #row(line: ScoreLine): void {
    if (this.#wide !== null) this.#wideRow(line, this.#wide);
    else this.#longRow(line, this.#columns as ScoreColumns);
  }

  #cells({ text, number }: ScoreLine, separator: Separator, expected: number): string[] {
    const row = columnCells(text, separator);
    if (row.length === expected) return row;
    throw ROW_REFUSALS.malformed(SCORE_FILE.otherCells({ line: number, cells: row.length, expected }));
  }

  #score(cell: string, number: number, separator: Separator): number {
    const value = cellNumber(cell, separator);
    if (!Number.isNaN(value)) return value;
    throw ROW_REFUSALS.malformed(
      cell === ''
        ? SCORE_FILE.noScore({ line: number, remedy })
        : SCORE_FILE.badScore({ line: number, score: shownCell(cell), remedy }),
    );
  }

  /** One score of each world. The column of the world with fewer scores is empty from some row on. */
  #wideRow(line: ScoreLine, wide: WideColumns): void {
    const row = this.#cells(line, wide.separator, wide.cells);
    for (const world of ['in', 'out'] as const) {
      const cell = row[wide[world]] as string;
      if (cell === '') this.#ended[world] = true;
      else if (this.#ended[world])
        throw ROW_REFUSALS.malformed(SCORE_FILE.gapAbove({ line: line.number, remedy }));
      else this.#take(world === 'in', this.#score(cell, line.number, wide.separator));
    }
  }

  #longRow(line: ScoreLine, { separator, cells, score, world }: ScoreColumns): void {
    const { number } = line;
    const row = this.#cells(line, separator, cells);
    const worldCell = row[world] as string;
    const value = this.#score(row[score] as string, number, separator);
    const original = worldOf(worldCell);
    if (original === null)
      throw ROW_REFUSALS.malformed(
        worldCell === ''
          ? SCORE_FILE.noWorld({ line: number })
          : SCORE_FILE.badWorld({ line: number, world: shownCell(worldCell) }),
      );
    this.#take(original, value);
  }

  #take(original: boolean, value: number): void {
    if (this.#original.length + this.#substituted.length === this.#most)
      throw ROW_REFUSALS.tooLarge(SCORE_FILE.tooManyRows({ most: this.#most }));
    (original ? this.#original : this.#substituted).push(this.#sign * value);
  }
}

/** Throws if the bytes are no text, as a fatal TextDecoder does. */
interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/** Reads all pieces of a UTF-8 file. `onPiece` gets the bytes of each and is awaited. Errors as in {@link ScoreReader}. */
export async function readScores(
  pieces: AsyncIterable<Uint8Array>,
  decoder: Decoder,
  options: ReadingOptions,
  onPiece: (bytes: number) => Promise<void> | void = () => {},
): Promise<ReaderScores> {
  const reader = new ScoreReader(options);
  const take = (bytes?: Uint8Array) => {
    let text = '';
    try {
      text = decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw ROW_REFUSALS.malformed(SCORE_FILE.noText);
    }
    if (text.includes('\0')) throw ROW_REFUSALS.malformed(SCORE_FILE.noText);
    reader.push(text);
  };
  for await (const bytes of pieces) {
    take(bytes);
    await onPiece(bytes.length);
  }
  take();
  return reader.end();
}
