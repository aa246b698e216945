// What the chapters ask: two workers, so that a threshold being dragged never waits for a map or a composition.
// Results live in the stores returned here.

import type { WorkerBridge } from '../../rpc/workerBridge';
import { keyOfData, LatestRequest } from '../client/latestRequest';
import type {
  ChaptersApi,
  ChoiceReply,
  ChoiceRequest,
  CrowdReply,
  CrowdRequest,
  GuessReply,
  GuessRequest,
  MapRequest,
  ProfileCurves,
  ProfileRequest,
  RatioMap,
  SampleReply,
  SampleRequest,
  StoppingReply,
  ThresholdReading,
  ThresholdRequest,
  TradeoffReply,
  TradeoffRequest,
} from '../messages/chapterMessages';

export interface ChapterQueries {
  profile: LatestRequest<ProfileRequest, ProfileCurves>;
  tradeoff: LatestRequest<TradeoffRequest, TradeoffReply>;
  guess: LatestRequest<GuessRequest, GuessReply>;
  map: LatestRequest<MapRequest, RatioMap>;
  sample: LatestRequest<SampleRequest, SampleReply>;
  /** As `sample`, for draws that a reader guesses at. */
  guessedSample: LatestRequest<SampleRequest, SampleReply>;
  /** As `guess`, for the bound on these guesses. */
  fairGuess: LatestRequest<GuessRequest, GuessReply>;
  threshold: LatestRequest<ThresholdRequest, ThresholdReading>;
  /** The attack's own two rates: as `threshold`, for another figure. */
  auditPoint: LatestRequest<ThresholdRequest, ThresholdReading>;
  /** Starts when the reader says so. */
  choice: LatestRequest<ChoiceRequest, ChoiceReply>;
  /** Starts when the reader says so. */
  crowd: LatestRequest<CrowdRequest, CrowdReply>;
  /** The same. */
  stopping: LatestRequest<ChoiceRequest, StoppingReply>;
}

export function createChapterQueries(bridges: {
  quick: WorkerBridge<ChaptersApi>;
  slow: WorkerBridge<ChaptersApi>;
}): ChapterQueries {
  const { quick, slow } = bridges;
  const keyOf = keyOfData;
  return {
    profile: new LatestRequest<ProfileRequest, ProfileCurves>({
      keyOf,
      ask: (signal, wish) => slow.call(signal, (api) => api.profile(wish)),
    }),
    tradeoff: new LatestRequest<TradeoffRequest, TradeoffReply>({
      keyOf,
      ask: (signal, wish) => slow.call(signal, (api) => api.tradeoff(wish)),
    }),
    guess: new LatestRequest<GuessRequest, GuessReply>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.guess(wish)),
    }),
    map: new LatestRequest<MapRequest, RatioMap>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        slow.call(signal, (api, hearing) => api.map(wish, hearing(onPartial))),
    }),
    sample: new LatestRequest<SampleRequest, SampleReply>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.sample(wish)),
    }),
    guessedSample: new LatestRequest<SampleRequest, SampleReply>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.sample(wish)),
    }),
    fairGuess: new LatestRequest<GuessRequest, GuessReply>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.guess(wish)),
    }),
    threshold: new LatestRequest<ThresholdRequest, ThresholdReading>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.threshold(wish)),
    }),
    auditPoint: new LatestRequest<ThresholdRequest, ThresholdReading>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.threshold(wish)),
    }),
    choice: new LatestRequest<ChoiceRequest, ChoiceReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        slow.call(signal, (api, hearing) => api.choice(wish, hearing(onPartial))),
    }),
    crowd: new LatestRequest<CrowdRequest, CrowdReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        slow.call(signal, (api, hearing) => api.crowd(wish, hearing(onPartial))),
    }),
    stopping: new LatestRequest<ChoiceRequest, StoppingReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        slow.call(signal, (api, hearing) => api.stopping(wish, hearing(onPartial))),
    }),
  };
}
