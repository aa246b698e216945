// The client of the training worker, which makes one training audit at a time and reports it while it grows.
import type {
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../audit/training/audit/types';
import type { TrainingTable } from '../worker/training';
import type { Bridge } from './bridge';
import { type FrameScheduler, nextFrame } from './frameThrottle';
import { type LongWork, resumable } from './resumableCalls';

export type TrainingClient = LongWork<TrainingAuditRequest, TrainingAuditProgress, TrainingAuditReply>;

/** `assets`: address of the folder of data files, with a slash at its end. */
export function trainingJobs(
  bridge: Bridge,
  assets: string,
  frame: FrameScheduler = nextFrame,
): TrainingClient {
  const options = { keyOf: ({ key }: TrainingAuditRequest) => key, frame };
  const work = resumable<TrainingTable, 'training'>(bridge, 'training', options);
  return {
    ...work,
    run: (signal, request, onProgress) => work.run(signal, { ...request, assets }, onProgress),
  };
}
