// Priors from a record table itself, by how often each label or each value of an attribute occurs. An attacker who knows
// other records of the same kind knows about as much beforehand.
import { classCounts } from '../../../audit/datasets/table';
import type { RecordTable } from '../../../audit/datasets/types';
import { requireNumber } from '../../../base/numerics/errors';
import type { WeightedNumber } from '../secret';
import { type Prior, weightedPrior } from './prior';

/** How often each class is the label. Throws InputError for a table without rows. */
export const labelPrior = (table: RecordTable): Prior => weightedPrior(classCounts(table));

/**
 * The distinct values of an attribute (column 0..columns - 1; InputError outside), ascending, each with the number of
 * records that have it. Values are as the table has them, which may be standardised.
 */
export function attributeValues(table: RecordTable, column: number): WeightedNumber[] {
  requireNumber('column', column, { min: 0, max: table.columns - 1, integer: true });
  const counts = new Map<number, number>();
  for (let row = 0; row < table.rows; row++) {
    const value = table.features[row * table.columns + column];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([value, weight]) => ({ value, weight }));
}

/** {@link attributeValues} as a prior, for an exact match. Throws InputError for a table without rows. */
export const attributePrior = (table: RecordTable, column: number): Prior =>
  weightedPrior(attributeValues(table, column).map(({ weight }) => weight));
