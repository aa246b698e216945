// What the page asks of the training worker: one training audit at a time, reported while it grows.
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../audit/training/audit/types';
import type { TrainingTable } from '../worker/training';
import type { Bridge } from './asks';
import { type FrameScheduler, nextFrame } from './frameThrottle';
import { type LongWork, resumable } from './resumableCalls';

/** About: two records and the parameters of a reference model. */
const CRAFTED_BYTES = 2 ** 20;

const bytesOf = (work: FinishedWork): number =>
  work.kind === 'crafted' ? CRAFTED_BYTES : (work.scores?.byteLength ?? 0) + work.accuracy.byteLength;

export type TrainingClient = LongWork<TrainingAuditRequest, TrainingAuditProgress, TrainingAuditReply>;

/** `assets`: address of the folder of data files, with a slash at its end. */
export function trainingJobs(
  bridge: Bridge,
  assets: string,
  frame: FrameScheduler = nextFrame,
): TrainingClient {
  const options = { keyOf: ({ key }: TrainingAuditRequest) => key, bytesOf, frame };
  const work = resumable<TrainingTable, 'training'>(bridge, 'training', options);
  return {
    ...work,
    run: (signal, request, onProgress) => work.run(signal, { ...request, assets }, onProgress),
  };
}
