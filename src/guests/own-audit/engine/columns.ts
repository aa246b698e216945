// Finds from the first lines of a score file its separator, the column with the scores and the one with the worlds.
import { refusals } from '../../../base/numerics/errors';
import { inARow } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import type { ColumnsTaken } from '../../../scoreAudit/readerScores';
import { ROW_REFUSALS } from '../../../scoreAudit/rowRefusals';
import { SCORE_FILE } from './sentences';

export interface ScoreLine {
  text: string;
  number: number;
}

/** A file with one row for each score. */
export interface ScoreColumns {
  separator: Separator;
  /** Number of cells in a row. `score` and `world` are indices of columns. */
  cells: number;
  score: number;
  world: number;
  header: boolean;
  taken: ColumnsTaken;
}

/** A file with a column of scores for each world. */
export interface WideColumns {
  separator: Separator;
  /** Number of cells in a row. `in` and `out` are indices of columns. */
  cells: number;
  in: number;
  out: number;
  taken: ColumnsTaken;
}

/** The columns that the reader has chosen, each by its name in the first line or by its number from 1; empty for no choice. */
export type ColumnsChosen = Partial<ColumnsTaken>;

/** Separators in order of preference; a blank stands for any number of blanks. */
const SEPARATORS = ['\t', ';', ',', ' '] as const;
export type Separator = (typeof SEPARATORS)[number];

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;
/** Texts that programs write for a missing number. In a first line they are not the name of a column. */
const NO_NUMBER = /^(?:nan|na|n\/a|null|none|)$/i;
const SCORE_NAME = /^(?:scores?|statistics?|stat|loss|value|logit|llr)$/i;
const WORLD_NAME = /^(?:world|coin|label|secret|member(?:ship)?|is_?member|in|is_?in|truth)$/i;

export function columnCells(line: string, separator: Separator): string[] {
  const parts = separator === ' ' ? line.trim().split(/\s+/) : line.split(separator);
  return parts.map((part) => {
    const cell = part.trim();
    return cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).trim() : cell;
  });
}

/**
 * The number that a cell holds; NaN for anything else. It may have a decimal comma, unless commas separate cells. inf and infinity are
 * numbers. A number that is too large for a double becomes infinite, and so keeps its place in the order of scores.
 */
export function cellNumber(cell: string, separator: Separator): number {
  if (NUMBER.test(cell)) return Number(cell);
  const sign = INFINITE.exec(cell)?.[1];
  if (sign !== undefined) return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return separator !== ',' && DECIMAL_COMMA.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
}

const Z = ['1', '+1', 'true', 'in', 'z', 'd', 'member', 'yes', 'with'];
const OTHER = ['0', '-1', 'false', 'out', 'z′', 'd′', 'nonmember', 'non-member', 'no', 'without'];

/** Whether a cell names the world of z; null if it names neither. z′ may be written z'. */
export function worldOf(cell: string): boolean | null {
  const word = cell.toLowerCase().replace(/['’]$/, '′');
  if (Z.includes(word)) return true;
  if (OTHER.includes(word)) return false;
  // numbers may be written as arrays are saved: 1.000000000000000000e+00
  const value = NUMBER.test(word) ? Number(word) : Number.NaN;
  return value === 1 ? true : value === 0 || value === -1 ? false : null;
}

export const shownCell = (cell: string): Sentence =>
  SCORE_FILE.cell({ text: cell.length > 40 ? `${cell.slice(0, 40)}…` : cell });

/**
 * The separator that makes at least two cells of the first line, and as many of the most other lines; null if none makes two of the first.
 */
function separatorOf(lines: readonly ScoreLine[]): Separator | null {
  let found: Separator | null = null;
  let most = 0;
  for (const separator of SEPARATORS) {
    const widths = lines.map(({ text }) => columnCells(text, separator).length);
    const alike = widths.filter((width) => width === widths[0]).length;
    if (widths[0] > 1 && alike > most) {
      most = alike;
      found = separator;
    }
  }
  return found;
}

const IN_NAME = /^(?:in|in_?scores?|members?|member_scores|z)$/i;
const OUT_NAME = /^(?:out|out_?scores?|non[-_]?members?|non[-_]?member_scores|z[′'’])$/i;

/** The world that a column of scores is named after; null for any other name. */
export const worldOfName = (name: string): 'in' | 'out' | null =>
  IN_NAME.test(name) ? 'in' : OUT_NAME.test(name) ? 'out' : null;

/**
 * The columns of a file whose first line names a column for each world, with nothing but numbers below; null for any other file, and where
 * the reader has chosen columns.
 */
export function wideColumnsOf(lines: readonly ScoreLine[], chosen: ColumnsChosen = {}): WideColumns | null {
  const separator = separatorOf(lines);
  if (separator === null || chosen.score?.trim() || chosen.world?.trim()) return null;
  const [names, ...body] = lines.map(({ text }) => columnCells(text, separator)) as [string[], ...string[][]];
  const one = names.findIndex((name) => worldOfName(name) === 'in');
  const other = names.findIndex((name) => worldOfName(name) === 'out');
  const holdNumbers = (at: number) =>
    body.every(
      (row) =>
        row[at] === '' ||
        !Number.isNaN(cellNumber(row[at] ?? '', separator)) ||
        NO_NUMBER.test(row[at] ?? ''),
    );
  if (one < 0 || other < 0 || body.length === 0 || !holdNumbers(one) || !holdNumbers(other)) return null;
  const taken = { score: `${names[one]}, ${names[other]}`, world: `${names[one]}, ${names[other]}` };
  return { separator, cells: names.length, in: one, out: other, taken };
}

/** The two roles of a column, with the field that chooses it, its words, and the names that it often has. */
const ROLES = {
  score: { field: 'scoreColumn', words: SCORE_FILE.scores, name: SCORE_NAME },
  world: { field: 'worldColumn', words: SCORE_FILE.world, name: WORLD_NAME },
} as const;
type Role = keyof typeof ROLES;

/** The columns of a table, as far as the rows that were read tell. */
export interface ColumnTable {
  /** Names of the columns by the first line if it is a header, else by their numbers. */
  names: readonly string[];
  header: boolean;
  /** Whether every cell of the column names a world. */
  worlds: readonly boolean[];
  /** Number of the column's cells that name a world. */
  named: readonly number[];
}

function tableOf(lines: readonly ScoreLine[], separator: Separator): ColumnTable {
  const rows = lines.map(({ text }) => columnCells(text, separator));
  const [head] = rows as [string[]];
  const header = head.every((cell) => !NO_NUMBER.test(cell) && Number.isNaN(cellNumber(cell, separator)));
  const body = rows.slice(header ? 1 : 0);
  const named = head.map((_, at) => body.filter((row) => worldOf(row[at] ?? '') !== null).length);
  return {
    names: head.map((cell, at) => (header ? cell : String(at + 1))),
    header,
    named,
    worlds: named.map((count) => count === body.length),
  };
}

function columnChosen(role: Role, chosen: string, { names }: ColumnTable): number {
  const wanted = chosen.trim();
  const exact = names.indexOf(wanted);
  if (exact >= 0) return exact;
  const alike = names.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
  if (alike >= 0) return alike;
  const number = /^\d+$/.test(wanted) ? Number(wanted) : 0;
  if (number >= 1 && number <= names.length) return number - 1;
  const { field } = ROLES[role];
  const columns = inARow(names.map(shownCell));
  throw refusals(field).unknown(SCORE_FILE.noSuchColumn({ field, wanted: shownCell(wanted), columns }));
}

/** The error where two columns could be meant. A bound from the wrong one would mean nothing, so none is taken. */
function ambiguous(role: Role, candidates: readonly number[], { names }: ColumnTable): Error {
  const { field, words } = ROLES[role];
  const [one, other] = candidates.map((at) => shownCell(names[at])) as [Sentence, Sentence];
  return refusals(field).inconsistent(SCORE_FILE.twoColumns({ one, other, what: words, field }));
}

/**
 * The column whose name tells its role; null if there is none. A column that is named like a world but holds something else does not count.
 */
function columnByName(role: Role, table: ColumnTable, other: number | null): number | null {
  const candidates = [...table.names.keys()].filter(
    (at) =>
      table.header &&
      at !== other &&
      ROLES[role].name.test(table.names[at]) &&
      (role === 'score' || table.worlds[at]),
  );
  if (candidates.length > 1) throw ambiguous(role, candidates, table);
  return candidates[0] ?? null;
}

/** The column that holds worlds, of two columns whose names do not tell. */
function worldOfTwo(table: ColumnTable): number {
  if (table.worlds[0] && table.worlds[1]) throw ambiguous('world', [0, 1], table);
  return table.named[0] > table.named[1] ? 0 : 1;
}

/** The column of each role. Throws an InputError where two columns could be meant, and one with the sentence `missing` where none could. */
export function columnRoles(
  table: ColumnTable,
  chosen: ColumnsChosen,
  missing: Sentence,
): Record<Role, number> {
  const given = (role: Role) => (chosen[role]?.trim() ? columnChosen(role, chosen[role], table) : null);
  let [score, world] = [given('score'), given('world')];
  if (score !== null && score === world)
    throw refusals('worldColumn').inconsistent(
      SCORE_FILE.oneColumnForBoth({ column: shownCell(table.names[score]) }),
    );
  world ??= columnByName('world', table, score);
  score ??= columnByName('score', table, world);
  const { length } = table.names;
  if (length === 2) {
    if (score === null && world === null) world = worldOfTwo(table);
    return { score: score ?? 1 - (world as number), world: world ?? 1 - (score as number) };
  }
  if (score !== null && world !== null) return { score, world };
  throw ROW_REFUSALS.malformed(missing);
}

/**
 * The columns of a file from its first lines, or all of them if it is short, and from what the reader has chosen. Throws an InputError that
 * names what is missing, and where two columns could be meant.
 */
export function columnsOf(lines: readonly ScoreLine[], chosen: ColumnsChosen = {}): ScoreColumns {
  const [first] = lines as readonly [ScoreLine, ...ScoreLine[]];
  const separator = separatorOf(lines);
  if (separator === null)
    throw ROW_REFUSALS.malformed(
      SCORE_FILE.oneCell({ line: first.number, cell: shownCell(first.text.trim()) }),
    );
  const table = tableOf(lines, separator);
  const { names, header } = table;
  const missing = SCORE_FILE.whichColumns({ line: first.number, cells: names.length });
  const { score, world } = columnRoles(table, chosen, missing);
  const taken = { score: names[score], world: names[world] };
  return { separator, cells: names.length, header, score, world, taken };
}
