// A name with a value, and where it stands.
import type { Scope } from './scopes';

export interface Entry {
  line: number;
  /** As written. */
  key: string;
  /** Trimmed, without quotes. */
  value: string;
  /** Outermost first. */
  scopes: readonly Scope[];
  /** Of a table: the names of all its columns, or of all its rows. */
  table?: readonly string[];
  /** Of a table whose rows are parts of one run. */
  row?: boolean;
  /** Of a table with a column of values for each of several runs: what is over the column. */
  run?: string | undefined;
  /** Of a table: what stands beside the value. */
  remark?: string;
  /** Of a sentence about a run's parts: which. */
  clause?: number | undefined;
}
