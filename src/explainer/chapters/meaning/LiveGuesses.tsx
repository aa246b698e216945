// The table of guesses with its bounds by the whole curve, which a worker computes. Apart from the table: the page has that
// before any worker is asked.
import type { Scenario } from '../../../scenario';
import type { KnownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { Guesses, PRIORS } from './Guesses';

/** Milliseconds of rest before the bounds are computed anew. */
const REST = 120;

export function LiveGuesses({ scenario, known }: { scenario: Scenario; known: KnownValues | null }) {
  const queries = useQueries();
  const { samplingRate, noiseMultiplier, steps } = useRested(scenario, REST);
  const mechanism = { samplingRate, noiseMultiplier, steps };
  const { reply, current, error } = useRequest(queries.guess, { mechanism, priors: PRIORS });
  const fresh =
    current &&
    samplingRate === scenario.samplingRate &&
    noiseMultiplier === scenario.noiseMultiplier &&
    steps === scenario.steps;
  return (
    <>
      <Guesses known={known} whole={reply?.map(({ upper }) => upper) ?? null} current={fresh} />
      <NotComputed error={error} of={queries.guess} />
    </>
  );
}
