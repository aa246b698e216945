// Audits as the package offers them, `adjacency-lab/audit`: the worst case, simulated; and bounds from counts of
// your own. Versions promise that these names and signatures stay (docs/api/audit.txt).

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
export { ONE_RUN_GAMES } from '../oneRun/estimation/games';
export { type OneRunAudit, type OneRunReport, oneRunReport } from '../oneRun/estimation/report';
