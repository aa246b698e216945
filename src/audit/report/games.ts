// The games that an audit of two worlds may have played. The difference between a game's worlds is the adjacency of
// its bound.
import type { Sentence } from '../../base/sentences/sentence';
import { AUDIT_REPORT } from './sentences';

interface AuditGame {
  adjacency: 'add-remove' | 'substitute';
  label: Sentence;
  words: Sentence;
}

/** The games by the name that links and requests use, so never rename one. */
export const AUDIT_GAMES = {
  'in-out': {
    adjacency: 'add-remove',
    label: AUDIT_REPORT.inOut,
    words: AUDIT_REPORT.inOutWords,
  },
  'two-records': {
    adjacency: 'substitute',
    label: AUDIT_REPORT.twoRecords,
    words: AUDIT_REPORT.twoRecordsWords,
  },
  labels: {
    adjacency: 'substitute',
    label: AUDIT_REPORT.labels,
    words: AUDIT_REPORT.labelsWords,
  },
} as const satisfies Record<string, AuditGame>;

export type AuditGameId = keyof typeof AUDIT_GAMES;
