// What the page asks of the audit worker: one audit at a time, each refined in public until it is done or called off.
import { proxy } from 'comlink';
import type { WorkerBridge } from './bridge';
import type { AuditReply, AuditRequest, Progress } from './protocol';
import type { AuditApi } from './wire';

export type OnAuditProgress = (progress: Progress<AuditReply>) => void;

export interface AuditClient {
  /**
   * Runs an audit after those asked for earlier. `onProgress` is called at most once a frame, in order, with the
   * newest partial report (null until there is a first); never after the promise has settled or the signal aborted.
   * Rejects with a JobError.
   */
  run(signal: AbortSignal, request: AuditRequest, onProgress: OnAuditProgress): Promise<AuditReply>;
  restart(): void;
  close(): void;
}

/** Calls back before the next frame is drawn; returns what calls it off. */
export type FrameScheduler = (callback: () => void) => () => void;

/** The display's frames where there are any and the page is visible, else a timer of 16 ms. */
export const nextFrame: FrameScheduler = (callback) => {
  // a hidden page draws no frames; its progress must still arrive
  const visible = typeof document !== 'undefined' && document.visibilityState === 'visible';
  if (visible && typeof requestAnimationFrame === 'function') {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  }
  const id = setTimeout(callback, 16);
  return () => clearTimeout(id);
};

/** Passes on the newest of many progress messages once a frame; a partial report is not lost to a later bare count. */
class FrameThrottle {
  readonly #deliver: OnAuditProgress;
  readonly #frame: FrameScheduler;
  #waiting: Progress<AuditReply> | null = null;
  #callOff: (() => void) | null = null;
  #open = true;

  constructor(deliver: OnAuditProgress, frame: FrameScheduler) {
    this.#deliver = deliver;
    this.#frame = frame;
  }

  push(progress: Progress<AuditReply>): void {
    if (!this.#open) return;
    this.#waiting = { ...progress, partial: progress.partial ?? this.#waiting?.partial ?? null };
    this.#callOff ??= this.#frame(() => {
      this.#callOff = null;
      const waiting = this.#waiting;
      this.#waiting = null;
      if (waiting !== null && this.#open) this.#deliver(waiting);
    });
  }

  close(): void {
    this.#open = false;
    this.#callOff?.();
  }
}

export class AuditJobs implements AuditClient {
  readonly #bridge: WorkerBridge<AuditApi>;
  readonly #frame: FrameScheduler;

  constructor(bridge: WorkerBridge<AuditApi>, frame: FrameScheduler = nextFrame) {
    this.#bridge = bridge;
    this.#frame = frame;
  }

  async run(signal: AbortSignal, request: AuditRequest, onProgress: OnAuditProgress): Promise<AuditReply> {
    const throttle = new FrameThrottle(onProgress, this.#frame);
    const hear = proxy((progress: Progress<AuditReply>) => throttle.push(progress));
    const close = () => throttle.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      return await this.#bridge.call(signal, (api) => api.run(request, hear));
    } finally {
      close();
      signal.removeEventListener('abort', close);
    }
  }

  restart(): void {
    this.#bridge.restart();
  }

  close(): void {
    this.#bridge.close();
  }
}
