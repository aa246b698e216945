// Audits as the package offers them, `adjacency-lab/audit`: simulations of the worst case, and bounds from scores and counts
// that a caller brings. Versions promise that these names and signatures stay (docs/api/audit.txt).

export {
  auditWorstCase,
  clopperPearsonLower,
  clopperPearsonUpper,
  createWorstCaseAudit,
  type ErrorCounts,
  type LowerBounds,
  lowerBoundsFromCounts,
  type WorstCaseAnswer,
  type WorstCaseAudit,
  type WorstCaseRequest,
} from '../audit';
export { InputError } from '../base/numerics/errors';
export type { OneRunAudit } from '../oneRun/estimation/report';
export {
  ONE_RUN_GAMES_IN_ENGLISH as ONE_RUN_GAMES,
  type OneRunReportInEnglish as OneRunReport,
  oneRunReportInEnglish as oneRunReport,
} from '../oneRun/estimation/reportInEnglish';
export { type AuditScoresRequest, auditScores, type ScoresAudit } from '../scoreAudit/auditScores';
