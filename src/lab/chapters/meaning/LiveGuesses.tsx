// The table of guesses with its bounds. The table is apart, for the page has it before any worker.
import { powerByTable } from '../../../addons/risk/profileTable';
import { mechanismOf, type Scenario, sameMechanism } from '../../scenario';
import type { KnownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { useProfiles } from '../frame/useRisk';
import { Guesses, PRIORS } from './Guesses';

/** Milliseconds of rest before the bounds are computed anew. */
const REST = 120;

export function LiveGuesses({ scenario, known }: { scenario: Scenario; known: KnownValues | null }) {
  const queries = useQueries();
  const mechanism = mechanismOf(useRested(scenario, REST));
  const { reply, current, error } = useRequest(queries.guess, { mechanism, priors: PRIORS });
  const profiles = useProfiles(scenario, true);
  const table = profiles.reply?.addRemove ?? null;
  const fresh = current && profiles.current && sameMechanism(mechanism, scenario);
  return (
    <>
      <Guesses
        known={known}
        whole={reply?.map(({ upper }) => upper) ?? null}
        removal={table && PRIORS.map((prior) => powerByTable(table, prior))}
        current={fresh}
      />
      <NotComputed error={error} of={queries.guess} />
    </>
  );
}
