// What the page asks of the worker about an audit that a reader brings, and what the worker replies.

import type { AuditReport } from '../../../addons/ownAudit/report';
import type { ScoreView } from '../../../addons/ownAudit/scoreView';
import type { ReaderAudit, ScoreSettings } from '../../../addons/ownAudit/settings';
import type { ErrorCounts } from '../../../audit/estimation/lowerBounds';

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
