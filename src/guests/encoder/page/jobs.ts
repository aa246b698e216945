// The reader's own encoder over a real worker; loaded when somebody opens that part, and TensorFlow.js with the
// worker's first job.
import { LOADING_LIMIT } from '../../../base/liveness/limits';
import { Bridge } from '../../../work/client/bridge';
import { encoderJobs } from './client';
import { EncoderStore } from './encoderStore';

export type * from '../worker/answers';
export type { EncoderEntry, EncoderStore } from './encoderStore';

/** Milliseconds for a batch that is under way. Then the worker is ended, for nothing it holds is needed any more. */
const BATCH_GRACE = 1000;

/** Seconds between two beats: one operation of a large model on a slow processor, or a graphics card's first compilation. */
const OPERATION_LIMIT = 90;

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const create = () => new Worker(new URL('../worker/encoder.worker.ts', import.meta.url), { type: 'module' });

function overWorker(): EncoderStore {
  const bridge = new Bridge({
    name: 'encoder',
    create,
    grace: BATCH_GRACE,
    limits: { loading: LOADING_LIMIT, working: OPERATION_LIMIT },
  });
  return new EncoderStore({ client: encoderJobs(bridge, new URL('data/', document.baseURI).href) });
}

/** Jobs that the whole page shares: what has been chosen outlives the part of the page that shows it. */
export const ENCODER_JOBS = overWorker();
