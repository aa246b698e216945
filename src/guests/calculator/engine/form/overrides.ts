// What was typed into the form's rows. Pure.
import { type Kind, type RowId, rowOf } from '../reading';

/** A number, or a text of the grammar of expression.ts. One for each row. */
export type Overrides = Readonly<Partial<Record<Kind, number | string>>>;

export const without = (overrides: Overrides, row: RowId): Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([kind]) => rowOf(kind as Kind) !== row));
