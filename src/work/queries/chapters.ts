// The table of the chapters' queries, a line for each. A worker loads this file with the first query that it is asked from
// the table; a client only uses its types.

// Types of requests and replies that figures use.
export type {
  ProfileCurves,
  ProfileQuery as ProfileRequest,
  RatioMap,
  RatioMapQuery as MapRequest,
} from '../../accounting/curves/types';
export type { FalseClaims, SmallAuditsQuery as ChoiceRequest } from '../../audit/canaries/choices';
export type {
  SampleQuery as SampleRequest,
  ScoreSample as SampleReply,
} from '../../audit/canaries/S1/scoreSample';
export type { ThresholdReading } from '../../audit/estimation/types';
export { choice } from './chapters/choice';
export type { GuessRequest } from './chapters/guess';
export { guess } from './chapters/guess';
export { map } from './chapters/map';
export { profile } from './chapters/profile';
export { sample } from './chapters/sample';
export { stopping } from './chapters/stopping';
export type { ThresholdRequest } from './chapters/threshold';
export { threshold } from './chapters/threshold';
export type { TradeoffReply, TradeoffRequest } from './chapters/tradeoff';
export { tradeoff } from './chapters/tradeoff';
