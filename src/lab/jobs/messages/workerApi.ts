// What each worker exposes to the page, as types.
import type { FilePreview } from '../../../audit/datasets/ownFile/readFile';
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../../audit/training/audit/types';
import type { CancellableApi, Reply } from '../../../base/rpc/reply';
import type {
  AuditReply,
  AuditRequest,
  KeptDraws,
  PreparedFile,
  PrepareFile,
  Progress,
  ReadFile,
} from './pageMessages';

/** What a worker exposes that answers a table of queries; parts of a reply come in order, at most every few frames. */
export interface QueriesApi extends CancellableApi {
  ask(name: string, request: unknown, onPart: (part: unknown) => void): Promise<Reply<unknown>>;
}

export interface AuditApi extends CancellableApi {
  /** `onDrawn` hears of every block of draws, in order; handed in as `kept`, they need not be drawn again. */
  run(
    request: AuditRequest,
    onProgress: (progress: Progress<AuditReply>) => void,
    onDrawn?: (block: KeptDraws) => void,
    kept?: readonly KeptDraws[],
  ): Promise<Reply<AuditReply>>;
}

/** Reads a reader's own file in a worker, so that it does not block the page. It has no state, and every call carries the file. */
export interface OwnFileApi extends CancellableApi {
  read(request: ReadFile): Promise<Reply<FilePreview>>;
  prepare(request: PrepareFile): Promise<Reply<PreparedFile>>;
}

export interface TrainingApi extends CancellableApi {
  /**
   * `assets`: absolute address of the folder of data files. A cancelled audit goes on when asked again by its key, also in
   * another worker that is handed as `kept` what `onFinished` has heard.
   */
  run(
    request: TrainingAuditRequest,
    assets: string,
    onProgress: (progress: TrainingAuditProgress) => void,
    onFinished?: (work: FinishedWork) => void,
    kept?: readonly FinishedWork[],
  ): Promise<Reply<TrainingAuditReply>>;
}
