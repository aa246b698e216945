// The best of many on a slide: the run that it reads is trained behind it.
import type { ResultsSnapshot } from '../../../../jobs';
import type { Scenario } from '../../../../scenario';
import { knownValues } from '../../../state/knownValues';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest } from '../../frame/useRequest';
import { designOf } from '../run/plan';
import { useOneRun } from '../useOneRun';
import { BestOfMany } from './BestOfMany';

interface BestOfManySlideProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}

export function BestOfManySlide({ scenario, snapshot }: BestOfManySlideProps) {
  const { run } = useOneRun();
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  const { error } = useRequest(run, designOf(scenario, epsilon));
  return (
    <>
      <NotComputed error={error} of={run} />
      <BestOfMany scenario={scenario} />
    </>
  );
}
