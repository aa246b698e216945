// The records that are to be encoded, whatever they come from.

import type { Sentence } from '../../../base/sentences/sentence';
import type { EncodeOptions, EncodeProgress, ModelInput } from './types';

export interface RecordSource {
  readonly count: number;
  labelOf(record: number): string;
  nameOf(record: number): Sentence;
  readonly notices: readonly Sentence[];
  /** Throws an InputError where these records are none for this model. */
  fit(input: ModelInput, side: number): FittedSource;
}

export interface FittedSource {
  /** Lengths of one record as the model gets it. */
  shape: readonly number[];
  /** Writes a record's numbers to `out` from `at` on; false where it cannot be read. */
  fill(record: number, out: Float32Array, at: number): Promise<boolean>;
}

export interface Encoding<Model> {
  open: () => Promise<Model>;
  source: RecordSource;
  options: EncodeOptions;
  /** Lets messages in; throws when the work was called off. */
  pause: () => Promise<void>;
  onProgress: (progress: EncodeProgress) => void;
}
