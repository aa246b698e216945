// Both limits of the game, which follow the hand as the live figure does.
import { useState } from 'react';
import { mechanismOf, sameMechanism } from '../../../../scenario';
import { storesOf } from '../../../../work/client/stores';
import { queriesOnce } from '../../../state/chapterWorkers';
import { areComing, knownValues } from '../../../state/knownValues';
import { usePoissonOnly } from '../../../state/poissonOnly';
import { scenarioOf, useSnapshotWithCurves } from '../../../state/results';
import { useRequest } from '../../frame/useRequest';
import { allowedBy, printedOf } from './allowed';
import { PairedLimits } from './limits';

/** Stores of the game's own, since the score figure beside it asks for other draws. */
export const useOwnQueries = queriesOnce(({ team }) => storesOf(team, 'chapters'));

/** Both diagnoses are equally likely. Add/remove covers no guess between them: its bound is what it would allow if it did. */
const EVEN_ODDS = [
  { adjacency: 'add-remove', prior: 0.5 },
  { adjacency: 'substitute', prior: 0.5 },
] as const;

/** `asks`: whether anybody sees them. `stale`: they belong to a setting of before. */
export function useLimits(asks: boolean) {
  const newest = useSnapshotWithCurves();
  const { snapshot, scenario } = usePoissonOnly({ scenario: scenarioOf(newest), snapshot: newest });
  const queries = useOwnQueries();
  const [pairs] = useState(() => new PairedLimits());
  // the setting whose ε are known, since a limit is shown beside them
  const known = knownValues(snapshot);
  const shown =
    known?.scenario.sampling === 'poisson' && (known.current || areComing(snapshot)) ? known : null;
  const mechanism = mechanismOf(shown?.scenario ?? scenario);
  const reported = allowedBy(snapshot, mechanism);
  const wanted = asks && reported === null ? { mechanism, guesses: EVEN_ODDS } : null;
  const { request, reply, status, error } = useRequest(queries.guess, wanted);
  const [addRemove, substitute] = reply ?? [];
  const computed = request && {
    mechanism: request.mechanism,
    allowed: { addRemove: addRemove?.upper ?? null, substitute: substitute?.upper ?? null },
  };
  const printed = printedOf(snapshot, mechanism);
  const failed = status === 'failed';
  const limits = pairs.newest({ mechanism, printed, reported, computed, failed });
  return {
    ...limits,
    stale: !sameMechanism(limits.mechanism, scenario),
    error: reported === null ? error : null,
    of: queries.guess,
  };
}
