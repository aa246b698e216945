// How often each value of the label and of each named column occurs in a data set, which an attacker who knows its
// source knows beforehand.
import { classCounts } from '../../audit/datasets/table';
import type { AuditData, RecordTable } from '../../audit/datasets/types';

/** A column with more values than this is a measurement, and is counted by ranges. */
const MOST_VALUES = 24;
const RANGES = 8;

export interface ValueCounts {
  /** Name of the column; null for the label. */
  column: string | null;
  /** Whether ranges of equal width were counted instead of the values themselves. */
  ranges: boolean;
  /** Records with each value that occurs, of all splits together; in the order of the values. */
  counts: readonly number[];
}

/**
 * The label first, then every column that has a name and is no pixel. A column of at most 24 values is counted
 * value by value, another in eight ranges of equal width from its smallest to its largest. Values that no record
 * has are left out: nobody would guess them.
 */
export function valueCounts(data: AuditData): readonly ValueCounts[] {
  const { train, auxiliary, test } = data;
  const splits = [train, auxiliary, test];
  const names = data.image === null ? (data.columnNames ?? []) : [];
  const classes = splits.map(classCounts);
  const labels = Array.from({ length: train.classes }, (_, label) =>
    classes.reduce((sum, counts) => sum + counts[label], 0),
  );
  return [
    { column: null, ranges: false, counts: occurring(labels) },
    ...names.map((name, column) => ({ column: name, ...columnCounts(splits, column) })),
  ];
}

function columnCounts(
  splits: readonly RecordTable[],
  column: number,
): Pick<ValueCounts, 'ranges' | 'counts'> {
  const values = splits.flatMap(({ rows, columns, features }) =>
    Array.from({ length: rows }, (_, row) => features[row * columns + column]),
  );
  const single = new Map<number, number>();
  for (const value of values) single.set(value, (single.get(value) ?? 0) + 1);
  const known = [...single.keys()].sort((a, b) => a - b);
  if (known.length <= MOST_VALUES) {
    return { ranges: false, counts: known.map((value) => single.get(value) ?? 0) };
  }
  const [least, width] = [known[0], (known[known.length - 1] - known[0]) / RANGES];
  const counts = new Array<number>(RANGES).fill(0);
  for (const value of values) counts[Math.min(RANGES - 1, Math.floor((value - least) / width))]++;
  return { ranges: true, counts: occurring(counts) };
}

const occurring = (counts: readonly number[]): number[] => counts.filter((count) => count > 0);
