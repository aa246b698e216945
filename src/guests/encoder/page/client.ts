// The questions of the page about a reader's own encoder. A worker of this page answers them, and nothing leaves it.

import { asking } from '../../../work/client/asks';
import type { Bridge } from '../../../work/client/bridge';
import type {
  EncodeProgressMessage,
  EncodeRequest,
  EncoderChoice,
  EncoderTable,
  RecordsChoice,
} from '../worker/answers';

export type EncoderClient = ReturnType<typeof encoderJobs>;

/** Calls over a worker. Each rejects with a JobError that names what is wrong. `assets` is the address of the page's data files. */
export function encoderJobs(bridge: Bridge, assets: string) {
  const ask = asking<EncoderTable>(bridge);
  type OnProgress = (progress: EncodeProgressMessage) => void;
  return {
    model: (signal: AbortSignal, choice: EncoderChoice) => ask('model')(signal, { choice, assets }),
    records: (signal: AbortSignal, choice: RecordsChoice) => ask('records')(signal, { choice, assets }),
    encode: (signal: AbortSignal, request: EncodeRequest, onProgress: OnProgress) =>
      // ending the worker frees what the model and the graphics card held, which training may need
      ask('encode')(signal, { ...request, assets }, onProgress).finally(() => bridge.restart()),
  };
}
