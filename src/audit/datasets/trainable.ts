// How much an audit in a browser can train on.

/** More columns are refused; more rows are left out, and it is said. */
export const TRAINABLE = {
  /** Of the training split, the auxiliary split and the test split, each. */
  splitRows: 2000,
  columns: 2048,
  classes: 100,
  /** Fewer records cannot be split. */
  minimumRows: 8,
} as const;
