// The scores that a reader brings, in the order of their rows and by their size.
import { type SortedScores, sortScores } from '../audit/estimation/scores/roc';

/** The columns of a file that have its scores, by the names in its first line, or by their number. */
export interface ColumnsTaken {
  score: string;
  world: string;
}

/** Scores that speak for z where they are larger. They may be infinite, for only their order counts. */
export interface ReaderScores extends SortedScores {
  /** The same scores, each world's as the rows had them. */
  rows: ScoreRows;
  /** Columns that were taken; null if no file was read. */
  columns: ColumnsTaken | null;
}

interface ScoreRows {
  original: Float64Array;
  substituted: Float64Array;
}

/** Scores of each world in the order of their rows, none of them NaN. */
export const readerScores = (
  original: Float64Array,
  substituted: Float64Array,
  columns: ColumnsTaken | null = null,
): ReaderScores => ({ ...sortScores(original, substituted), rows: { original, substituted }, columns });
