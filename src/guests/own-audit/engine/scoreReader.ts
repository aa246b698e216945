// Reads a file of scores. Rows of text are read piece by piece, in little more memory than their numbers need, and arrays are read as a
// whole.

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

/** A list of numbers that grows in a Float64Array. */
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

/** Largest number of rows, beyond which a file is refused. Their numbers take 80 MB, twice at the end. */
const MOST_ROWS = 10_000_000;
/** Largest number of characters in a line. A row of two cells is never longer. */
const LONGEST_LINE = 10_000;
/** Number of lines from which the columns are found. */
const HEAD = 100;

/** The sentence that says what to do about a missing score. */
const remedy = SCORE_FILE.scoreForEveryRun;

export interface ReadingOptions {
  /** Sign of the scores: -1 where smaller ones speak for z, and all are negated. */
  sign?: 1 | -1;
  columns?: ColumnsChosen;
  /** The most rows that are read. */
  most?: number;
}

/**
 * Reads rows of text: call `push` with pieces of any size, and then {@link end}. Blank lines and lines that begin with # are skipped.
 * InputErrors name the line.
 */
export class ScoreReader {
  readonly #original = new Floats();
  readonly #substituted = new Floats();
  #head: ScoreLine[] | null = [];
  #columns: ScoreColumns | null = null;
  #wide: WideColumns | null = null;
  /** Whether the column of a world has ended, as that of the world with fewer scores does before the last row. */
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
    // a \r at the end stays, because the next piece may begin with the \n that belongs to it
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

  /** Finds the columns from the first lines, and reads these lines as rows. */
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

  /** Reads a row with a score of each world. The column of the world with fewer scores is empty from some row on. */
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

/** A decoder that throws if the bytes are not text, as a fatal TextDecoder does. */
interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/** A file that is read in pieces. */
export interface FilePieces {
  pieces: AsyncIterable<Uint8Array>;
  /** Decoder for this file alone, because it keeps a state between pieces. */
  decoder: Decoder;
  /** Called after each piece with the number of its bytes, for progress and for a pause. */
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

/** Number of bytes at the beginning from which a file's kind is found. */
const TELLING = 64;

/** The kind of a file from its first bytes. JSON begins with one of two brackets, and rows of CSV with neither. */
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

/** A file whose kind is known, with the bytes that have been read and the pieces that follow. */
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
    // copied, because whoever reads the file may reuse the piece's memory
    parts.push(bytes.slice());
    await file.onPiece?.(bytes.length);
  }
  return joined(parts);
}

/** Name of the file in errors. */
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
 * Reads the scores of a file. Its first bytes tell whether it holds rows of text in UTF-8, which are read piece by piece, or an array of
 * NumPy or JSON, which is read as a whole. Throws an InputError that names the line or the row.
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

/**
 * Reads the scores of two files, each of which holds those of one world: an array of one dimension, a list in JSON, or one number a line.
 */
export async function readScoresOfWorlds(
  files: Readonly<Record<'in' | 'out', FilePieces>>,
  options: ReadingOptions,
): Promise<ReaderScores> {
  const taking = takingOf(options);
  const listIn = async (file: FilePieces) => arrayOf(file, await opened(file), taking);
  return scoresOfLists(await listIn(files.in), await listIn(files.out), taking);
}
