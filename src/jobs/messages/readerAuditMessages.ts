// What the page asks of the worker about an audit that a reader brings, and what the worker replies.
import type { ErrorCounts } from '../../auditing/lowerBounds';
import type { AuditReport } from '../../auditing/reader/report';
import type { ScoreView } from '../../auditing/reader/scoreView';
import type { ReaderAudit, ScoreSettings } from '../../auditing/reader/settings';
import type { CancellableApi, Reply } from '../../rpc/reply';

/** What a reader has counted or scored. */
export type AuditMaterial =
  | { kind: 'counts'; counts: ErrorCounts; watched: boolean }
  | { kind: 'guesses'; m: number; r: number; v: number; k: number }
  /** `key` names the file, so the same key means the same scores. */
  | { kind: 'scores'; key: number; file: Blob; settings: ScoreSettings };

export interface ReaderAuditRequest {
  audit: ReaderAudit;
  material: AuditMaterial;
}

export interface ReaderAuditReply {
  report: AuditReport;
  /** What the page shows of scores; null for anything else. */
  view: ScoreView | null;
}

export interface ReaderAuditApi extends CancellableApi {
  /** `onRead` hears of how much of a file has been read, as a share. */
  audit(request: ReaderAuditRequest, onRead: (share: number) => void): Promise<Reply<ReaderAuditReply>>;
}
