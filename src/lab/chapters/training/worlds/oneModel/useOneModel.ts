// One model of each world by itself, in place of the clouds, and of one model a step record by record: asked for where a reader wants to
// see it.
import { useReducer, useState } from 'react';
import type { OneModel, WorldsTraining } from '../../../../jobs/worlds';
import { useRequest } from '../../../frame/useRequest';
import type { OneOf } from '../plane/shownMoment';
import { useWorldsQueries } from '../useWorlds';

type Drawn = 'clouds' | 'model' | 'step';

export interface OneStep {
  parts: OneModel;
  training: WorldsTraining;
  /** 1 to T. */
  step: number;
}

export interface OneModelView {
  drawn: Drawn;
  setDrawn: (drawn: Drawn) => void;
  /** Takes another model. */
  next: () => void;
  /** Null where all models are drawn. */
  single: readonly OneOf[] | null;
  /** Null until it is there. */
  step: OneStep | null;
}

/** @param seen whether anything may be asked for */
export function useOneModel(
  training: WorldsTraining,
  { models, at, seen }: { models: number; at: number; seen: boolean },
): OneModelView {
  const [drawn, setDrawn] = useState<Drawn>('clouds');
  const [count, next] = useReducer((before: number) => before + 1, 0);
  const number = count % models;
  const own: OneOf = { world: 0, number };
  const wanted = drawn === 'step' && seen ? { training, ...own, draws: own.world, step: at } : null;
  const { reply, request, current } = useRequest(useWorldsQueries().model, wanted);
  const there = wanted && reply && request && current;
  return {
    drawn,
    setDrawn,
    next,
    single: { clouds: null, model: [own, { world: 1, number } as const], step: [own] }[drawn],
    step: there ? { parts: reply, training: request.training, step: request.step } : null,
  };
}
