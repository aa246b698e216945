// The scenario and results for figures that describe Poisson batches alone, as most figures of the chapters do. Where the scenario has
// another sampling, both the guarantees and the scenario are those of Poisson batches, and the audits, which attack the other
// sampling, are left out. The results of mu stay as they are, since the part of chapter 2 about mu names its sampling.
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
