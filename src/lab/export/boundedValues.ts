// Values that are known or not, each in the bracket it was verified in: how files of data have them. Pure.
import type { Verified } from '../../accounting/types';
import { jsonNumbers } from './exactNumbers';

export interface BoundedValues {
  /** NaN or null where not verified. */
  value: ArrayLike<number | null>;
  lower: ArrayLike<number>;
  upper: ArrayLike<number>;
}

export const boundedValues = (points: readonly Verified[]): BoundedValues => ({
  value: points.map(({ value }) => value),
  lower: points.map(({ lower }) => lower),
  upper: points.map(({ upper }) => upper),
});

export const boundedColumns = (name: string): string[] => [name, `${name}_lower`, `${name}_upper`];
export const boundedCells = ({ value, lower, upper }: BoundedValues, i: number) => [
  value[i],
  lower[i],
  upper[i],
];

export const boundedNumbers = ({ value, lower, upper }: BoundedValues) => ({
  value: jsonNumbers(value),
  lower: jsonNumbers(lower),
  upper: jsonNumbers(upper),
});
