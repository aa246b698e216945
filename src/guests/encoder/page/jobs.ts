// The store of the reader's own encoder over its worker. This module is loaded when somebody opens the form, and TensorFlow.js with the
// worker's first job.
import { LOADING_LIMIT } from '../../../base/liveness/limits';
import { Bridge } from '../../../work/client/bridge';
import { encoderJobs } from './client';
import { EncoderStore } from './encoderStore';

export type * from '../worker/answers';
export type { EncoderEntry, EncoderStore } from './encoderStore';

/**
 * Milliseconds that an aborted call has to finish its batch. Then the worker is ended, because nothing that it holds is needed any more.
 */
const BATCH_GRACE = 1000;

/**
 * Longest time in seconds without a sign of life: that of one operation of a large model on a slow processor, or of a first compilation.
 */
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

/** The store, which the whole page shares, so that the reader's choices outlive the part of the page that shows them. */
export const ENCODER_JOBS = overWorker();
