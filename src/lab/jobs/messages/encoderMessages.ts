// What the page asks of the worker that turns records into features, as plain data.
import type { EncodedRecords, EncodeOptions, EncodeProgress } from '../../../addons/encoder/types';

/** Files cross to a worker by reference; they are read there. */
export type ModelChoice = { kind: 'files'; files: readonly File[] } | { kind: 'demonstration' };

export type RecordsChoice =
  | { kind: 'pictures'; name: string; files: readonly { path: string; file: Blob }[] }
  /** A ZIP archive of pictures, or a table. */
  | { kind: 'file'; name: string; file: Blob; label: number | null }
  /** The handwritten digits that the page ships. */
  | { kind: 'digits' };

export interface EncodeRequest {
  model: ModelChoice;
  records: RecordsChoice;
  options: EncodeOptions;
}

export interface EncodeProgressMessage extends EncodeProgress {
  /** While records go through the model; null before. */
  secondsLeft: number | null;
}

/** What has been made, and the file of it that is read like any file of a reader's own. */
export interface EncodeReply extends Omit<EncodedRecords, 'features' | 'labels'> {
  file: { name: string; bytes: Uint8Array<ArrayBuffer> };
  /** Milliseconds. */
  elapsed: number;
}
