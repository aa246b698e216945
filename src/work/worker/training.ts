// Training audits as a worker serves them. The last few are kept, so that a stopped one goes on when it is asked for again.
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../audit/training/audit/types';
import { Recent } from '../client/recent';
import type { Job } from '../queries/workerApi';

/** A training audit that can run, be stopped by the signal, and run again from where it was. */
export interface ResumableTraining {
  run(
    signal: AbortSignal,
    onProgress: (progress: TrainingAuditProgress) => void,
    onFinished: (work: FinishedWork) => void,
  ): Promise<TrainingAuditReply>;
}

/** Number of audits that are kept in memory, each of some tens of megabytes. */
const KEPT = 3;

export type TrainingTable = ReturnType<typeof trainingQueries>;

/** The query of the training worker. `open` gets the address of the folder of data files as `assets`. */
export function trainingQueries(
  open: (request: TrainingAuditRequest, assets: string, kept: readonly FinishedWork[]) => ResumableTraining,
) {
  const sessions = new Recent<ResumableTraining>(KEPT);
  return {
    async training(
      { assets, ...request }: TrainingAuditRequest & { assets: string },
      { turn, onProgress, onPiece, kept }: Job<TrainingAuditProgress, FinishedWork>,
    ): Promise<TrainingAuditReply> {
      const training = sessions.get(request.key) ?? open(request, assets, kept);
      sessions.set(request.key, training);
      return training.run(turn.signal, onProgress, onPiece);
    },
  };
}
