// The exports of the audits: the worst-case attack, and bounds from counts that a caller brings. The training of real
// models, and what a page needs of single attacks, are imported from their own folders.
export type { WorstCaseRequest } from './canaries/S1/worstCaseAudit';
export {
  auditWorstCaseInEnglish as auditWorstCase,
  createWorstCaseAuditInEnglish as createWorstCaseAudit,
  type WorstCaseAnswerInEnglish as WorstCaseAnswer,
  type WorstCaseAuditInEnglish as WorstCaseAudit,
} from './canaries/S1/worstCaseInEnglish';
export { type ErrorCounts, type LowerBounds, lowerBoundsFromCounts } from './estimation/lowerBounds';
export { clopperPearsonLower, clopperPearsonUpper } from './estimation/rates/clopperPearson';
