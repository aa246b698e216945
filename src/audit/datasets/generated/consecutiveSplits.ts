// The splits of every generated set: records 0..499 train, 500..999 are auxiliary, 1000..1999 test; label i mod 10.
import type { RecordTable } from '../types';

export const GENERATED_CLASSES = 10;

export interface ConsecutiveSplits {
  train: RecordTable;
  auxiliary: RecordTable;
  test: RecordTable;
}

/** Fills each split by `fill(record, label, features of that record)`. */
export function consecutiveSplits(
  columns: number,
  fill: (record: number, label: number, features: Float64Array) => void,
): ConsecutiveSplits {
  const part = (first: number, rows: number): RecordTable => {
    const features = new Float64Array(rows * columns);
    const labels = new Uint16Array(rows);
    for (let i = 0; i < rows; i++) {
      labels[i] = (first + i) % GENERATED_CLASSES;
      fill(first + i, labels[i], features.subarray(i * columns, (i + 1) * columns));
    }
    return { rows, columns, classes: GENERATED_CLASSES, features, labels };
  };
  return { train: part(0, 500), auxiliary: part(500, 500), test: part(1000, 1000) };
}
