// What a person has put into the form, and what it takes of a text. Data, and how a row's part is left out of it.
import { type Kind, type RowId, rowOf } from '../reading';
import type { QuestionId } from './questions';

/** A number, or a text of the grammar of expression.ts. One for each row. */
export type Overrides = Readonly<Partial<Record<Kind, number | string>>>;

export type Answers = Readonly<Partial<Record<QuestionId, string>>>;

/** A number of the text as a row holds it. */
export interface TakenNumber {
  kind: Kind;
  /** A number, or arithmetic over the other rows. */
  given: number | string;
  line: number;
  /** The line of the text that the number stands in, shortened. */
  text: string;
}

export type TakenRows = Readonly<Partial<Record<RowId, TakenNumber>>>;

export const without = (overrides: Overrides, row: RowId): Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([kind]) => rowOf(kind as Kind) !== row));
