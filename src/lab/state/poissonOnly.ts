// The scenario and results for figures that describe Poisson batches alone, as most figures of the chapters do. Both are computed for
// Poisson batches, so that such a figure never shows numbers of another sampling. The attack's results and those of mu stay as they
// are, since the part of chapter 2 about mu names its sampling.
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
