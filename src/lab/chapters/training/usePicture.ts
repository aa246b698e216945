// The result of training that chapter 4 shows, and whether one of earlier settings is shown.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Scenario } from '../../../scenario';
import type { ResultsSnapshot } from '../../../work';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { pictureOf } from './picture';

export type TrainingProps = ScenarioState &
  Pick<ResultsSnapshot, 'training' | 'recorded' | 'recordedComing' | 'stepCurves' | 'records'>;

export function usePicture(
  { training, recorded }: Pick<ResultsSnapshot, 'training' | 'recorded'>,
  scenario: Scenario,
) {
  const store = useResultsStore();
  useEffect(() => store.followSteps(), [store]);
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  // a result of other settings is shown to a reader who has just come; after they move a control the lines follow it
  const arrived = useRef(scenario);
  const [choice, setChoice] = useState<{ at: Scenario; earlier: boolean } | null>(null);
  const earlier = choice?.at === scenario ? choice.earlier : arrived.current === scenario;
  return {
    found,
    /** The result to draw; null if it is of other settings and the lines follow the page's. */
    picture: found?.stale && !earlier ? null : found,
    earlier,
    showEarlier: (show: boolean) => setChoice({ at: scenario, earlier: show }),
  };
}
