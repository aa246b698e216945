// Both limits of the guessing game, which follow a slider while it is held, as the live figure does, but one move later.
import { useState } from 'react';
import { mechanismOf, sameMechanism } from '../../../../scenario';
import { storesOf } from '../../../../work/client/stores';
import { useHeld } from '../../../figure/held';
import { queriesOnce } from '../../../state/chapterWorkers';
import { areComing, knownValues } from '../../../state/knownValues';
import { usePoissonOnly } from '../../../state/poissonOnly';
import { scenarioOf, useSnapshotWithCurves } from '../../../state/results';
import { useRequest } from '../../frame/useRequest';
import { allowedBy, printedOf } from './allowed';
import { PairedLimits } from './limits';

/** The game's own stores, because the score figure beside it requests other draws. */
export const useOwnQueries = queriesOnce(({ team }) => storesOf(team, 'chapters'));

/**
 * Guesses between two equally likely diagnoses. Add/remove does not cover such a guess, and its bound is what it would
 * allow if it did.
 */
const EVEN_ODDS = [
  { adjacency: 'add-remove', prior: 0.5 },
  { adjacency: 'substitute', prior: 0.5 },
] as const;

/**
 * Both limits. `asks`: whether they may be computed, because a reader sees them. In the result, `stale` says whether they
 * belong to an earlier setting.
 */
export function useLimits(asks: boolean) {
  const newest = useSnapshotWithCurves();
  const { snapshot, scenario } = usePoissonOnly({ scenario: scenarioOf(newest), snapshot: newest });
  const queries = useOwnQueries();
  const [pairs] = useState(() => new PairedLimits());
  // the limits are those of the setting whose ε are known, because the ε stand beside them
  const known = knownValues(snapshot);
  const shown =
    known?.scenario.sampling === 'poisson' && (known.current || areComing(snapshot)) ? known : null;
  const mechanism = mechanismOf(shown?.scenario ?? scenario);
  const reported = allowedBy(snapshot, mechanism);
  const wanted = asks && reported === null ? { mechanism, guesses: EVEN_ODDS } : null;
  const { request, reply, status, error } = useRequest(queries.guess, wanted, useHeld());
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
