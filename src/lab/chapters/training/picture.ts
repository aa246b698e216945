// The result of training that chapter 4 shows: the reader's own, a recorded one, or none. Pure.

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
 * The result to show: the reader's own run at these settings, else a recording of these settings, else the reader's last
 * run at other settings, else a recording of other settings.
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

/** The settings of a scenario on which the guarantees and bounds of training depend, as a request has them. */
export function trainingSettings(scenario: Scenario) {
  const { delta, confidence } = scenario;
  return { mechanism: mechanismOf(scenario), delta, confidence };
}
