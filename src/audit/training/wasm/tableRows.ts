// The rows that the kernel visits: the training table with the canary's records in place, then rows of zeros.
import type { TrainingJob } from '../../canaries/job';
import { roundUp } from '../layout';

export interface Rows {
  /** A multiple of four, at least one row more than are used. */
  count: number;
  /** Features per row; null for a row of zeros. */
  features: readonly (Float64Array | null)[];
  labels: Int32Array;
  /** The row that stands in the slot's place in world 1, else -1. */
  substitute: number;
  zero: number;
}

export function tableRows({ data, canary }: TrainingJob): Rows {
  const features: (Float64Array | null)[] = [];
  const substitute = canary.kind === 'record' ? data.rows : -1;
  const zero = data.rows + (canary.kind === 'record' ? 1 : 0);
  const count = roundUp(zero + 1, 4);
  const labels = new Int32Array(count);
  labels.set(data.labels);
  for (let i = 0; i < data.rows; i++) {
    features.push(data.features.subarray(i * data.columns, (i + 1) * data.columns));
  }
  if (canary.kind === 'record') {
    features[canary.slot] = canary.original.features;
    labels[canary.slot] = canary.original.label;
    features.push(canary.substitute.features);
    labels[substitute] = canary.substitute.label;
  }
  while (features.length < count) features.push(null);
  return { count, features, labels, substitute, zero };
}
