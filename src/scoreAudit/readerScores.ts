// The scores that a reader brings, both in the order of their rows and sorted by size.
import { type SortedScores, sortScores } from '../audit/estimation/scores/roc';

/** The columns of a file from which scores and worlds were taken, by their names in the first line or by their number. */
export interface ColumnsTaken {
  score: string;
  world: string;
}

/** Sorted scores, of which larger ones speak for z. They may be infinite, because only their order counts. */
export interface ReaderScores extends SortedScores {
  /** The same scores for each world in the order of the rows. */
  rows: ScoreRows;
  /** Columns that were taken; null if no file was read. */
  columns: ColumnsTaken | null;
}

interface ScoreRows {
  original: Float64Array;
  substituted: Float64Array;
}

/** Makes scores of each world, in the order of their rows and none of them NaN, into sorted ones. */
export const readerScores = (
  original: Float64Array,
  substituted: Float64Array,
  columns: ColumnsTaken | null = null,
): ReaderScores => ({ ...sortScores(original, substituted), rows: { original, substituted }, columns });
