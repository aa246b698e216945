// What chapter 6 asks of its worker, as plain data. Apart from the page's protocol, which every reader loads.

import type { SegmentsTarget } from '../../accounting';
import type { Mechanism, Run, Segments, Verified } from '../../accounting/types';
import type { AttributeInferenceDesign } from '../../risk/marginals/attributeInference';
import type { AdvantageGoal, ParameterForAdvantage } from '../../risk/parameterForAdvantage';
import type { ValueCounts } from '../../risk/priors/valueCounts';
import type { ProfileTable } from '../../risk/profileTable';
import type { RecordsDesign, RecordsRight } from '../../risk/recordsRight';
import type { CancellableApi, Reply } from '../../rpc/reply';
import type { RecordsAttack } from '../../training/oneRun/types';
import type { FormReply, FormRequest } from './formMessages';

export type { ProfileTable, RecordsAttack, ValueCounts };

export interface RiskProfilesRequest {
  mechanism: Mechanism;
}

/** The certified privacy profile of one training, of either adjacency. */
export interface RiskProfiles {
  substitute: ProfileTable;
  addRemove: ProfileTable;
}

/** One training with different noise. */
export interface RiskFamilyRequest {
  samplingRate: number;
  steps: number;
  /** For the epsilon of each. */
  delta: number;
  noiseMultipliers: readonly number[];
}

export interface RiskFamilyMember {
  noiseMultiplier: number;
  /** Of substitution at the request's delta, an upper bound. */
  epsilon: number;
  profiles: RiskProfiles;
}

/** In the order asked for; fewer while it is under way. */
export type RiskFamily = readonly RiskFamilyMember[];

export interface FrequenciesRequest {
  dataset: string;
}

/** Many records of one training with different noise. */
export interface RecordsRequest extends Omit<RecordsDesign, 'mechanism'> {
  samplingRate: number;
  steps: number;
  noiseMultipliers: readonly number[];
}

export interface RecordsMember extends RecordsRight {
  noiseMultiplier: number;
}

/** In the order asked for; fewer while it is under way. */
export type RecordsFamily = readonly RecordsMember[];

export interface RecordsAttackReply {
  /** Secrets guessed rightly, model by model. */
  right: readonly number[];
  /** Steps of training, of all models. */
  done: number;
  total: number;
}

/** Releases of marginals of a data set, attacked one after the other. */
export interface MarginalsAttack {
  dataset: string;
  design: AttributeInferenceDesign;
}

export interface MarginalsAttackReply {
  /** Targets whose unknown columns were guessed rightly, release by release. */
  right: readonly number[];
  total: number;
}

/** Which parameter keeps an advantage, and what the training then has. */
export interface ChooseRequest extends AdvantageGoal {
  /** For the epsilons. */
  delta: number;
}

export interface ChooseReply extends ParameterForAdvantage {
  /** Upper bounds. */
  epsilon: { addRemove: number; substitute: number };
}

interface RunAsked {
  run: Run;
  delta: number;
  records?: undefined;
}

/** What somebody with so many records has, whose epsilon is known by bounds alone. */
interface GroupAsked {
  run: Mechanism;
  delta: number;
  records: number;
}

/** Runs, of several segments too, and the delta of each. */
export interface PointsRequest {
  asked: readonly (RunAsked | GroupAsked)[];
}

/** What one run has, and what libraries print for it by Rényi accounting. */
export interface RunPoint {
  addRemove: Verified;
  substitute: Verified;
  printed: { name: string; epsilon: number }[];
}

/** A target epsilon over a run of several parts, with one unknown. */
export interface SegmentsTargetRequest extends SegmentsTarget {
  relation: 'add-remove' | 'substitute';
}

export interface SegmentsTargetReply {
  /** The run that meets the target, certainly: noise in digits one would write, rounded up. */
  segments: Segments;
}

/** Partial replies come at most every few frames, in order. */
export interface RiskApi extends CancellableApi {
  profiles(request: RiskProfilesRequest): Promise<Reply<RiskProfiles>>;
  /** `assets`: where the page's data files lie. */
  frequencies(request: FrequenciesRequest, assets: string): Promise<Reply<readonly ValueCounts[]>>;
  choose(request: ChooseRequest): Promise<Reply<ChooseReply>>;
  points(request: PointsRequest): Promise<Reply<readonly RunPoint[]>>;
  form(request: FormRequest, onPartial: (partial: FormReply) => void): Promise<Reply<FormReply>>;
  target(request: SegmentsTargetRequest): Promise<Reply<SegmentsTargetReply>>;
  records(
    request: RecordsRequest,
    onPartial: (partial: RecordsFamily) => void,
  ): Promise<Reply<RecordsFamily>>;
  attack(
    request: RecordsAttack,
    onPartial: (partial: RecordsAttackReply) => void,
  ): Promise<Reply<RecordsAttackReply>>;
  marginals(
    request: MarginalsAttack,
    assets: string,
    onPartial: (partial: MarginalsAttackReply) => void,
  ): Promise<Reply<MarginalsAttackReply>>;
  family(request: RiskFamilyRequest, onPartial: (partial: RiskFamily) => void): Promise<Reply<RiskFamily>>;
}
