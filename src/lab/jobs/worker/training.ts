// Training audits as a worker exposes them: one at a time, and the last few kept, so that a stopped one goes on when it is
// asked again. The work is the session's.
import { type ProxyMethods, releaseProxy } from 'comlink';
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../../audit/training/audit/types';
import { CancellableTask } from '../../../base/rpc/cancellableTask';
import type { TrainingApi } from '../messages/workerApi';

/** What the core gives, an audit that can run, be stopped by the signal, and run again. */
export interface ResumableTraining {
  run(
    signal: AbortSignal,
    onProgress: (progress: TrainingAuditProgress) => void,
    onFinished: (work: FinishedWork) => void,
  ): Promise<TrainingAuditReply>;
}

/** Audits kept in memory: tens of megabytes each. */
const KEPT = 3;

/** The API of the training worker. `assets` is where the page's data files lie. */
export function serveTraining(
  open: (request: TrainingAuditRequest, assets: string, kept: readonly FinishedWork[]) => ResumableTraining,
): TrainingApi {
  const task = new CancellableTask();
  const sessions = new Map<string, ResumableTraining>();

  function find(
    request: TrainingAuditRequest,
    assets: string,
    kept: readonly FinishedWork[],
  ): ResumableTraining {
    const training = sessions.get(request.key) ?? open(request, assets, kept);
    // a Map keeps the order of insertion: the most recent is last
    sessions.delete(request.key);
    sessions.set(request.key, training);
    for (const key of sessions.keys()) if (sessions.size > KEPT) sessions.delete(key);
    return training;
  }

  return {
    ...task.basics,
    async run(
      request,
      assets,
      onProgress: ((progress: TrainingAuditProgress) => void) & Partial<ProxyMethods>,
      onFinished: ((work: FinishedWork) => void) & Partial<ProxyMethods> = () => {},
      kept = [],
    ) {
      try {
        return await task.serve(({ signal }) =>
          find(request, assets, kept).run(signal, onProgress, onFinished),
        );
      } finally {
        onProgress[releaseProxy]?.();
        onFinished[releaseProxy]?.();
      }
    },
  };
}
