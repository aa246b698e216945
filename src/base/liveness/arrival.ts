// Waits for something from the network that may never come: rejects with a named error after a silence.

import { english, type Sentence } from '../sentences/sentence';
import type { Clock } from './clock';
import { ARRIVAL_LIMIT } from './limits';
import { ARRIVAL } from './sentences';
import { SilenceWatch } from './silenceWatch';

export class NeverArrived extends Error {
  override readonly name = 'NeverArrived';

  constructor(readonly sentence: Sentence) {
    super(english(sentence));
  }
}

interface ArrivalOptions {
  /** The start of the message: 'The recording'. */
  what: Sentence;
  /** Seconds of silence that are allowed. Default {@link ARRIVAL_LIMIT}. */
  limit?: number;
  clock?: Clock;
}

/** The promise's outcome, or NeverArrived. `heard` is to be called for every piece that comes. */
export function arrives<Value>(
  { what, limit = ARRIVAL_LIMIT, clock }: ArrivalOptions,
  ask: (signal: AbortSignal, heard: () => void) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const watch = new SilenceWatch({
      limit,
      ...(clock && { clock }),
      onSilent: (seconds) => {
        reject(new NeverArrived(ARRIVAL.late({ what, seconds })));
        controller.abort();
      },
    });
    ask(controller.signal, () => watch.heard())
      .then(resolve, reject)
      .finally(() => watch.stop());
  });
}

/** All bytes of a response. `heard` is called after each piece, so that a long file on a slow line does not count as a silence. */
export async function bytesOf(response: Response, heard: () => void): Promise<Uint8Array<ArrayBuffer>> {
  heard();
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array(await response.arrayBuffer());
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    heard();
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
