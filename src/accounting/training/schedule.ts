// Reads a number for every step from a list, a column of a table, or a formula in t.
import { type NumberRange, refusals, requireNumber } from '../../base/numerics/errors';
import { MOST_SCHEDULED } from '../domain';
import { DESCRIBED } from '../sentences';
import { formulaOf, type Names } from './formula';

/** One number for each step in their order, a text with one number a line, or a formula such as 'sigma * 0.99^(t/1000)'. */
export type StepSchedule = readonly number[] | string;

const SEPARATORS = /[\s,;]+/;
const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));

/** The numbers of a list or a column, which may have a heading in its first line; null if the text is neither. */
export function columnOf(text: string): number[] | null {
  const lines = text.trim().split(/\r?\n/);
  const [head = '', ...rest] = lines;
  const cells = (lines.length > 1 && !head.split(SEPARATORS).some(isNumber) ? rest : lines)
    .join('\n')
    .split(SEPARATORS)
    .filter((cell) => cell !== '');
  return cells.length > 1 && cells.every(isNumber) ? cells.map(Number) : null;
}

interface Wanted {
  field: string;
  range: NumberRange;
  /** T, if the description gives it. */
  steps: number | undefined;
  /** The names that a formula may use besides t (from 0 on) and T. */
  names: Names;
}

/** The number of every step. Throws an InputError that names the step whose number is outside the range, or the unreadable part. */
export function scheduledNumbers(given: StepSchedule, { field, range, steps, names }: Wanted): number[] {
  const listed = typeof given === 'string' ? columnOf(given) : [...given];
  if (listed !== null) {
    if (listed.length === 0 || listed.length > MOST_SCHEDULED)
      throw refusals(field).outOfRange(
        DESCRIBED.scheduleLength({ field, count: listed.length, most: MOST_SCHEDULED }),
      );
    if (steps !== undefined && steps !== listed.length)
      throw refusals(field).inconsistent(DESCRIBED.otherLength({ field, count: listed.length, steps }));
    return listed.map((value, t) => requireNumber(`${field}[${t}]`, value, range));
  }
  const formula = formulaOf(field, given as string, ['t', 'T', ...Object.keys(names)]);
  const most = { min: 1, max: MOST_SCHEDULED, integer: true };
  const count = requireNumber('steps', steps, most);
  return Array.from({ length: count }, (_, t) =>
    requireNumber(`${field}[${t}]`, formula({ ...names, t, T: count }), range),
  );
}
