// What the chapters ask: two workers, so that a threshold being dragged never waits for a map or a composition.
// Results live in the stores returned here.
import { proxy } from 'comlink';
import { Following, keyOfData } from '../client/latestRequest';
import type { WorkerBridge } from '../client/workerBridge';
import type {
  ChoiceReply,
  ChoiceRequest,
  CrowdReply,
  CrowdRequest,
  GuessReply,
  GuessRequest,
  LessonApi,
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

export interface Lessons {
  profile: Following<ProfileRequest, ProfileCurves>;
  tradeoff: Following<TradeoffRequest, TradeoffReply>;
  guess: Following<GuessRequest, GuessReply>;
  map: Following<MapRequest, RatioMap>;
  sample: Following<SampleRequest, SampleReply>;
  threshold: Following<ThresholdRequest, ThresholdReading>;
  /** The attack's own two rates: as `threshold`, for another figure. */
  auditPoint: Following<ThresholdRequest, ThresholdReading>;
  /** Starts when the reader says so. */
  choice: Following<ChoiceRequest, ChoiceReply>;
  /** Starts when the reader says so. */
  crowd: Following<CrowdRequest, CrowdReply>;
  /** The same. */
  stopping: Following<ChoiceRequest, StoppingReply>;
}

export function createLessons(bridges: {
  quick: WorkerBridge<LessonApi>;
  slow: WorkerBridge<LessonApi>;
}): Lessons {
  const { quick, slow } = bridges;
  const keyOf = keyOfData;
  return {
    profile: new Following<ProfileRequest, ProfileCurves>({
      keyOf,
      ask: (signal, wish) => slow.call(signal, (api) => api.profile(wish)),
    }),
    tradeoff: new Following<TradeoffRequest, TradeoffReply>({
      keyOf,
      ask: (signal, wish) => slow.call(signal, (api) => api.tradeoff(wish)),
    }),
    guess: new Following<GuessRequest, GuessReply>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.guess(wish)),
    }),
    map: new Following<MapRequest, RatioMap>({
      keyOf,
      ask: (signal, wish, onPartial) => slow.call(signal, (api) => api.map(wish, proxy(onPartial))),
    }),
    sample: new Following<SampleRequest, SampleReply>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.sample(wish)),
    }),
    threshold: new Following<ThresholdRequest, ThresholdReading>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.threshold(wish)),
    }),
    auditPoint: new Following<ThresholdRequest, ThresholdReading>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.threshold(wish)),
    }),
    choice: new Following<ChoiceRequest, ChoiceReply>({
      keyOf,
      ask: (signal, wish, onPartial) => slow.call(signal, (api) => api.choice(wish, proxy(onPartial))),
    }),
    crowd: new Following<CrowdRequest, CrowdReply>({
      keyOf,
      ask: (signal, wish, onPartial) => slow.call(signal, (api) => api.crowd(wish, proxy(onPartial))),
    }),
    stopping: new Following<ChoiceRequest, StoppingReply>({
      keyOf,
      ask: (signal, wish, onPartial) => slow.call(signal, (api) => api.stopping(wish, proxy(onPartial))),
    }),
  };
}
