// What chapter 6 asks: a worker for what follows the pointer, two for families of trainings, one that reads a data set and attacks;
// for chapter 7 one that looks for a parameter, and composes,
// and one that looks for a target over several parts. Results live in the stores returned here.
import type { WorkerBridge } from '../../rpc/workerBridge';
import { keyOfData, LatestRequest } from '../client/latestRequest';
import type { FormReply, FormRequest } from '../messages/formMessages';
import type {
  ChooseReply,
  ChooseRequest,
  FrequenciesRequest,
  MarginalsAttack,
  MarginalsAttackReply,
  PointsRequest,
  RecordsAttack,
  RecordsAttackReply,
  RecordsFamily,
  RecordsRequest,
  RiskApi,
  RiskFamily,
  RiskFamilyRequest,
  RiskProfiles,
  RiskProfilesRequest,
  RunPoint,
  SegmentsTargetReply,
  SegmentsTargetRequest,
  ValueCounts,
} from '../messages/riskMessages';

export interface RiskQueries {
  profiles: LatestRequest<RiskProfilesRequest, RiskProfiles>;
  family: LatestRequest<RiskFamilyRequest, RiskFamily>;
  frequencies: LatestRequest<FrequenciesRequest, readonly ValueCounts[]>;
  choose: LatestRequest<ChooseRequest, ChooseReply>;
  points: LatestRequest<PointsRequest, readonly RunPoint[]>;
  form: LatestRequest<FormRequest, FormReply>;
  target: LatestRequest<SegmentsTargetRequest, SegmentsTargetReply>;
  records: LatestRequest<RecordsRequest, RecordsFamily>;
  /** Starts when the reader says so. */
  attack: LatestRequest<RecordsAttack, RecordsAttackReply>;
  /** The same. */
  marginals: LatestRequest<MarginalsAttack, MarginalsAttackReply>;
}

/** `assets`: where the page's data files lie. */
export function createRiskQueries(
  {
    quick,
    slow,
    records,
    data,
    side,
    target,
  }: Record<'quick' | 'slow' | 'records' | 'data' | 'side' | 'target', WorkerBridge<RiskApi>>,
  assets: string,
): RiskQueries {
  const keyOf = keyOfData;
  return {
    profiles: new LatestRequest<RiskProfilesRequest, RiskProfiles>({
      keyOf,
      ask: (signal, wish) => quick.call(signal, (api) => api.profiles(wish)),
    }),
    family: new LatestRequest<RiskFamilyRequest, RiskFamily>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        slow.call(signal, (api, hearing) => api.family(wish, hearing(onPartial))),
    }),
    choose: new LatestRequest<ChooseRequest, ChooseReply>({
      keyOf,
      ask: (signal, wish) => side.call(signal, (api) => api.choose(wish)),
    }),
    points: new LatestRequest<PointsRequest, readonly RunPoint[]>({
      keyOf,
      ask: (signal, wish) => side.call(signal, (api) => api.points(wish)),
    }),
    form: new LatestRequest<FormRequest, FormReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        side.call(signal, (api, hearing) => api.form(wish, hearing(onPartial))),
    }),
    target: new LatestRequest<SegmentsTargetRequest, SegmentsTargetReply>({
      keyOf,
      ask: (signal, wish) => target.call(signal, (api) => api.target(wish)),
    }),
    records: new LatestRequest<RecordsRequest, RecordsFamily>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        records.call(signal, (api, hearing) => api.records(wish, hearing(onPartial))),
    }),
    attack: new LatestRequest<RecordsAttack, RecordsAttackReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        data.call(signal, (api, hearing) => api.attack(wish, hearing(onPartial))),
    }),
    marginals: new LatestRequest<MarginalsAttack, MarginalsAttackReply>({
      keyOf,
      ask: (signal, wish, onPartial) =>
        data.call(signal, (api, hearing) => api.marginals(wish, assets, hearing(onPartial))),
    }),
    frequencies: new LatestRequest<FrequenciesRequest, readonly ValueCounts[]>({
      keyOf,
      ask: (signal, wish) => data.call(signal, (api) => api.frequencies(wish, assets)),
    }),
  };
}
