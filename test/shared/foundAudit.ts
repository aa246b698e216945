// A made-up result of an audit of the live figure, with the fields that the figure's marks and labels read.
import type { AuditReply } from '../../src/work';

export const foundAudit = (epsilon: number): AuditReply =>
  ({
    runs: 20_000,
    repeats: 1,
    paper: { twoStandardErrors: null },
    pooled: { valid: { estimator: 'valid', epsilon, upper: epsilon * 1.1, confidenceHolds: true } },
  }) as AuditReply;
