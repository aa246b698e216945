// What the page asks of the training worker: one training audit at a time, reported while it grows. What is finished is
// kept here too, so that a worker's death costs no more than the blocks under way.
import type { Remote } from 'comlink';
import type { Hearing, WorkerBridge } from '../../rpc/workerBridge';
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../training/audit/types';
import type { TrainingApi } from '../messages/workerApi';
import { type FrameScheduler, FrameThrottle, nextFrame } from './frameThrottle';
import { KeptWork } from './keptWork';

/** About: two records and the parameters of a reference model. */
const CRAFTED_BYTES = 2 ** 20;

export type OnTrainingProgress = (progress: TrainingAuditProgress) => void;

export interface TrainingClient {
  /**
   * Trains, after the audits asked for earlier. `onProgress` is called at most once a frame, in order; never after the
   * promise has settled or the signal aborted. Rejects with a JobError. An audit that was aborted or has failed goes on
   * from its finished models when asked for again with the same `key`; so does one whose worker dies, by itself.
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
  readonly #kept = new KeptWork<FinishedWork>((work) =>
    work.kind === 'crafted' ? CRAFTED_BYTES : (work.scores?.byteLength ?? 0) + work.accuracy.byteLength,
  );

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
    const { key } = request;
    const send = (api: Remote<TrainingApi>, hearing: Hearing) =>
      api.run(
        request,
        this.#assets,
        hearing((progress: TrainingAuditProgress) => throttle.push(progress)),
        hearing((work: FinishedWork) => this.#kept.add(key, work)),
        this.#kept.of(key),
      );
    const close = () => throttle.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      const reply = await this.#bridge.call(signal, send, {
        finished: () => this.#kept.of(key).length,
      });
      this.#kept.forget(key);
      return reply;
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
