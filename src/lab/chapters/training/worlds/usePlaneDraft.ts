// The plane as it is while a hand moves something in it: the page's scenario, its link and all that hangs on it follow once the hand
// lets go.
import { useMemo, useState } from 'react';
import type { ScenarioState } from '../../../state/useScenario';
import { readWorlds, type TwoWorlds, writeWorlds } from './twoWorlds';

interface Draft {
  worlds: TwoWorlds;
  /** Of the scenario when it was made: with any other it is over. */
  from: string;
}

export interface PlaneDraft {
  worlds: TwoWorlds;
  /** A hand moves something. */
  moving: boolean;
  move: (worlds: TwoWorlds) => void;
  /** For good: into the scenario. */
  put: (worlds: TwoWorlds) => void;
}

export function usePlaneDraft({ scenario, change }: Pick<ScenarioState, 'scenario' | 'change'>): PlaneDraft {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [moving, setMoving] = useState(false);
  const from = scenario.worlds;
  const settled = useMemo(() => readWorlds(from), [from]);
  if (draft !== null && draft.from !== from) setDraft(null);
  return {
    worlds: draft?.from === from ? draft.worlds : settled,
    moving,
    move: (worlds) => {
      setMoving(true);
      setDraft({ worlds, from });
    },
    put: (worlds) => {
      setMoving(false);
      setDraft({ worlds, from });
      change({ worlds: writeWorlds(worlds) });
    },
  };
}
