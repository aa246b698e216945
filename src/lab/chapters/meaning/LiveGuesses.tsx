// The table of guesses and the sentence about one of them, filled with computed bounds. This file adds the bounds, because the
// page draws both without numbers before any worker has started.
import { t } from '@lingui/core/macro';
import { powerByTable } from '../../../risk/profileTable';
import { mechanismOf, type Scenario, sameMechanism } from '../../../scenario';
import { SaveButton } from '../../export/SaveButton';
import type { KnownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { later } from '../../ui/later';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { useProfiles } from '../frame/useRisk';
import { Guesses, OUT_OF_TEN, PRIORS } from './Guesses';
import { Twist } from './Twist';

/** Milliseconds without a change after which the bounds are computed again. */
const GUESSES_DELAY = 120;

const SaveGuesses = later(() => import('./SaveGuesses'), 'SaveGuesses');

/** The bounds to save while numbers are still to come, of which there are none. */
const NOTHING = { known: null, whole: null, removal: null };

const GUESSES = PRIORS.map((prior) => ({ adjacency: 'substitute' as const, prior }));

interface LiveGuessesProps {
  scenario: Scenario;
  known: KnownValues | null;
  /** Whether the page's own numbers are being computed. */
  coming: boolean;
}

/** Bounds on guesses at the secrets of PRIORS, at the page's own settings; null until they have been computed. */
function useGuesses(scenario: Scenario) {
  const queries = useQueries();
  const mechanism = mechanismOf(useRested(scenario, GUESSES_DELAY));
  const { reply, current, error } = useRequest(queries.guess, { mechanism, guesses: GUESSES });
  const profiles = useProfiles(scenario, true);
  const table = profiles.reply?.addRemove ?? null;
  return {
    whole: reply?.map(({ upper }) => upper) ?? null,
    removal: table && PRIORS.map((prior) => powerByTable(table, prior)),
    fresh: current && profiles.current && sameMechanism(mechanism, scenario),
    error: error ?? profiles.error,
    of: error ? queries.guess : profiles.store,
  };
}

export function LiveGuesses({ scenario, known, coming }: LiveGuessesProps) {
  const { whole, removal, fresh, error, of } = useGuesses(scenario);
  const busy = coming || known?.current === false || !(fresh || error !== null);
  const done = busy ? NOTHING : { known, whole, removal };
  return (
    <>
      <Guesses known={known} whole={whole} removal={removal} busy={busy} />
      <NotComputed error={error} of={of} />
      <SaveButton of={t`the bounds on one guess`}>
        <SaveGuesses of={done} scenario={scenario} />
      </SaveButton>
    </>
  );
}

/** The surprising comparison in the chapter's first paragraph, with the numbers of the page's own settings. */
export function LiveTwist({ scenario }: { scenario: Scenario }) {
  const { whole, removal } = useGuesses(scenario);
  return <Twist exchange={whole?.[OUT_OF_TEN] ?? null} removal={removal?.[OUT_OF_TEN] ?? null} />;
}
