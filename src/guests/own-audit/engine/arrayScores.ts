// Takes the scores of both worlds out of a table or lists that an array or JSON holds. Errors name rows, because such files have no lines.
import type { ColumnsTaken, ReaderScores } from '../../../scoreAudit/readerScores';
import { readerScores } from '../../../scoreAudit/readerScores';
import { ROW_REFUSALS } from '../../../scoreAudit/rowRefusals';
import {
  type ColumnsChosen,
  type ColumnTable,
  cellNumber,
  columnRoles,
  shownCell,
  worldOf,
  worldOfName,
} from './columns';
import { SCORE_FILE } from './sentences';

export type ScoreCell = number | string | boolean | null | undefined;

export interface ScoreTable {
  kind: 'table';
  /** Names of the columns; null where they have only numbers. */
  names: readonly string[] | null;
  columns: number;
  rows: number;
  cell: (row: number, column: number) => ScoreCell;
}

/** Scores without a world. */
export interface ScoreList {
  kind: 'list';
  length: number;
  cell: (row: number) => ScoreCell;
}

/** Lists of both worlds, which need not be of one length. */
export interface ScoreWorlds {
  kind: 'worlds';
  in: ScoreList;
  out: ScoreList;
  taken: ColumnsTaken;
}

export type ScoreArray = ScoreTable | ScoreList | ScoreWorlds;

/** How scores are taken: their sign, the columns that the reader has chosen, and the largest number of rows. */
export interface Taking {
  sign: 1 | -1;
  chosen: ColumnsChosen;
  most: number;
}

const remedy = SCORE_FILE.scoreForEveryRun;

const textOf = (cell: ScoreCell): string => (cell === null || cell === undefined ? '' : String(cell));

/** Whether a cell names the world of z; null if it names neither. Numbers, of which a file has millions, need no text. */
const worldOfCell = (cell: ScoreCell): boolean | null =>
  typeof cell === 'number'
    ? cell === 1
      ? true
      : cell === 0 || cell === -1
        ? false
        : null
    : worldOf(textOf(cell));

/** The score of a cell, which holds a number or a text that is one. Throws an InputError for anything else, also for a boolean. */
function scoreOf(cell: ScoreCell, row: number): number {
  const value =
    typeof cell === 'number' ? cell : typeof cell === 'string' ? cellNumber(cell, ',') : Number.NaN;
  if (!Number.isNaN(value)) return value;
  const text = textOf(cell);
  throw ROW_REFUSALS.malformed(
    text === ''
      ? SCORE_FILE.rowWithoutScore({ row, remedy })
      : SCORE_FILE.badRowScore({ row, score: shownCell(text), remedy }),
  );
}

function checkCount(count: number, most: number): void {
  if (count > most) throw ROW_REFUSALS.tooLarge(SCORE_FILE.tooManyRows({ most }));
}

const valuesOf = ({ length, cell }: ScoreList, sign: number): Float64Array =>
  Float64Array.from({ length }, (_, i) => sign * scoreOf(cell(i), i + 1));

/** Scores of both worlds. Throws an InputError where a world has none. */
function ofBoth(original: Float64Array, substituted: Float64Array, taken: ColumnsTaken): ReaderScores {
  const [rows, others] = [original.length, substituted.length];
  if (rows + others === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRows);
  if (rows === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRowOfZ({ rows: others }));
  if (others === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRowOfOther({ rows }));
  return readerScores(original, substituted, taken);
}

const ofWorlds = ({ in: one, out: other, taken }: ScoreWorlds, { sign, most }: Taking): ReaderScores => {
  checkCount(one.length + other.length, most);
  return ofBoth(valuesOf(one, sign), valuesOf(other, sign), taken);
};

function described({ names, columns, rows, cell }: ScoreTable): ColumnTable {
  const at = Array.from({ length: columns }, (_, column) => column);
  const named = at.map((column) => {
    let count = 0;
    for (let row = 0; row < rows; row++) if (worldOfCell(cell(row, column)) !== null) count++;
    return count;
  });
  return {
    names: at.map((column) => names?.[column] ?? String(column + 1)),
    header: names !== null,
    named,
    worlds: named.map((count) => count === rows),
  };
}

function noWorld(cell: ScoreCell, row: number): Error {
  const said = textOf(cell);
  return ROW_REFUSALS.malformed(
    said === ''
      ? SCORE_FILE.rowWithoutWorld({ row })
      : SCORE_FILE.badRowWorld({ row, world: shownCell(said) }),
  );
}

function ofTable(table: ScoreTable, { sign, chosen, most }: Taking): ReaderScores {
  const { columns, rows, cell } = table;
  checkCount(rows, most);
  if (rows === 0) throw ROW_REFUSALS.malformed(SCORE_FILE.noRows);
  const of = described(table);
  const { score, world } = columnRoles(of, chosen, SCORE_FILE.whichArrayColumns({ columns }));
  const [original, substituted]: [number[], number[]] = [[], []];
  for (let row = 0; row < rows; row++) {
    const isOriginal = worldOfCell(cell(row, world));
    if (isOriginal === null) throw noWorld(cell(row, world), row + 1);
    (isOriginal ? original : substituted).push(sign * scoreOf(cell(row, score), row + 1));
  }
  const taken = { score: of.names[score] as string, world: of.names[world] as string };
  return ofBoth(Float64Array.from(original), Float64Array.from(substituted), taken);
}

/** The scores that one file holds. Throws an InputError that names the row. */
export function scoresOfArray(array: ScoreArray, taking: Taking): ReaderScores {
  if (array.kind === 'list') throw ROW_REFUSALS.malformed(SCORE_FILE.oneList({ rows: array.length }));
  return array.kind === 'worlds' ? ofWorlds(array, taking) : ofTable(array, taking);
}

/** The scores of two files, each with those of one world. */
export function scoresOfLists(one: ScoreArray, other: ScoreArray, taking: Taking): ReaderScores {
  if (one.kind !== 'list' || other.kind !== 'list') throw ROW_REFUSALS.malformed(SCORE_FILE.twoTables);
  const taken = { score: 'in, out', world: 'in, out' };
  return ofWorlds({ kind: 'worlds', in: one, out: other, taken }, taking);
}

/** Two lists that are named after the worlds; null where the names are not clear, or where the reader has chosen columns. */
export function worldsOf(lists: ReadonlyMap<string, ScoreList>, chosen: ColumnsChosen): ScoreWorlds | null {
  if (chosen.score?.trim() || chosen.world?.trim()) return null;
  const names = [...lists.keys()];
  const of = (world: 'in' | 'out') => names.filter((name) => worldOfName(name) === world);
  const [[one, ...more], [other, ...others]] = [of('in'), of('out')];
  if (one === undefined || other === undefined || more.length + others.length > 0) return null;
  const taken = { score: `${one}, ${other}`, world: `${one}, ${other}` };
  return { kind: 'worlds', in: lists.get(one) as ScoreList, out: lists.get(other) as ScoreList, taken };
}
