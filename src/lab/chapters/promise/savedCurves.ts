// What the saved curves of chapter 2 have in common: their keys, and what they are of. Pure.

import { type BoundedValues, boundedNumbers } from '../../export/boundedValues';
import type { LegendEntry } from '../../export/marks';
import { QUANTITIES } from '../../notation/quantities';

type DrawnId = 'addRemove' | 'substitute' | 'implied' | 'group';

/** As it is drawn. */
export function curveEntry(id: DrawnId): LegendEntry {
  const { colour, dash, subscript, label } = QUANTITIES[id];
  const text = subscript === '' ? `ε ${label}` : `ε_${subscript} ${label}`;
  return { mark: 'line', colour, dash, strokeWidth: 2.25, text };
}

/** A curve for JSON, with what it is of. */
export function boundedCurve(id: DrawnId, values: BoundedValues) {
  const { name, adjacency } = QUANTITIES[id];
  return { name, adjacency, ...boundedNumbers(values) };
}
