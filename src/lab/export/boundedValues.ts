// How files of data write verified values: each value, where there is one, with the bracket that it was verified to lie in. Pure.
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

/** Columns of a value and its bracket. In a CSV their names begin with `name`; a JSON has all three in an object of their own. */
export const boundedColumns = (name: string, { value, lower, upper }: BoundedValues): Columns<number> => [
  { csv: name, json: 'value', value: (i) => value[i] },
  { csv: `${name}_lower`, json: 'lower', value: (i) => lower[i] },
  { csv: `${name}_upper`, json: 'upper', value: (i) => upper[i] },
];

export const boundedNumbers = (values: BoundedValues) =>
  jsonArrays(boundedColumns('', values), placesOf(values.value));
