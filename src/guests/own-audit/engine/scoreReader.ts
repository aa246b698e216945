// Reads a file of scores: rows piece by piece, in little more memory than their numbers need, and arrays as a whole.

import { isNpy } from '../../../audit/datasets/tableFiles/npy';
import { FILE_LIMITS } from '../../../audit/datasets/tableFiles/rawTable';
import { type ReaderScores, readerScores } from '../../../scoreAudit/readerScores';
import { ROW_REFUSALS } from '../../../scoreAudit/rowRefusals';
import { arrayOfJson, arrayOfNpy, listOfText } from './arrayFile';
import { type ScoreArray, scoresOfArray, scoresOfLists, type Taking } from './arrayScores';
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

/** Pieces of a file, and what is done after each of them, with its bytes. */
export interface FilePieces {
  pieces: AsyncIterable<Uint8Array>;
  /** Throws if the bytes are no text. A file has its own. */
  decoder: Decoder;
  onPiece?: (bytes: number) => Promise<void> | void;
}

function decoded(decoder: Decoder, bytes?: Uint8Array, options?: { stream: boolean }): string {
  let text = '';
  try {
    text = decoder.decode(bytes, options);
  } catch {
    throw ROW_REFUSALS.malformed(SCORE_FILE.noText);
  }
  if (text.includes('\0')) throw ROW_REFUSALS.malformed(SCORE_FILE.noText);
  return text;
}

/** Bytes by which a file tells its kind. */
const TELLING = 64;

/** A file's kind by its first bytes. Rows of CSV begin with neither of the brackets of JSON. */
function kindOf(head: Uint8Array): 'npy' | 'json' | 'text' {
  if (isNpy(head)) return 'npy';
  const first = String.fromCharCode(...head.subarray(0, TELLING))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  return first.startsWith('[') || first.startsWith('{') ? 'json' : 'text';
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** A file whose kind is known: what has been read of it, and the rest. */
interface Opened {
  kind: ReturnType<typeof kindOf>;
  head: Uint8Array;
  rest: AsyncIterator<Uint8Array>;
}

async function opened({ pieces }: FilePieces): Promise<Opened> {
  const rest = pieces[Symbol.asyncIterator]();
  let head = new Uint8Array(0);
  while (head.length < TELLING) {
    const next = await rest.next();
    if (next.done) break;
    head = joined([head, next.value]) as Uint8Array<ArrayBuffer>;
  }
  return { kind: kindOf(head), head, rest };
}

async function* piecesOf({ head, rest }: Opened): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** All bytes of a file that cannot be read piece by piece. */
async function bytesOf(file: FilePieces, from: Opened): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of piecesOf(from)) {
    length += bytes.length;
    if (length > FILE_LIMITS.bytes)
      throw ROW_REFUSALS.tooLarge(SCORE_FILE.largeFile({ most: FILE_LIMITS.bytes / 2 ** 20 }));
    // the piece may be used again
    parts.push(bytes.slice());
    await file.onPiece?.(bytes.length);
  }
  return joined(parts);
}

/** Errors name the file so. */
const FIELD = 'file';

const takingOf = ({ sign = 1, columns = {}, most = MOST_ROWS }: ReadingOptions): Taking => ({
  ...{ sign, most, chosen: columns },
});

async function arrayOf(file: FilePieces, from: Opened, { chosen }: Taking): Promise<ScoreArray> {
  const bytes = await bytesOf(file, from);
  if (from.kind === 'npy') return arrayOfNpy(bytes, FIELD);
  const text = decoded(file.decoder, bytes);
  return from.kind === 'json' ? arrayOfJson(text, chosen) : listOfText(text);
}

/**
 * The scores of a file: rows of text in UTF-8, piece by piece, or an array of NumPy or a table in JSON, as a whole. Its
 * first bytes say which it is. Errors as in {@link ScoreReader}.
 */
export async function readScores(file: FilePieces, options: ReadingOptions): Promise<ReaderScores> {
  const from = await opened(file);
  const taking = takingOf(options);
  if (from.kind !== 'text') return scoresOfArray(await arrayOf(file, from, taking), taking);
  const reader = new ScoreReader(options);
  for await (const bytes of piecesOf(from)) {
    reader.push(decoded(file.decoder, bytes, { stream: true }));
    await file.onPiece?.(bytes.length);
  }
  reader.push(decoded(file.decoder));
  return reader.end();
}

/** The same of two files, each with the scores of one world: an array of one dimension, a list in JSON, or a number a line. */
export async function readScoresOfWorlds(
  files: Readonly<Record<'in' | 'out', FilePieces>>,
  options: ReadingOptions,
): Promise<ReaderScores> {
  const taking = takingOf(options);
  const listIn = async (file: FilePieces) => arrayOf(file, await opened(file), taking);
  return scoresOfLists(await listIn(files.in), await listIn(files.out), taking);
}
