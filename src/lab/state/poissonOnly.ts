// What counts Poisson batches alone, as the chapters' own figures do, is handed a scenario and results of Poisson
// batches, which are computed for it: never another sampling's numbers under its words. The attack is the lab's, and mu is kept, whose part of chapter 2 says of which
// sampling it is.
import { useEffect, useMemo } from 'react';
import { type Scenario, withPoisson } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import { useResultsStore } from './results';

interface Shown {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}

export function usePoissonOnly({ scenario, snapshot }: Shown): Shown {
  const store = useResultsStore();
  const { sampling } = scenario;
  useEffect(() => {
    if (sampling !== 'poisson') store.followPoisson();
  }, [store, sampling]);
  return useMemo(() => {
    if (scenario.sampling === 'poisson') return { scenario, snapshot };
    const counted = { ...snapshot.poisson, audits: [], initialResults: null };
    return { scenario: withPoisson(scenario), snapshot: { ...snapshot, ...counted } };
  }, [scenario, snapshot]);
}
