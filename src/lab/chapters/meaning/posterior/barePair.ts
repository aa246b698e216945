// The page's substitute pair as a promise.
import { useMemo } from 'react';
import type { ResultsSnapshot } from '../../../jobs';
import { knownValues } from '../../../state/knownValues';
import type { BarePair } from './boundsAtPrior';

/** Its upper end where no number was verified; null while it is not known. */
export function useBarePair(snapshot: ResultsSnapshot): BarePair | null {
  const known = knownValues(snapshot);
  const { value, upper } = known?.at.substitute ?? { value: null, upper: Number.NaN };
  const epsilon = known ? (value ?? upper) : Number.NaN;
  const delta = known?.scenario.delta ?? Number.NaN;
  return useMemo(
    () => (Number.isNaN(epsilon) || Number.isNaN(delta) ? null : { epsilon, delta }),
    [epsilon, delta],
  );
}
