// What the page asks of the audit worker: one audit at a time, each refined in public until it is done or called off.
import { proxy } from 'comlink';
import type { WorkerBridge } from './bridge';
import { type FrameScheduler, FrameThrottle, nextFrame } from './frameThrottle';
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
