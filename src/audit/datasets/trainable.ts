// How much an audit in a browser can train on.

/** Limits of a table to train on: more columns are refused; more rows are left out, and it is said. */
export const TRAINABLE = {
  /** The most rows of each split: training, auxiliary and test. */
  splitRows: 2000,
  columns: 2048,
  classes: 100,
  /** Least number of rows: fewer records cannot be split. */
  minimumRows: 8,
} as const;
