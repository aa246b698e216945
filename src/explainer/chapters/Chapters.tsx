// The chapters before real training, in their order.
import { useDeferredValue } from 'react';
import type { LabSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { NeighbourChapter } from './NeighbourChapter';
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
