// Tables as the kernels read them: float32, a 1 appended to every row, both ways round. Plain arrays, no device.
import type { TrainingJob } from '../../canaries/job';
import { roundUp } from '../layout';

/** Row-major rows with 1 appended, padded to a multiple of four entries: [rows][stride]. */
export function paddedRows(rows: readonly Float64Array[], inputs: number): Float32Array {
  const stride = roundUp(inputs + 1, 4);
  const out = new Float32Array(rows.length * stride);
  rows.forEach((row, i) => {
    out.set(row, i * stride);
    out[i * stride + inputs] = 1;
  });
  return out;
}

/** The same transposed, rows padded to a multiple of four: [inputs + 1][padded rows]. */
export function transposedRows(rows: readonly Float64Array[], inputs: number): Float32Array {
  const stride = roundUp(rows.length, 4);
  const out = new Float32Array((inputs + 1) * stride);
  rows.forEach((row, i) => {
    for (let f = 0; f < inputs; f++) out[f * stride + i] = row[f];
    out[inputs * stride + i] = 1;
  });
  return out;
}

export interface TrainingRows {
  rows: Float64Array[];
  labels: number[];
  /** Row of the substitute record, or -1. */
  substitute: number;
}

/** The table's rows with a record canary's original in its slot and its substitute in a row of its own at the end. */
export function trainingRows({ data, canary }: TrainingJob): TrainingRows {
  const rows = Array.from({ length: data.rows }, (_, i) =>
    data.features.subarray(i * data.columns, (i + 1) * data.columns),
  );
  const labels = Array.from(data.labels);
  if (canary.kind !== 'record') return { rows, labels, substitute: -1 };
  rows[canary.slot] = canary.original.features;
  labels[canary.slot] = canary.original.label;
  rows.push(canary.substitute.features);
  labels.push(canary.substitute.label);
  return { rows, labels, substitute: rows.length - 1 };
}

/** For every four rows: four labels, then four of |x~|. */
export function recordConstants({ rows, labels }: TrainingRows): Float32Array {
  const out = new Float32Array(2 * roundUp(rows.length, 4));
  rows.forEach((row, i) => {
    const at = 8 * (i >> 2) + (i & 3);
    out[at] = labels[i];
    out[at + 4] = Math.sqrt(row.reduce((sum, x) => sum + x * x, 1));
  });
  return out;
}
