// The types of what a person has put into the form and of what the form takes from a text.
import { type Kind, type RowId, rowOf } from '../reading';
import type { QuestionId } from './questions';

/** What was typed into the boxes, by kind: a number, or a text in the grammar of expression.ts. Each row has one kind at most. */
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

/** The typed numbers without those of one row. */
export const without = (overrides: Overrides, row: RowId): Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([kind]) => rowOf(kind as Kind) !== row));
