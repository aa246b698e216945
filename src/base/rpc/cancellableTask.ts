// A worker's side of cancellation and of its pulse: long work runs in short turns and lets messages in between
// them, so that a cancel() reaches it.

import { nextTask } from '../liveness/nextTask';
import { beat, onBeat } from '../liveness/pulse';
import { asSentence } from '../sentences/plain';
import { english } from '../sentences/sentence';
import type { CancellableApi, WireError, WireReply } from './reply';

/** Milliseconds of work between two looks at the message queue: half a frame of a screen at 60 Hz. */
const TURN = 8;

class Cancelled extends Error {}

export interface Turn {
  /** A signal that aborts when the call is cancelled, with what `pause` throws as its reason. */
  readonly signal: AbortSignal;
  /** Gives a beat, lets messages in if the turn is used up, and rejects if the call has been cancelled. */
  pause(): Promise<void>;
  /** Milliseconds since the call began. */
  elapsed(): number;
}

const reportsItself = (error: unknown): error is { toReport(): WireError } =>
  error instanceof Error && 'toReport' in error && typeof error.toReport === 'function';

function toWire(error: unknown): WireError {
  if (error instanceof Cancelled) return { code: 'aborted', field: '', message: 'The job was called off.' };
  if (reportsItself(error)) return error.toReport();
  const sentence = asSentence(error);
  return { code: 'internal', field: '', message: english(sentence), sentence };
}

/** Serves one call at a time. A new call calls off the one before. */
export class CancellableTask {
  #current: AbortController | null = null;

  /** The functions that every worker's API has. */
  readonly basics: CancellableApi = { cancel: () => this.cancel(), attend: (hear) => onBeat(hear) };

  cancel(): void {
    this.#current?.abort(new Cancelled());
  }

  async serve<Value>(work: (turn: Turn) => Promise<Value>): Promise<WireReply<Value>> {
    this.cancel();
    const call = new AbortController();
    const { signal } = call;
    this.#current = call;
    const began = performance.now();
    let turnBegan = began;
    const turn: Turn = {
      signal,
      elapsed: () => performance.now() - began,
      async pause() {
        beat();
        if (performance.now() - turnBegan >= TURN) {
          await nextTask();
          turnBegan = performance.now();
        }
        signal.throwIfAborted();
      },
    };
    try {
      return { ok: true, value: await work(turn) };
    } catch (error) {
      return { ok: false, error: toWire(error) };
    } finally {
      if (this.#current === call) this.#current = null;
    }
  }
}
