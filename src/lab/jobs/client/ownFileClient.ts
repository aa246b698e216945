// What the page asks about a reader's own file: a look at it, and records ready to train on. The file goes to a worker of
// this page and nowhere else.
import type { FilePreview } from '../../../audit/datasets/ownFile/readFile';
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import type { PreparedFile, PrepareFile, ReadFile } from '../messages/pageMessages';
import type { OwnFileApi } from '../messages/workerApi';

export interface OwnFileClient {
  /** Rejects with a JobError that names line and column of what is wrong. */
  read(signal: AbortSignal, request: ReadFile): Promise<FilePreview>;
  prepare(signal: AbortSignal, request: PrepareFile): Promise<PreparedFile>;
  close(): void;
}

export class OwnFileJobs implements OwnFileClient {
  readonly #bridge: WorkerBridge<OwnFileApi>;

  constructor(bridge: WorkerBridge<OwnFileApi>) {
    this.#bridge = bridge;
  }

  read(signal: AbortSignal, request: ReadFile): Promise<FilePreview> {
    return this.#bridge.call(signal, (api) => api.read(request));
  }

  prepare(signal: AbortSignal, request: PrepareFile): Promise<PreparedFile> {
    return this.#bridge.call(signal, (api) => api.prepare(request));
  }

  close(): void {
    this.#bridge.close();
  }
}
