// Which audit the chapter draws: the reader's own, a recorded one until then, or none.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordedEntry, ResultsSnapshot, TrainingAuditReply, TrainingAuditRequest } from '../../jobs';
import { mechanismOf, type Scenario } from '../../scenario';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';

export type TrainingProps = ScenarioState &
  Pick<ResultsSnapshot, 'training' | 'recorded' | 'recordedComing' | 'stepCurves' | 'ownFile'>;

export interface Picture {
  reply: TrainingAuditReply;
  request: TrainingAuditRequest;
  scenario: Scenario;
  /** It belongs to other settings than the page's. */
  stale: boolean;
  recorded: RecordedEntry | null;
}

/**
 * The reader's own run of these settings comes first, then a recording of them, then the reader's last run of other
 * settings, then a recording that stands in.
 */
export function pictureOf({
  training,
  recorded,
}: Pick<ResultsSnapshot, 'training' | 'recorded'>): Picture | null {
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
export function settingsOf(scenario: Scenario) {
  const { delta, confidence } = scenario;
  return { mechanism: mechanismOf(scenario), delta, confidence };
}

/** Which one the chapter shows, and whether the figure draws it although it is of other settings. */
export function usePicture(
  { training, recorded }: Pick<ResultsSnapshot, 'training' | 'recorded'>,
  scenario: Scenario,
) {
  const store = useResultsStore();
  useEffect(() => store.followSteps(), [store]);
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  // a result of other settings is drawn for a reader who has just come; once they move something, the lines follow them
  const arrived = useRef(scenario);
  const [choice, setChoice] = useState<{ at: Scenario; earlier: boolean } | null>(null);
  const earlier = choice?.at === scenario ? choice.earlier : arrived.current === scenario;
  return {
    found,
    /** What the figure draws: null where that audit is of other settings, and the lines follow the page's. */
    picture: found?.stale && !earlier ? null : found,
    /** The audit drawn belongs to other settings. */
    earlier,
    showEarlier: (show: boolean) => setChoice({ at: scenario, earlier: show }),
  };
}
