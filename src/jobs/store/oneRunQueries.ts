// What chapter 5 asks: a worker for the run that is watched, one for experiments beside it. Results live in the stores
// returned here; each starts when the reader says so.
import type { WorkerBridge } from '../../rpc/workerBridge';
import { keyOfData, LatestRequest } from '../client/latestRequest';
import type {
  GuessCountReply,
  GuessCountRequest,
  OneRunApi,
  OneRunDesign,
  OneRunReply,
  OneRunSweepReply,
  OneRunSweepRequest,
  ThousandsReply,
  ThousandsRequest,
} from '../messages/oneRunMessages';

type Sweep = LatestRequest<OneRunSweepRequest, OneRunSweepReply>;

export interface OneRunQueries {
  run: LatestRequest<OneRunDesign, OneRunReply>;
  /** One each, so that no prediction's answer pushes another's away. */
  secondCanary: Sweep;
  selfComparison: Sweep;
  guessCounts: LatestRequest<GuessCountRequest, GuessCountReply>;
  thousands: LatestRequest<ThousandsRequest, ThousandsReply>;
}

/** `assets`: where the page's data files lie. */
export function createOneRunQueries(
  { watched, beside }: { watched: WorkerBridge<OneRunApi>; beside: WorkerBridge<OneRunApi> },
  assets: string,
): OneRunQueries {
  const keyOf = keyOfData;
  const sweep = (): Sweep =>
    new LatestRequest<OneRunSweepRequest, OneRunSweepReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        beside.call(signal, (api, hearing) => api.sweep(wish, hearing(onPartial))),
    });
  return {
    run: new LatestRequest<OneRunDesign, OneRunReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        watched.call(signal, (api, hearing) => api.run(wish, assets, hearing(onPartial))),
    }),
    secondCanary: sweep(),
    selfComparison: sweep(),
    guessCounts: new LatestRequest<GuessCountRequest, GuessCountReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        beside.call(signal, (api, hearing) => api.guessCounts(wish, hearing(onPartial))),
    }),
    thousands: new LatestRequest<ThousandsRequest, ThousandsReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        beside.call(signal, (api, hearing) => api.thousands(wish, hearing(onPartial))),
    }),
  };
}
