// The audit that the chapter draws: the reader's own, a recorded one until then, or none. Pure.

import { mechanismOf, type Scenario } from '../../../scenario';
import type { RecordedEntry, ResultsSnapshot, TrainingAuditReply, TrainingAuditRequest } from '../../../work';

export interface Picture {
  reply: TrainingAuditReply;
  request: TrainingAuditRequest;
  scenario: Scenario;
  stale: boolean;
  recorded: RecordedEntry | null;
}

/**
 * The reader's own run of these settings comes first, then a recording of them, then the reader's last run of other
 * settings, then a recording that stands in.
 */
export function pictureOf({ training, recorded }: Pick<ResultsSnapshot, 'training' | 'recorded'>) {
  const { reply, request, scenario, stale } = training;
  const own: Picture | null =
    reply && request && scenario ? { reply, request, scenario, stale, recorded: null } : null;
  if (own && !stale) return own;
  const standing: Picture | null = recorded && {
    reply: recorded.recording.reply,
    request: recorded.request,
    scenario: recorded.scenario,
    stale: recorded.stale,
    recorded,
  };
  if (standing && !standing.stale) return standing;
  return own ?? standing;
}

/** The settings of a scenario that a request would have: what its guarantees and bounds are about. */
export function trainingSettings(scenario: Scenario) {
  const { delta, confidence } = scenario;
  return { mechanism: mechanismOf(scenario), delta, confidence };
}
