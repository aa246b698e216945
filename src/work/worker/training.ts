// Training audits as a worker exposes them: the last few are kept, so that a stopped one goes on when it is asked
// again.
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../audit/training/audit/types';
import { Recent } from '../client/recent';
import type { Job } from '../queries/workerApi';

/** Can run, be stopped by the signal, and run again. */
export interface ResumableTraining {
  run(
    signal: AbortSignal,
    onProgress: (progress: TrainingAuditProgress) => void,
    onFinished: (work: FinishedWork) => void,
  ): Promise<TrainingAuditReply>;
}

/** Audits kept in memory: tens of megabytes each. */
const KEPT = 3;

export type TrainingTable = ReturnType<typeof trainingQueries>;

/** `assets`: address of the folder of data files. */
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
