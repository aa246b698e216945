// The watched run of chapter 5, which the parts of this page read: trained here where the tab has not trained it yet.

import { useRequest } from '../../chapters/frame/useRequest';
import { designOf } from '../../chapters/oneRun/run/plan';
import { useOneRun } from '../../chapters/oneRun/useOneRun';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { knownValues } from '../../state/knownValues';

/** Asks for the run of the scenario once `wanted`; gives its state, and the store to ask again. */
export function useRunHere(scenario: Scenario, snapshot: ResultsSnapshot, wanted: boolean) {
  const { run } = useOneRun();
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  return { store: run, ...useRequest(run, wanted ? designOf(scenario, epsilon) : null) };
}
