// Training audits as a worker exposes them: one at a time, and the last few kept, so that a stopped one goes on when it is
// asked again. The work is the session's.
import { type ProxyMethods, releaseProxy } from 'comlink';
import type {
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../training/audit/types';
import type { TrainingApi } from '../wire';
import { Turns } from './turns';

/** What the core gives: an audit that can be run, stopped by the signal, and run again. */
export interface ResumableTraining {
  run(
    signal: AbortSignal,
    onProgress: (progress: TrainingAuditProgress) => void,
  ): Promise<TrainingAuditReply>;
}

/** Audits kept in memory: tens of megabytes each. */
const KEPT = 3;

/** The API of the training worker. `assets` is where the page's data files lie. */
export function serveTraining(
  open: (request: TrainingAuditRequest, assets: string) => ResumableTraining,
): TrainingApi {
  const turns = new Turns();
  const kept = new Map<string, ResumableTraining>();

  function find(request: TrainingAuditRequest, assets: string): ResumableTraining {
    const training = kept.get(request.key) ?? open(request, assets);
    // a Map keeps the order of insertion: the most recent is last
    kept.delete(request.key);
    kept.set(request.key, training);
    for (const key of kept.keys()) if (kept.size > KEPT) kept.delete(key);
    return training;
  }

  return {
    ...turns.basics,
    async run(
      request,
      assets,
      onProgress: ((progress: TrainingAuditProgress) => void) & Partial<ProxyMethods>,
    ) {
      try {
        return await turns.serve(({ signal }) => find(request, assets).run(signal, onProgress));
      } finally {
        onProgress[releaseProxy]?.();
      }
    },
  };
}
