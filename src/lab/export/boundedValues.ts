// Values that are known or not, each in the bracket it was verified in: how files of data have them. Pure.
import type { Verified } from '../../accounting/types';
import { type Columns, jsonArrays, placesOf } from './columns';

export interface BoundedValues {
  /** Verified values; NaN or null where there is none. */
  value: ArrayLike<number | null>;
  lower: ArrayLike<number>;
  upper: ArrayLike<number>;
}

export const boundedValues = (points: readonly Verified[]): BoundedValues => ({
  value: points.map(({ value }) => value),
  lower: points.map(({ lower }) => lower),
  upper: points.map(({ upper }) => upper),
});

/** The columns of a CSV have `name` before the ends; a JSON has all three in an object of their own. */
export const boundedColumns = (name: string, { value, lower, upper }: BoundedValues): Columns<number> => [
  { csv: name, json: 'value', value: (i) => value[i] },
  { csv: `${name}_lower`, json: 'lower', value: (i) => lower[i] },
  { csv: `${name}_upper`, json: 'upper', value: (i) => upper[i] },
];

export const boundedNumbers = (values: BoundedValues) =>
  jsonArrays(boundedColumns('', values), placesOf(values.value));
