// What counts Poisson batches alone, as the chapters' own figures do, is handed a scenario and results of Poisson
// batches: never another sampling's numbers under its words. Mu is kept, whose part of chapter 2 says of which
// sampling it is.
import { useMemo } from 'react';
import { NO_REQUEST, type ResultsSnapshot } from '../jobs';
import { type Scenario, withPoisson } from '../scenario';

interface Shown {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}

export const usePoissonOnly = ({ scenario, snapshot }: Shown): Shown =>
  useMemo(() => {
    if (scenario.sampling === 'poisson') return { scenario, snapshot };
    const nothing = { curves: NO_REQUEST, point: NO_REQUEST, audits: [], initialResults: null };
    return { scenario: withPoisson(scenario), snapshot: { ...snapshot, ...nothing } };
  }, [scenario, snapshot]);
