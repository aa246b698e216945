// What the page asks of the audit worker: one audit at a time, each refined in public until it is done or called off. The
// draws made are kept here, so that neither a worker's death nor a stop costs them.
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import type { AuditReply, AuditRequest, KeptDraws, Progress } from '../messages/pageMessages';
import { auditKey } from '../messages/requests';
import type { AuditApi } from '../messages/workerApi';
import { type FrameScheduler, nextFrame } from './frameThrottle';
import { type Heard, ResumableCalls } from './resumableCalls';

export type OnAuditProgress = (progress: Progress<AuditReply>) => void;

export interface AuditClient {
  /**
   * Runs an audit after those asked for earlier; one that was stopped, or whose worker died, goes on from its last block
   * of draws, to the same report. `onProgress` is called at most once a frame, in order, with the
   * newest partial report (null until there is a first); never after the promise has settled or the signal aborted.
   * Rejects with a JobError.
   */
  run(signal: AbortSignal, request: AuditRequest, onProgress: OnAuditProgress): Promise<AuditReply>;
  restart(): void;
  close(): void;
}

export class AuditJobs implements AuditClient {
  readonly #calls: ResumableCalls<AuditApi, KeptDraws>;

  constructor(bridge: WorkerBridge<AuditApi>, frame: FrameScheduler = nextFrame) {
    this.#calls = new ResumableCalls(bridge, frame, ({ scores }) => scores.byteLength);
  }

  run(signal: AbortSignal, request: AuditRequest, onProgress: OnAuditProgress): Promise<AuditReply> {
    return this.#calls.run(
      signal,
      auditKey(request),
      onProgress,
      (api, tell: Heard<Progress<AuditReply>>, keep, kept) => api.run(request, tell, keep, kept),
    );
  }

  restart(): void {
    this.#calls.restart();
  }

  close(): void {
    this.#calls.close();
  }
}
