// Generated sets: records 0..499 train, 500..999 are auxiliary, 1000..1999 test; label i mod 10. Nothing is standardised.
import type { AuditData, RecordTable } from '../types';

export const GENERATED_CLASSES = 10;

/** Fills each split by `fill(record, label, features of that record)`. */
export function generatedData(
  id: string,
  source: string,
  columns: number,
  fill: (record: number, label: number, features: Float64Array) => void,
): AuditData {
  const part = (first: number, rows: number): RecordTable => {
    const features = new Float64Array(rows * columns);
    const labels = new Uint16Array(rows);
    for (let i = 0; i < rows; i++) {
      labels[i] = (first + i) % GENERATED_CLASSES;
      fill(first + i, labels[i], features.subarray(i * columns, (i + 1) * columns));
    }
    return { rows, columns, classes: GENERATED_CLASSES, features, labels };
  };
  return {
    id,
    train: part(0, 500),
    auxiliary: part(500, 500),
    test: part(1000, 1000),
    classNames: Array.from({ length: GENERATED_CLASSES }, (_, label) => `class ${label}`),
    columnNames: null,
    image: null,
    standardisation: null,
    source,
  };
}
