// What chapters 6 and 7 and the calculator ask and are told, as types: queries/risk.ts and queries/form.ts answer.
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import type { Goal, GoalProgress, GoalSolution, SegmentsTarget } from '../../accounting/goal';
import type { Plan, PlanUnknown } from '../../accounting/plan';
import type {
  AnyMechanism,
  Mechanism,
  Mu,
  PrintedEpsilon,
  Run,
  Segments,
  Verified,
} from '../../accounting/types';
import type { RecordsAttack } from '../../oneRun/training/types';
import type { AttributeInferenceDesign } from '../../risk/marginals/design';
import type { ValueCounts } from '../../risk/priors/valueCounts';
import type { ProfileTable } from '../../risk/profileTable';
import type { AdvantageGoal, ParameterForAdvantage, RecordsDesign, RecordsRight } from '../../risk/types';
import type { Steps } from '../queries/query';
import type { Job } from './workerApi';

export type { ProfileTable, ValueCounts };

/** The certified privacy profile of one training, of either adjacency. */
export interface RiskProfiles {
  substitute: ProfileTable;
  addRemove: ProfileTable;
}

export interface RiskFamilyRequest {
  mechanism: Mechanism;
  delta: number;
  noiseMultipliers: readonly number[];
}

export interface RiskFamilyMember {
  noiseMultiplier: number;
  /** An upper bound on the substitute epsilon at the request's delta. */
  epsilon: number;
  profiles: RiskProfiles;
}

export type RiskFamily = readonly RiskFamilyMember[];

export interface RecordsMember extends RecordsRight {
  noiseMultiplier: number;
}

export type RecordsFamily = readonly RecordsMember[];

export interface RecordsAttackReply {
  right: readonly number[];
  /** Steps of all models. */
  done: number;
  total: number;
}

export interface MarginalsAttack {
  dataset: string;
  design: AttributeInferenceDesign;
}

export interface ChooseRequest extends AdvantageGoal {
  delta: number;
}

export interface ChooseReply extends ParameterForAdvantage {
  /** Upper bounds at the request's delta. */
  epsilon: { addRemove: number; substitute: number };
}

interface RunAsked {
  run: Run;
  delta: number;
  records?: undefined;
}

/** A person with several records, whose epsilon is known only by bounds. */
interface GroupAsked {
  run: Mechanism;
  delta: number;
  records: number;
}

export interface PointsRequest {
  asked: readonly (RunAsked | GroupAsked)[];
}

export interface RunPoint {
  addRemove: Verified;
  substitute: Verified;
  printed: { name: string; epsilon: number }[];
}

export interface FormRequest {
  plans: readonly Plan[];
  /** Those asked for, plan by plan. */
  relations: readonly (readonly AdjacencyName[])[];
  delta: number;
  wanted: {
    relation: AdjacencyName;
    unknown: PlanUnknown;
    goal: Goal;
  } | null;
}

export interface WayReply {
  mechanism: AnyMechanism;
  points: {
    relation: AdjacencyName;
    epsilon: Verified;
    /** Null until it has been computed, after the epsilons. */
    mu: Mu | null;
  }[];
  /** For add/remove and for Poisson batches only. */
  printed: readonly PrintedEpsilon[];
}

export interface FormReply {
  /** Null if nothing is being looked for, or until it has been found. */
  solution: GoalSolution | null;
  progress: GoalProgress | null;
  /** In the order of the plans. */
  ways: readonly WayReply[];
}

export type RiskTable = {
  profiles(request: { mechanism: Mechanism }): Steps<RiskProfiles>;
  frequencies(request: { dataset: string; assets: string }): Steps<readonly ValueCounts[]>;
  choose(request: ChooseRequest): Steps<ChooseReply>;
  points(request: PointsRequest): Steps<readonly RunPoint[]>;
  form(request: FormRequest, job: Job<FormReply>): Steps<FormReply>;
  /** It certainly meets the target, its unknown rounded to digits that one would write. */
  target(request: SegmentsTarget & { relation: 'add-remove' | 'substitute' }): Steps<{ segments: Segments }>;
  records(
    request: RecordsDesign & { noiseMultipliers: readonly number[] },
    job: Job<RecordsFamily>,
  ): Steps<RecordsFamily>;
  attack(request: RecordsAttack): Steps<RecordsAttackReply>;
  /** How many targets' unknown columns were guessed rightly, release by release. */
  marginals(
    request: MarginalsAttack & { assets: string },
  ): Steps<{ right: readonly number[]; total: number }>;
  family(request: RiskFamilyRequest, job: Job<RiskFamily>): Steps<RiskFamily>;
};
