// Operations on record tables: chosen rows, standardisation, unit norms, class counts.
import { type InputError, refusals } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import { DATASET_FAULT } from './faultSentences';
import type { AuditData, RecordTable } from './types';

/** One record's features as a view into the table. */
export function featuresOf(table: RecordTable, row: number): Float64Array {
  return table.features.subarray(row * table.columns, (row + 1) * table.columns);
}

export function selectRows(table: RecordTable, rows: readonly number[]): RecordTable {
  const features = new Float64Array(rows.length * table.columns);
  const labels = new Uint16Array(rows.length);
  rows.forEach((row, i) => {
    features.set(featuresOf(table, row), i * table.columns);
    labels[i] = table.labels[row];
  });
  return { rows: rows.length, columns: table.columns, classes: table.classes, features, labels };
}

/** The rows, of 0..rows-1, that `keep` holds for: at most `limit`, ascending. */
export function rowsWhere(rows: number, keep: (row: number) => boolean, limit = Infinity): number[] {
  const chosen: number[] = [];
  for (let i = 0; i < rows && chosen.length < limit; i++) if (keep(i)) chosen.push(i);
  return chosen;
}

type Moments = ReturnType<typeof columnMoments>;

/**
 * Column means and population standard deviations of a table with at least one row. A deviation below 1e-9 is given as 1,
 * so that a constant column becomes 0, not NaN.
 */
function columnMoments({ rows, columns, features }: RecordTable) {
  if (rows === 0) throw refusals('train').missing(DATASET_FAULT.noTraining);
  const mean = new Float64Array(columns);
  const scale = new Float64Array(columns);
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) mean[j] += features[i * columns + j];
  for (let j = 0; j < columns; j++) mean[j] /= rows;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) scale[j] += (features[i * columns + j] - mean[j]) ** 2;
  }
  for (let j = 0; j < columns; j++) {
    const deviation = Math.sqrt(scale[j] / rows);
    scale[j] = deviation < 1e-9 ? 1 : deviation;
  }
  return { mean, scale };
}

function standardise(table: RecordTable, { mean, scale }: Moments): RecordTable {
  const features = table.features.map(
    (value, at) => (value - mean[at % table.columns]) / scale[at % table.columns],
  );
  return { ...table, features };
}

/** The three splits of a table by their rows, standardised by those that train unless `raw`. */
export function standardisedSplits(
  table: RecordTable,
  rows: Readonly<Record<'train' | 'auxiliary' | 'test', readonly number[]>>,
  raw = false,
): Pick<AuditData, 'train' | 'auxiliary' | 'test' | 'standardisation'> {
  const train = selectRows(table, rows.train);
  const standardisation = raw ? null : columnMoments(train);
  const finish = (split: RecordTable) => (standardisation ? standardise(split, standardisation) : split);
  const [auxiliary, test] = [selectRows(table, rows.auxiliary), selectRows(table, rows.test)];
  return { train: finish(train), auxiliary: finish(auxiliary), test: finish(test), standardisation };
}

/** The refusal of a shipped file. The fault reads on from the file's name. */
export const damaged = (file: string, fault: Sentence): InputError =>
  refusals(file).malformed(DATASET_FAULT.damaged({ file, fault }));

/** The refusal of a shipped file for a fault that begins with its place. */
export const damagedAt = (file: string, fault: Sentence): InputError =>
  refusals(file).malformed(DATASET_FAULT.damagedAt({ file, fault }));

/** Every row scaled to Euclidean norm 1; a zero row stays zero. */
export function unitRows(table: RecordTable): RecordTable {
  const features = table.features.slice();
  for (let i = 0; i < table.rows; i++) {
    const row = features.subarray(i * table.columns, (i + 1) * table.columns);
    const norm = Math.hypot(...row);
    if (norm > 0) for (let j = 0; j < row.length; j++) row[j] /= norm;
  }
  return { ...table, features };
}

export function classCounts({ classes, labels }: RecordTable): number[] {
  const counts = new Array<number>(classes).fill(0);
  for (const label of labels) counts[label]++;
  return counts;
}
