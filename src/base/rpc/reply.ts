// What every worker answers and exposes, as types. Failures come back as data, never as thrown errors: a thrown one
// would lose its fields at the border.
import type { Sentence } from '../sentences/sentence';

export interface WireError {
  code: string;
  field: string;
  /** The message in English. */
  message: string;
  /** What the message is made of, for whoever says it in another language. */
  sentence?: Sentence;
}

export type WireReply<Value> = { ok: true; value: Value } | { ok: false; error: WireError };

/** The dropped call then replies with code 'aborted'. */
export interface CancellableApi {
  cancel(): void;
  /** `beat` is called now and then while the work moves on (src/base/liveness/pulse.ts): silence means that it does not. */
  attend(beat: () => void): void;
}
