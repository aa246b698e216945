// The chapters before real training, in their order, and those after it but for the last.
import { useDeferredValue } from 'react';
import type { LabSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { MeaningChapter } from './MeaningChapter';
import { NeighbourChapter } from './NeighbourChapter';
import { OneRunChapter } from './OneRunChapter';
import { PromiseChapter } from './PromiseChapter';
import { WorstCaseChapter } from './WorstCaseChapter';

interface ChaptersProps {
  snapshot: LabSnapshot;
  scenario: Scenario;
  change: ScenarioState['change'];
  replace: ScenarioState['replace'];
}

/**
 * Chapters 1 and 3 are drawn after what is more urgent, for a drag anywhere on the page changes the scenario. Chapter 2
 * has the page's own point in it, and its keys step from where that point is now.
 */
export function Chapters({ snapshot, scenario, change, replace }: ChaptersProps) {
  const restedScenario = useDeferredValue(scenario);
  const restedSnapshot = useDeferredValue(snapshot);
  return (
    <>
      <NeighbourChapter scenario={restedScenario} replace={replace} />
      <PromiseChapter snapshot={restedSnapshot} scenario={scenario} change={change} replace={replace} />
      <WorstCaseChapter snapshot={restedSnapshot} scenario={restedScenario} replace={replace} />
    </>
  );
}

/** Text and a few closed forms, drawn after what is more urgent. */
export function LaterChapters({ snapshot, scenario, replace }: Omit<ChaptersProps, 'change'>) {
  const restedScenario = useDeferredValue(scenario);
  const restedSnapshot = useDeferredValue(snapshot);
  return (
    <>
      <OneRunChapter snapshot={restedSnapshot} scenario={restedScenario} replace={replace} />
      <MeaningChapter snapshot={restedSnapshot} scenario={restedScenario} replace={replace} />
    </>
  );
}
