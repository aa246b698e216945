// What chapter 5 asks: a worker for the run that is watched, one for experiments beside it. Results live in the stores
// returned here; each starts when the reader says so. A watched run that was stopped, or whose worker was lost, goes on from the
// last step that this side of the border heard of, a sweep from its last cell.
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import { type FrameScheduler, nextFrame } from '../client/frameThrottle';
import { keyOfData, LatestRequest } from '../client/latestRequest';
import { ResumableCalls } from '../client/resumableCalls';
import type {
  GuessCountReply,
  GuessCountRequest,
  OneRunApi,
  OneRunCellResult,
  OneRunDesign,
  OneRunReply,
  OneRunSoFar,
  OneRunSweepReply,
  OneRunSweepRequest,
  ThousandsReply,
  ThousandsRequest,
  Told,
} from '../messages/oneRunMessages';

type Sweep = LatestRequest<OneRunSweepRequest, OneRunSweepReply>;

export interface OneRunQueries {
  run: LatestRequest<OneRunDesign, OneRunReply>;
  /** One store each, so that one prediction's answer does not replace another's. */
  secondCanary: Sweep;
  selfComparison: Sweep;
  guessCounts: LatestRequest<GuessCountRequest, GuessCountReply>;
  thousands: LatestRequest<ThousandsRequest, ThousandsReply>;
}

/** About: a handful of numbers. */
const CELL_BYTES = 100;

const bytesOf = ({ checkpoint }: OneRunSoFar): number =>
  checkpoint.weights.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** `assets`: where the page's data files lie. */
export function createOneRunQueries(
  { watched, beside }: { watched: WorkerBridge<OneRunApi>; beside: WorkerBridge<OneRunApi> },
  assets: string,
  frame: FrameScheduler = nextFrame,
): OneRunQueries {
  const keyOf = keyOfData;
  const runs = new ResumableCalls<OneRunApi, OneRunSoFar>(watched, frame, bytesOf, 'newest');
  const sweeps = new ResumableCalls<OneRunApi, OneRunCellResult>(beside, frame, () => CELL_BYTES);
  const sweep = (): Sweep =>
    new LatestRequest<OneRunSweepRequest, OneRunSweepReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        sweeps.run<OneRunSweepReply, Told<OneRunSweepReply>>(
          signal,
          keyOf(wish),
          ({ partial }) => onPartial(partial),
          (api, tell, keep, kept) => api.sweep(wish, tell, keep, kept),
        ),
    });
  return {
    run: new LatestRequest<OneRunDesign, OneRunReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        runs.run<OneRunReply, Told<OneRunReply>>(
          signal,
          keyOf(wish),
          ({ partial }) => onPartial(partial),
          (api, tell, keep, kept) => api.run(wish, assets, tell, keep, kept[0] ?? null),
        ),
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
