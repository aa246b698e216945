// What the saved curves of chapter 2 have in common: their keys and their cells. Pure.
import { QUANTITIES } from '../../figure/quantities';
import { jsonNumbers } from '../../takeaway/dataFile';
import type { LegendEntry } from '../../takeaway/marks';

type DrawnId = 'addRemove' | 'substitute' | 'group';

/** As CurveLine draws it. */
export function curveEntry(id: DrawnId): LegendEntry {
  const { colour, dash, subscript, label } = QUANTITIES[id];
  const text = subscript === '' ? `ε ${label}` : `ε_${subscript} ${label}`;
  return { mark: 'line', colour, dash, strokeWidth: 2.25, text };
}

interface Bounded {
  /** NaN or null where not verified. */
  value: ArrayLike<number | null>;
  lower: ArrayLike<number>;
  upper: ArrayLike<number>;
}

export const boundedColumns = (name: string): string[] => [name, `${name}_lower`, `${name}_upper`];
export const boundedCells = ({ value, lower, upper }: Bounded, i: number) => [value[i], lower[i], upper[i]];

/** A curve for JSON, with what it is of. */
export function boundedCurve(id: DrawnId, { value, lower, upper }: Bounded) {
  const { name, adjacency } = QUANTITIES[id];
  return {
    name,
    adjacency,
    value: jsonNumbers(value),
    lower: jsonNumbers(lower),
    upper: jsonNumbers(upper),
  };
}
