// Makes the splits of an audit from a reader's raw table: it reads the label column and the classes, splits the rows in a fixed
// random order, and standardises the features.

import { hashUniform } from '../../../audit/datasets/generated/counterHash';
import { standardisedSplits } from '../../../audit/datasets/table';
import { labelText } from '../../../audit/datasets/tableFiles/labels';
import {
  cellText,
  columnName,
  describeCell,
  type RawTable,
  shortened,
  unusedNotices,
} from '../../../audit/datasets/tableFiles/rawTable';
import { OWN_TABLE } from '../../../audit/datasets/tableFiles/sentences';
import { TRAINABLE } from '../../../audit/datasets/trainable';
import type { AuditData, RecordTable } from '../../../audit/datasets/types';
import { refusals, shownValue } from '../../../base/numerics/errors';
import { escapedText } from '../../../base/sentences/escaped';
import { PLAIN } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';

export interface PrepareOptions {
  /** Name or index (from 0) of the label column. */
  label: string | number;
  /** Columns to leave out, e.g. names and identifiers, by name or index. */
  skip?: readonly (string | number)[];
  /** Subtract the training mean and divide by the training standard deviation. Default true. */
  standardise?: boolean;
  /** Name of the file, which is shown as the source of the data. */
  name?: string;
}

/** Largest absolute value of a feature. Its square, and the sum of the squares over a whole file, are still finite. */
const LARGEST = 1e150;

/** Number of the hash series that orders a reader's rows. The numbers 1 to 4 belong to the generated data sets. */
const ORDER_SERIES = 5;

/**
 * Splits a reader's table. Half of each class trains, a quarter is auxiliary, and a quarter tests, in an order that depends on the
 * row number only. `notices` are sentences about what was left out. Throws InputError, which names line and column of a cell that
 * is not a number, and which also refuses a single class or too many.
 */
export function prepareOwnData(
  raw: RawTable,
  options: PrepareOptions,
): { data: AuditData; notices: Sentence[] } {
  const label = columnIndex(raw, options.label, 'label');
  const skipped = new Set((options.skip ?? []).map((column) => columnIndex(raw, column, 'skip')));
  const columns: number[] = [];
  for (let j = 0; j < raw.columns; j++) if (j !== label && !skipped.has(j)) columns.push(j);
  checkShape(raw, columns.length);

  const { labels, classNames } = readLabels(raw, label);
  const whole: RecordTable = {
    rows: raw.rows,
    columns: columns.length,
    classes: classNames.length,
    features: readFeatures(raw, columns),
    labels,
  };
  const rows = split(labels, classNames.length);
  const limit = TRAINABLE.splitRows;
  const used = {
    train: rows.train.slice(0, limit),
    auxiliary: rows.auxiliary.slice(0, limit),
    test: rows.test.slice(0, limit),
  };
  const splits = standardisedSplits(whole, used, options.standardise === false);
  if (splits.auxiliary.rows === 0 || splits.test.rows === 0)
    throw refusals('label').outOfRange(OWN_TABLE.smallClasses);
  return {
    data: {
      id: 'own',
      ...splits,
      classNames,
      columnNames: raw.names ? columns.map((j) => columnName(raw, j)) : null,
      image: null,
      source: options.name ? `Your file ${options.name}` : 'Your own file',
    },
    notices: [...noticesOf(raw, rows, splits.train, classNames), ...unusedNotices(raw)],
  };
}

function columnIndex(raw: RawTable, column: string | number, field: string): number {
  const index = typeof column === 'number' ? column : (raw.names?.indexOf(column) ?? -1);
  if (Number.isInteger(index) && index >= 0 && index < raw.columns) return index;
  const choice =
    raw.names && raw.columns <= 40
      ? PLAIN.foreign({ text: raw.names.join(', ') })
      : OWN_TABLE.indexTo({ last: raw.columns - 1 });
  throw refusals(field).unknown(OWN_TABLE.noColumn({ column: shownValue(column), choice }));
}

function checkShape(raw: RawTable, features: number): void {
  if (features === 0) throw refusals('file').missing(OWN_TABLE.noFeatures);
  if (features > TRAINABLE.columns)
    throw refusals('file').tooLarge(
      OWN_TABLE.tooManyFeatures({ columns: features, most: TRAINABLE.columns }),
    );
  if (raw.rows < TRAINABLE.minimumRows)
    throw refusals('file').outOfRange(OWN_TABLE.fewRecords({ rows: raw.rows, least: TRAINABLE.minimumRows }));
}

function readFeatures(raw: RawTable, columns: readonly number[]): Float64Array {
  const features = new Float64Array(raw.rows * columns.length);
  for (let i = 0; i < raw.rows; i++) {
    columns.forEach((column, j) => {
      const value = raw.numbers[i * raw.columns + column];
      if (Number.isNaN(value)) {
        const text = cellText(raw, i, column);
        const place = describeCell(raw, i, column);
        throw text === ''
          ? refusals('file').missing(OWN_TABLE.emptyCell({ place }))
          : refusals('file').notANumber(
              OWN_TABLE.cellNoNumber({ place, text: escapedText(shortened(text, 60)) }),
            );
      }
      if (Math.abs(value) > LARGEST)
        throw refusals('file').tooLarge(
          OWN_TABLE.cellTooLarge({ place: describeCell(raw, i, column), value, most: LARGEST }),
        );
      features[i * columns.length + j] = value;
    });
  }
  return features;
}

function readLabels(raw: RawTable, column: number): { labels: Uint16Array; classNames: string[] } {
  const texts = new Array<string>(raw.rows);
  let allNumbers = true;
  for (let i = 0; i < raw.rows; i++) {
    texts[i] = labelText(raw, i, column);
    allNumbers &&= !Number.isNaN(raw.numbers[i * raw.columns + column]);
  }
  const classNames = [...new Set(texts)].sort(
    (a, b) => (allNumbers ? Number(a) - Number(b) : 0) || (a < b ? -1 : a > b ? 1 : 0),
  );
  if (classNames.length < 2 || classNames.length > TRAINABLE.classes) {
    const said = classNames.length === 1 ? OWN_TABLE.oneClass : OWN_TABLE.classes;
    throw refusals('label').outOfRange(
      said({
        column: escapedText(columnName(raw, column)),
        count: classNames.length,
        most: TRAINABLE.classes,
      }),
    );
  }
  const index = new Map(classNames.map((name, k) => [name, k]));
  return { labels: Uint16Array.from(texts, (text) => index.get(text) ?? 0), classNames };
}

type SplitRows = Record<'train' | 'auxiliary' | 'test', number[]>;

/** Splits the rows in hashed order. Of four rows of a class two train, one is auxiliary, and one tests. */
function split(labels: Uint16Array, classes: number): SplitRows {
  const keys = Float64Array.from(labels, (_, row) => hashUniform(ORDER_SERIES, row));
  const order = Array.from(labels.keys()).sort((a, b) => keys[a] - keys[b] || a - b);
  const seen = new Array<number>(classes).fill(0);
  const rows: SplitRows = { train: [], auxiliary: [], test: [] };
  for (const row of order) {
    const place = seen[labels[row]]++ % 4;
    (place === 1 ? rows.auxiliary : place === 3 ? rows.test : rows.train).push(row);
  }
  return rows;
}

function noticesOf(
  raw: RawTable,
  rows: SplitRows,
  train: RecordTable,
  classNames: readonly string[],
): Sentence[] {
  const notices: Sentence[] = [];
  const limit = TRAINABLE.splitRows;
  if (rows.train.length > limit) {
    const used = [rows.train, rows.auxiliary, rows.test].reduce(
      (sum, r) => sum + Math.min(r.length, limit),
      0,
    );
    notices.push(OWN_TABLE.shuffled({ rows: raw.rows, used, most: limit }));
  }
  const present = new Set(train.labels);
  const absent = classNames.filter((_, k) => !present.has(k));
  if (absent.length > 0) notices.push(OWN_TABLE.absentClass({ classes: absent.join(', ') }));
  return notices;
}
