// What an audit of the live figure has found, with as much of its reply as the figure's marks and labels read.
import type { AuditReply } from '../../src/work';

export const foundAudit = (epsilon: number): AuditReply =>
  ({
    runs: 20_000,
    repeats: 1,
    paper: { twoStandardErrors: null },
    pooled: { valid: { estimator: 'valid', epsilon, upper: epsilon * 1.1, confidenceHolds: true } },
  }) as AuditReply;
