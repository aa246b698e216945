// The table of guesses with its bounds. The table is apart, for the page has it before any worker.
import { powerByTable } from '../../../risk/profileTable';
import { mechanismOf, type Scenario, sameMechanism } from '../../../scenario';
import type { KnownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { useProfiles } from '../frame/useRisk';
import { Guesses, PRIORS } from './Guesses';

/** Milliseconds of rest before the bounds are computed anew. */
const GUESSES_DELAY = 120;

const GUESSES = PRIORS.map((prior) => ({ adjacency: 'substitute' as const, prior }));

interface LiveGuessesProps {
  scenario: Scenario;
  known: KnownValues | null;
  /** Of the page's own numbers. */
  coming: boolean;
}

export function LiveGuesses({ scenario, known, coming }: LiveGuessesProps) {
  const queries = useQueries();
  const mechanism = mechanismOf(useRested(scenario, GUESSES_DELAY));
  const { reply, current, error } = useRequest(queries.guess, { mechanism, guesses: GUESSES });
  const profiles = useProfiles(scenario, true);
  const table = profiles.reply?.addRemove ?? null;
  const fresh = current && profiles.current && sameMechanism(mechanism, scenario);
  const failed = error !== null || profiles.error !== null;
  return (
    <>
      <Guesses
        known={known}
        whole={reply?.map(({ upper }) => upper) ?? null}
        removal={table && PRIORS.map((prior) => powerByTable(table, prior))}
        busy={coming || known?.current === false || !(fresh || failed)}
      />
      <NotComputed error={error ?? profiles.error} of={error ? queries.guess : profiles.store} />
    </>
  );
}
