// Everything that the models of an audit say so far, put together: from a session's own memory or from files of many machines.
import type { CheckpointCeilings } from '../../estimation/trainingReport';
import { plannedModels } from './plan';
import type { PreparedAudit } from './preparation';
import { summariseCrafted, summariseData } from './summary';
import type { TrainingAuditReply } from './types';

/** What the models said, and how they were trained. */
type Trained = Omit<TrainingAuditReply, 'data' | 'shape' | 'crafted' | 'ceilings' | 'complete'> & {
  accounts: readonly CheckpointCeilings[];
};

export function auditReply(
  { data, shape, crafted, parts }: PreparedAudit,
  { accounts, ...trained }: Trained,
): TrainingAuditReply {
  return {
    data: summariseData(data),
    shape,
    crafted: summariseCrafted(crafted, data),
    ceilings: accounts.map(({ addRemove, substitute, hiddenState }) => ({
      addRemove,
      substitute,
      hiddenState,
    })),
    ...trained,
    complete: trained.modelsTrained === plannedModels(parts),
  };
}
