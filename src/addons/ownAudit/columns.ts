// Finds the separator of a score file, the column with the score and the one with the world, from the first lines.
import { refusals } from '../../base/numerics/errors';

export const ROWS = refusals('rows');

export interface Line {
  text: string;
  number: number;
}

export interface Columns {
  separator: Separator;
  cells: number;
  score: number;
  world: number;
  header: boolean;
}

/** In order of preference; a blank stands for any number of blanks. */
const SEPARATORS = ['\t', ';', ',', ' '] as const;
export type Separator = (typeof SEPARATORS)[number];

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i;
/** What programs write for a missing number. In a first line it is no name of a column. */
const NO_NUMBER = /^(?:nan|na|n\/a|null|none|[+-]?inf(?:inity)?|)$/i;
const SCORE_NAME = /^(?:scores?|statistics?|stat|loss|value|logit|llr)$/i;
const WORLD_NAME = /^(?:world|coin|label|secret|member(?:ship)?|is_?member|in|is_?in|truth)$/i;

export function cellsOf(line: string, separator: Separator): string[] {
  const parts = separator === ' ' ? line.trim().split(/\s+/) : line.split(separator);
  return parts.map((part) => {
    const cell = part.trim();
    return cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).trim() : cell;
  });
}

/** A finite number, with a decimal comma unless commas separate cells; NaN for anything else. */
export function numberOf(cell: string, separator: Separator): number {
  if (NUMBER.test(cell)) {
    const value = Number(cell);
    return Number.isFinite(value) ? value : Number.NaN;
  }
  return separator !== ',' && DECIMAL_COMMA.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
}

const Z = ['1', '+1', 'true', 'in', 'z', 'd', 'member', 'yes', 'with'];
const OTHER = ['0', '-1', 'false', 'out', 'z′', 'd′', 'nonmember', 'non-member', 'no', 'without'];

/** Whether a cell names the world of z; null if it names neither. z′ may be written z'. */
export function worldOf(cell: string): boolean | null {
  const word = cell.toLowerCase().replace(/['’]$/, '′');
  if (Z.includes(word)) return true;
  if (OTHER.includes(word)) return false;
  // as arrays are saved: 1.000000000000000000e+00
  const value = NUMBER.test(word) ? Number(word) : Number.NaN;
  return value === 1 ? true : value === 0 || value === -1 ? false : null;
}

export const quoted = (cell: string): string => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;

/** At least two cells; null if none does. */
function separatorOf(lines: readonly Line[]): Separator | null {
  let found: Separator | null = null;
  let most = 0;
  for (const separator of SEPARATORS) {
    const widths = lines.map(({ text }) => cellsOf(text, separator).length);
    const alike = widths.filter((width) => width === widths[0]).length;
    if (widths[0] > 1 && alike > most) {
      most = alike;
      found = separator;
    }
  }
  return found;
}

/** The two columns by their names, as far as those say it. */
function byName(names: readonly string[]): { score: number; world: number } | null {
  const score = names.findIndex((name) => SCORE_NAME.test(name));
  const world = names.findIndex((name) => WORLD_NAME.test(name));
  if (score >= 0 && world >= 0) return { score, world };
  if (names.length !== 2 || score === world) return null;
  return score >= 0 ? { score, world: 1 - score } : { score: 1 - world, world };
}

/** By the first lines, all if the file is short. Throws an InputError that names what is missing. */
export function columnsOf(lines: readonly Line[]): Columns {
  const [first] = lines as readonly [Line, ...Line[]];
  const separator = separatorOf(lines);
  if (separator === null)
    throw ROWS.malformed`Line ${first.number} holds one cell, ${quoted(first.text.trim())}. Separate score and world by a comma, a semicolon, a tab or a blank.`;
  const head = cellsOf(first.text, separator);
  const header = head.every((cell) => !NO_NUMBER.test(cell) && Number.isNaN(numberOf(cell, separator)));
  const named = header ? byName(head) : null;
  const cells = head.length;
  if (named) return { separator, cells, header, ...named };
  if (cells !== 2)
    throw ROWS.malformed`Line ${first.number} has ${cells} cells. Give two columns, or a first line in which two of them are called score and world.`;
  const rows = lines.slice(header ? 1 : 0).map(({ text }) => cellsOf(text, separator));
  const worlds = (column: number) => rows.filter((row) => worldOf(row[column] ?? '') !== null).length;
  // if both could be the world, it is the second, as in score, world
  const world = worlds(0) > worlds(1) ? 0 : 1;
  return { separator, cells, header, score: 1 - world, world };
}
