// What a training worker and its owner say to one another, as plain data, and the two ends of a line to say it on.

import type { BlockResult, TrainingJob } from '../canaries/job';
import type { ErrorReport } from '../numerics/errors';
import type { MemoryPlan } from './backend';
import type { BackendName } from './backendName';

export type ToWorker =
  /** Answered by 'opened' or 'failed'. A later job replaces it. */
  | { kind: 'open'; call: number; job: TrainingJob }
  /** Answered by 'trained' or 'failed'. */
  | { kind: 'train'; call: number; firstModel: number; models: number }
  /** The call is no longer wanted; it is still answered. */
  | { kind: 'abort'; call: number };

export type FromWorker =
  | { kind: 'opened'; call: number; name: BackendName; description: string; plan: MemoryPlan }
  | { kind: 'trained'; call: number; result: BlockResult }
  | { kind: 'failed'; call: number; error: ErrorReport }
  /** Now and then while the work moves on (src/liveness/pulse.ts). */
  | { kind: 'beat' };

/** The worker's end. */
export interface WorkerLine {
  send(message: FromWorker, transfer: ArrayBuffer[]): void;
  listen(receive: (message: ToWorker) => void): void;
}

/** The owner's end: a browser's Worker or a Node thread behind a few lines. */
export interface OwnerLine {
  send(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
  /** The worker crashed or could not be loaded. */
  onDeath(died: (why: string) => void): void;
  terminate(): void;
}
