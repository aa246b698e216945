// One record table for every source: shipped sets, generated sets, records that the caller brings.

/** n records of d features and a class label; features row-major. Immutable by convention once made. */
export interface RecordTable {
  rows: number;
  columns: number;
  classes: number;
  /** Features of all records: rows * columns, row-major. */
  features: Float64Array;
  /** Labels of all records, each in 0..classes-1. */
  labels: Uint16Array;
}

/** Bytes of a file under public/data. */
export type ReadAsset = (name: string) => Promise<Uint8Array>;

export type LoadDataset = (readAsset: ReadAsset) => Promise<AuditData>;

export interface SpeechSentence {
  words: string;
  speaker: string;
  year: number;
}

/** The splits that an audit needs; standardised where the set asks for it, by the training split's moments. */
export interface AuditData {
  /** Stable id, e.g. 'digits', or 'own' for records that the caller brings. */
  id: string;
  train: RecordTable;
  /** Records outside train and test, among which S5 looks for its substitute. */
  auxiliary: RecordTable;
  test: RecordTable;
  classNames: readonly string[];
  columnNames: readonly string[] | null;
  /** If the records are pictures, their size in pixels and their largest raw grey value, for showing them; else null. */
  image: { width: number; height: number; max: number } | null;
  /** Undoes the standardisation for display: raw = value * scale + mean. */
  standardisation: { mean: Float64Array; scale: Float64Array } | null;
  /** If the records are sentences, the sentence of every training row and of every auxiliary row. */
  sentences?: { train: readonly SpeechSentence[]; auxiliary: readonly SpeechSentence[] };
  /** Attribution to be shown beside the data. */
  source: string;
}
