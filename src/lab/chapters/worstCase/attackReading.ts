// The counts behind the number at the top of the page. Pure.
import type { ThresholdReading } from '../../../audit/estimation/types';
import type { AuditEntry } from '../../jobs';
import { shownEstimate } from '../../live/auditWords';
import type { EstimatorChoice } from '../../scenario';

/** `soFar`: draws are still being made, or were stopped, so that a confidence sequence reads them. */
type Made = 'all' | 'recorded' | 'soFar';

export interface AttackReading {
  /** All draws so far, at the threshold that the estimator planned; at 0 for the published one, which plans none. */
  reading: ThresholdReading;
  /** What the published estimator says, where that is the number at the top. */
  published: number | null;
  made: Made;
}

export function attackReading(
  entry: AuditEntry | null,
  estimator: EstimatorChoice,
  recorded: boolean,
): AttackReading | null {
  const reply = entry?.reply;
  if (!entry || !reply) return null;
  return {
    reading: estimator === 'direct' ? reply.atPlanned : reply.atZero,
    published: estimator === 'paper' ? (shownEstimate(entry, estimator)?.epsilon ?? null) : null,
    made: recorded ? 'recorded' : entry.status === 'done' ? 'all' : 'soFar',
  };
}
