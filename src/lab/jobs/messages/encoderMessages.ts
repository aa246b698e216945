// What the page asks of the worker that turns records into features, as plain data.
import type {
  EncodedRecords,
  EncodeOptions,
  EncodeProgress,
  ModelSummary,
  RecordsSummary,
} from '../../../addons/encoder/types';
import type { CancellableApi, Reply } from '../../../base/rpc/reply';

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

/** Stateless: every call holds the files. `assets`: where the page's data files lie. */
export interface EncoderApi extends CancellableApi {
  model(choice: ModelChoice, assets: string): Promise<Reply<ModelSummary>>;
  records(choice: RecordsChoice, assets: string): Promise<Reply<RecordsSummary>>;
  encode(
    request: EncodeRequest,
    assets: string,
    onProgress: (progress: EncodeProgressMessage) => void,
  ): Promise<Reply<EncodeReply>>;
}
