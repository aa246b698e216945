// The face of the audits: the worst-case attack, and bounds from counts of your own. What trains real models, and
// what a page needs of single attacks, is imported from its own folder.
export type { WorstCaseRequest } from './canaries/S1/worstCaseAudit';
export {
  auditWorstCaseInEnglish as auditWorstCase,
  createWorstCaseAuditInEnglish as createWorstCaseAudit,
  type WorstCaseAnswerInEnglish as WorstCaseAnswer,
  type WorstCaseAuditInEnglish as WorstCaseAudit,
} from './canaries/S1/worstCaseInEnglish';
export { type ErrorCounts, type LowerBounds, lowerBoundsFromCounts } from './estimation/lowerBounds';
export { clopperPearsonLower, clopperPearsonUpper } from './estimation/rates/clopperPearson';
