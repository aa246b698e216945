// The chapters before real training, in their order.
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

export function Chapters({ snapshot, scenario, change, replace }: ChaptersProps) {
  return (
    <>
      <NeighbourChapter scenario={scenario} replace={replace} />
      <PromiseChapter snapshot={snapshot} scenario={scenario} change={change} replace={replace} />
      <WorstCaseChapter snapshot={snapshot} scenario={scenario} replace={replace} />
    </>
  );
}
