// What the chapters can ask and what they are told, as types: queries/chapters.ts answers.
import type {
  ProfileCurves,
  ProfileQuery,
  RatioMap,
  RatioMapQuery,
  TradeoffPoint,
} from '../../accounting/curves/types';
import type { Mechanism } from '../../accounting/types';
import type { ClaimsSoFar, FalseClaims, SmallAuditsQuery } from '../../audit/canaries/choices';
import type {
  CrowdFindings,
  CrowdProgress,
  CrowdQuery,
  CrowdReading,
} from '../../audit/canaries/crowd/findings';
import type { SampleQuery, ScoreSample } from '../../audit/canaries/S1/scoreSample';
import type { ThresholdReading } from '../../audit/estimation/types';
import type { GuessBound } from '../../risk/types';
import type { Steps } from '../queries/query';

export interface TradeoffRequest {
  mechanism: Mechanism;
  /** Type-I error rates, ascending, in [0,1]. */
  alphas: Float64Array;
}

/** `implied` and `group` are what add/remove implies, by its whole curves and by Theorem 4.1. */
export interface TradeoffReply
  extends Record<'addRemove' | 'substitute' | 'implied' | 'group', TradeoffPoint[]> {
  alphas: Float64Array;
}

/** The draws of a sample, read at one threshold. */
export interface ThresholdRequest extends Omit<SampleQuery, 'points'> {
  delta: number;
  confidence: number;
  threshold: number;
}

export type ChapterTable = {
  profile(request: ProfileQuery): Steps<ProfileCurves>;
  tradeoff(request: TradeoffRequest): Steps<TradeoffReply>;
  /** For each chance of being right beforehand, in (0, 1). */
  guess(request: { mechanism: Mechanism; priors: readonly number[] }): Steps<readonly GuessBound[]>;
  map(request: RatioMapQuery): Steps<RatioMap>;
  sample(request: SampleQuery): Steps<ScoreSample>;
  threshold(request: ThresholdRequest): Steps<ThresholdReading>;
  choice(request: SmallAuditsQuery): Steps<ClaimsSoFar<'fixed' | 'best'>>;
  crowd(request: CrowdQuery): Steps<CrowdProgress>;
  stopping(request: SmallAuditsQuery): Steps<ClaimsSoFar<'planned' | 'best' | 'sequence'>>;
};

export type {
  CrowdFindings,
  CrowdQuery as CrowdRequest,
  CrowdReading,
  FalseClaims,
  ProfileCurves,
  ProfileQuery as ProfileRequest,
  RatioMap,
  RatioMapQuery as MapRequest,
  SampleQuery as SampleRequest,
  ScoreSample as SampleReply,
  SmallAuditsQuery as ChoiceRequest,
  ThresholdReading,
};
