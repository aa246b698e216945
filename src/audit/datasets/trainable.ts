// The largest table of a reader's own that an audit in a browser trains on.

/** Limits of the table. More columns or classes are refused. Rows beyond the limit are left out, and a sentence says so. */
export const TRAINABLE = {
  /** The most rows of each split: training, auxiliary and test. */
  splitRows: 2000,
  columns: 2048,
  classes: 100,
  /** Least number of rows: fewer records cannot be split. */
  minimumRows: 8,
} as const;
