// Types of the records that are to be encoded, which may come from pictures or from a table.

import type { Sentence } from '../../../base/sentences/sentence';
import type { EncodeOptions, EncodeProgress, ModelInput } from './types';

export interface RecordSource {
  readonly count: number;
  labelOf(record: number): string;
  nameOf(record: number): Sentence;
  readonly notices: readonly Sentence[];
  /** Prepares the records for a model. Throws an InputError where they do not fit it. */
  fit(input: ModelInput, side: number): FittedSource;
}

export interface FittedSource {
  /** Shape of one record as the model gets it. */
  shape: readonly number[];
  /** Writes a record's numbers to `out` from `at` on; false where it cannot be read. */
  fill(record: number, out: Float32Array, at: number): Promise<boolean>;
}

export interface Encoding<Model> {
  open: () => Promise<Model>;
  source: RecordSource;
  options: EncodeOptions;
  /** Pauses so that messages can arrive. Throws if the work was aborted. */
  pause: () => Promise<void>;
  onProgress: (progress: EncodeProgress) => void;
}
