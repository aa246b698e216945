// The chapters before real training, in their order, and those after it but for the last; each calm while it is out of
// sight.
import { memo } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { Calm } from '../ui/Calm';
import { MeaningChapter } from './meaning/MeaningChapter';
import { NeighbourChapter } from './neighbour/NeighbourChapter';
import { OneRunChapter } from './oneRun/OneRunChapter';
import { PromiseChapter } from './promise/PromiseChapter';
import { WorstCaseChapter } from './worstCase/WorstCaseChapter';

interface ChaptersProps {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
  change: ScenarioState['change'];
  replace: ScenarioState['replace'];
}

export const Chapters = memo(function Chapters({ snapshot, scenario, change, replace }: ChaptersProps) {
  return (
    <>
      <Calm of="which-neighbour">
        <NeighbourChapter scenario={scenario} replace={replace} />
      </Calm>
      <Calm of="promise">
        <PromiseChapter snapshot={snapshot} scenario={scenario} change={change} replace={replace} />
      </Calm>
      <Calm of="worst-case">
        <WorstCaseChapter snapshot={snapshot} scenario={scenario} replace={replace} />
      </Calm>
    </>
  );
});

/** Text and a few closed forms. */
export const LaterChapters = memo(function LaterChapters({
  snapshot,
  scenario,
  replace,
}: Omit<ChaptersProps, 'change'>) {
  return (
    <>
      <Calm of="one-run">
        <OneRunChapter snapshot={snapshot} scenario={scenario} replace={replace} />
      </Calm>
      <Calm of="meaning">
        <MeaningChapter snapshot={snapshot} scenario={scenario} replace={replace} />
      </Calm>
    </>
  );
});
