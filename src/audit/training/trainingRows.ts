// The rows that a job trains on, as views: the job's table with a record canary in place.
import type { TrainingJob } from '../canaries/job';
import { featuresOf } from '../datasets/table';

export type TrainingRows = ReturnType<typeof trainingRows>;

/** Rows and labels. The canary's original is in the slot, and its substitute in a last row, whose number is -1 if none. */
export function trainingRows({ data, canary }: TrainingJob) {
  const rows = Array.from({ length: data.rows }, (_, i) => featuresOf(data, i));
  const labels = Array.from(data.labels);
  if (canary.kind !== 'record') return { rows, labels, substitute: -1 };
  rows[canary.slot] = canary.original.features;
  labels[canary.slot] = canary.original.label;
  rows.push(canary.substitute.features);
  labels.push(canary.substitute.label);
  return { rows, labels, substitute: rows.length - 1 };
}
