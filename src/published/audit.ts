// Audits as the package offers them, `adjacency-lab/audit`: the worst case, simulated; and bounds from counts of your own. Versions
// promise that these names and signatures stay (docs/api/audit.txt).
export { type ErrorCounts, type LowerBounds, lowerBoundsFromCounts } from '../auditing/lowerBounds';
export { ONE_RUN_GAMES } from '../auditing/oneRun/games';
export { type OneRunAudit, type OneRunReport, oneRunReport } from '../auditing/oneRun/report';
export { clopperPearsonLower, clopperPearsonUpper } from '../auditing/rates/clopperPearson';
export {
  auditWorstCase,
  createWorstCaseAudit,
  type WorstCaseAnswer,
  type WorstCaseAudit,
  type WorstCaseRequest,
} from '../canaries/S1/worstCaseAudit';
export { InputError } from '../numerics/errors';
