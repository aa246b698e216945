// Types of what every worker answers and exposes. A failure comes back as data and not as a thrown error, which would
// lose its fields at the worker's border.
import type { Sentence } from '../sentences/sentence';

export interface WireError {
  code: string;
  field: string;
  /** The message in English. */
  message: string;
  /** The message as a value, which can be said in another language. */
  sentence?: Sentence;
}

export type WireReply<Value> = { ok: true; value: Value } | { ok: false; error: WireError };

/** The functions that every worker's API has. */
export interface CancellableApi {
  /** Calls off the call under way, which then replies with code 'aborted'. */
  cancel(): void;
  /** `beat` is called now and then from now on, while work moves on (src/base/liveness/pulse.ts); silence means that it does not. */
  attend(beat: () => void): void;
}
