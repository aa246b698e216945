// The plane while something in it is dragged, as a draft. The scenario follows when the pointer is released.
import { useMemo, useState } from 'react';
import type { ScenarioState } from '../../../../lab/state/useScenario';
import { readWorlds, type TwoWorlds, writeWorlds } from '../twoWorlds';
import { ELSEWHERE } from './planeEdits';

export type PlaneDraft = ReturnType<typeof usePlaneDraft>;

export function usePlaneDraft({ scenario, change }: Pick<ScenarioState, 'scenario' | 'change'>) {
  const from = scenario.worlds;
  const settled = useMemo(() => readWorlds(from), [from]);
  // a draft is dropped as soon as the scenario is no longer the one that it was made from
  const [draft, setDraft] = useState<{ worlds: TwoWorlds; from: string } | null>(null);
  const [moving, setMoving] = useState(false);
  const [record, choose] = useState(0);
  const [puts, setPuts] = useState<0 | 1>(1);
  if (draft !== null && draft.from !== from) setDraft(null);
  const worlds = draft?.from === from ? draft.worlds : settled;
  const first = worlds.change.kind === 'move' ? ELSEWHERE : 0;
  return {
    worlds,
    /** The record that keys move, where ELSEWHERE is Ana in the other world. */
    chosen: Math.max(first, Math.min(record, worlds.records.length - 1)),
    choose,
    /** Class of a record that a click adds. */
    puts,
    setPuts,
    moving,
    move: (next: TwoWorlds) => {
      setMoving(true);
      setDraft({ worlds: next, from });
    },
    /** Writes worlds into the scenario, and chooses the record `chosen`. */
    put: (next: TwoWorlds, chosen = record) => {
      choose(chosen);
      setMoving(false);
      setDraft({ worlds: next, from });
      change({ worlds: writeWorlds(next) });
    },
  };
}
