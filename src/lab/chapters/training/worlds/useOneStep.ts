// One step of one model, record by record: asked for where a reader wants to see it.
import type { OneModel, WorldsTraining } from '../../../jobs/worlds';
import { useRequest } from '../../frame/useRequest';
import type { Suspect } from './useAttacker';
import { useWorldsQueries } from './useWorlds';

export interface OneStep {
  parts: OneModel;
  training: WorldsTraining;
  /** 1 to T. */
  step: number;
}

/** Null until it is there. `wanted` null: nothing is asked for. */
export function useOneStep(
  training: WorldsTraining,
  wanted: (Suspect & { step: number }) | null,
): OneStep | null {
  const { model } = useWorldsQueries();
  const { reply, request, current } = useRequest(
    model,
    wanted && { training, ...wanted, draws: wanted.world },
  );
  if (wanted === null || reply === null || request === null || !current) return null;
  return { parts: reply, training: request.training, step: request.step };
}
