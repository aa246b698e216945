// What the page asks of the audit worker: one audit at a time, each refined in public until it is done or called off. The
// draws made are kept here, so that neither a worker's death nor a stop costs them.
import type { Remote } from 'comlink';
import type { Hearing, WorkerBridge } from '../../rpc/workerBridge';
import type { AuditReply, AuditRequest, KeptDraws, Progress } from '../messages/pageMessages';
import { auditKey } from '../messages/requests';
import type { AuditApi } from '../messages/workerApi';
import { type FrameScheduler, FrameThrottle, nextFrame } from './frameThrottle';
import { KeptWork } from './keptWork';

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
  readonly #bridge: WorkerBridge<AuditApi>;
  readonly #frame: FrameScheduler;
  readonly #kept = new KeptWork<KeptDraws>(({ scores }) => scores.byteLength);

  constructor(bridge: WorkerBridge<AuditApi>, frame: FrameScheduler = nextFrame) {
    this.#bridge = bridge;
    this.#frame = frame;
  }

  async run(signal: AbortSignal, request: AuditRequest, onProgress: OnAuditProgress): Promise<AuditReply> {
    const throttle = new FrameThrottle(onProgress, this.#frame);
    const key = auditKey(request);
    const send = (api: Remote<AuditApi>, hearing: Hearing) =>
      api.run(
        request,
        hearing((progress: Progress<AuditReply>) => throttle.push(progress)),
        hearing((block: KeptDraws) => this.#kept.add(key, block)),
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
