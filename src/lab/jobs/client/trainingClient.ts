// What the page asks of the training worker: one training audit at a time, reported while it grows. What is finished is
// kept here too, so that a worker's death costs no more than the blocks under way.

import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../../audit/training/audit/types';
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import type { TrainingApi } from '../messages/workerApi';
import { type FrameScheduler, nextFrame } from './frameThrottle';
import { type Heard, ResumableCalls } from './resumableCalls';

/** About: two records and the parameters of a reference model. */
const CRAFTED_BYTES = 2 ** 20;

const bytesOf = (work: FinishedWork): number =>
  work.kind === 'crafted' ? CRAFTED_BYTES : (work.scores?.byteLength ?? 0) + work.accuracy.byteLength;

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
  readonly #calls: ResumableCalls<TrainingApi, FinishedWork>;
  readonly #assets: string;

  constructor(bridge: WorkerBridge<TrainingApi>, { assets, frame = nextFrame }: TrainingJobsOptions) {
    this.#assets = assets;
    this.#calls = new ResumableCalls(bridge, frame, bytesOf);
  }

  run(
    signal: AbortSignal,
    request: TrainingAuditRequest,
    onProgress: OnTrainingProgress,
  ): Promise<TrainingAuditReply> {
    return this.#calls.run(
      signal,
      request.key,
      onProgress,
      (api, tell: Heard<TrainingAuditProgress>, keep, kept) =>
        api.run(request, this.#assets, tell, keep, kept),
    );
  }

  restart(): void {
    this.#calls.restart();
  }

  close(): void {
    this.#calls.close();
  }
}
