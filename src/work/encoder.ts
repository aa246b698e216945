// The reader's own encoder over a real worker; loaded when somebody opens that part, and TensorFlow.js with the
// worker's first job.
import { LOADING_LIMIT } from '../base/liveness/limits';
import { Bridge } from './client/asks';
import { encoderJobs } from './client/encoderClient';
import { EncoderStore, type EncoderStoreOptions } from './store/encoderStore';

export type { EncoderEntry, EncoderStore } from './store/encoderStore';
export type * from './worker/encoder';

/** Milliseconds for a batch that is under way. Then the worker is ended, for nothing it holds is needed any more. */
const BATCH_GRACE = 1000;

/** Seconds between two beats: one operation of a large model on a slow processor, or a graphics card's first compilation. */
const OPERATION_LIMIT = 90;

export function encoderOver(create: () => Worker, onFile: EncoderStoreOptions['onFile']): EncoderStore {
  const bridge = new Bridge({
    name: 'encoder',
    create,
    grace: BATCH_GRACE,
    limits: { loading: LOADING_LIMIT, working: OPERATION_LIMIT },
  });
  return new EncoderStore({
    client: encoderJobs(bridge, new URL('data/', document.baseURI).href),
    onFile,
  });
}
