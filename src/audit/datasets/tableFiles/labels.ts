// The labels of a reader's table, and the texts that are refused as labels: a missing value in a usual spelling, an
// infinity, and a text that is too long for the name of a class.

import { refusals } from '../../../base/numerics/errors';
import { escapedText } from '../../../base/sentences/escaped';
import { cellText, describeCell, FILE_LIMITS, type RawTable } from './rawTable';
import { OWN_TABLE } from './sentences';

/** Usual names of the label column in files, in lower case, likelier names first. */
export const LABEL_NAMES: readonly string[] = [
  ...['y', 'labels', 'label', 'target', 'targets', 'y_train', 'train_y'],
  ...['class', 'classes', 'diagnosis', 'species', 'category', 'outcome'],
];

/**
 * Texts that pandas, R, SQL, spreadsheets, Stata and the UCI repository write for a missing value. Upper and lower case
 * matter, because "Null" is the German word for zero and "none" may be a class.
 */
const MISSING = new Set([
  ...['', '?', '.', '\\N', '#N/A', '#NA', '<NA>', 'N/A', 'n/a', 'NA'],
  ...['NaN', 'nan', '+nan', '-nan', '-NaN', 'NaT', 'NULL', 'null', 'None'],
]);

const INFINITE = /^[+-]?inf(?:inity)?$/i;

/** Whether a cell's text stands for a missing value, the empty one among them. */
export const isMissing = (text: string): boolean => MISSING.has(text.trim());

/** The label in a cell. Throws an InputError that names the row, the column, what stands there and what to do. */
export function labelText(table: RawTable, row: number, column: number): string {
  const text = cellText(table, row, column);
  const { length } = text;
  const place = () => describeCell(table, row, column);
  const LABEL = refusals('label');
  if (text === '') throw LABEL.missing(OWN_TABLE.labelMissing({ place: place() }));
  if (isMissing(text))
    throw LABEL.missing(OWN_TABLE.labelForMissing({ place: place(), text: escapedText(text) }));
  if (INFINITE.test(text))
    throw LABEL.notANumber(OWN_TABLE.labelInfinite({ place: place(), text: escapedText(text) }));
  if (length > FILE_LIMITS.text)
    throw LABEL.tooLarge(OWN_TABLE.labelTooLong({ place: place(), length, most: FILE_LIMITS.text }));
  return text;
}
