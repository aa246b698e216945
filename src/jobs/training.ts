// What the page asks of the training worker: one training audit at a time, reported while it grows.
import { proxy } from 'comlink';
import type {
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../training/audit/types';
import type { WorkerBridge } from './bridge';
import { type FrameScheduler, FrameThrottle, nextFrame } from './frameThrottle';
import type { TrainingApi } from './wire';

export type OnTrainingProgress = (progress: TrainingAuditProgress) => void;

export interface TrainingClient {
  /**
   * Trains, after the audits asked for earlier. `onProgress` is called at most once a frame, in order; never after the
   * promise has settled or the signal aborted. Rejects with a JobError. An aborted audit keeps its finished models in
   * the worker, and goes on from there when asked for again with the same `key`.
   */
  run(
    signal: AbortSignal,
    request: TrainingAuditRequest,
    onProgress: OnTrainingProgress,
  ): Promise<TrainingAuditReply>;
  restart(): void;
  close(): void;
}

export interface TrainingJobsOptions {
  /** Absolute address of the folder of data files, with a slash at its end. */
  assets: string;
  frame?: FrameScheduler;
}

export class TrainingJobs implements TrainingClient {
  readonly #bridge: WorkerBridge<TrainingApi>;
  readonly #assets: string;
  readonly #frame: FrameScheduler;

  constructor(bridge: WorkerBridge<TrainingApi>, { assets, frame = nextFrame }: TrainingJobsOptions) {
    this.#bridge = bridge;
    this.#assets = assets;
    this.#frame = frame;
  }

  async run(
    signal: AbortSignal,
    request: TrainingAuditRequest,
    onProgress: OnTrainingProgress,
  ): Promise<TrainingAuditReply> {
    const throttle = new FrameThrottle(onProgress, this.#frame);
    const hear = proxy((progress: TrainingAuditProgress) => throttle.push(progress));
    const close = () => throttle.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      return await this.#bridge.call(signal, (api) => api.run(request, this.#assets, hear));
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
