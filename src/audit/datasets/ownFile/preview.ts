// What a page shows of a file before a label column is chosen. Plain data.

export interface ColumnSummary {
  name: string;
  kind: 'numbers' | 'text' | 'mixed';
  /** Distinct values, counted up to DISTINCT_LIMIT. */
  distinct: number;
  /** Distinct values go on beyond `distinct`. */
  more: boolean;
}

export interface FilePreview {
  rows: number;
  columns: readonly ColumnSummary[];
  firstRows: readonly (readonly string[])[];
  /** The likeliest column of the label, which the file sets apart or names so. Otherwise it is the last column, or else the first one with classes. */
  suggestedLabel: number;
}
