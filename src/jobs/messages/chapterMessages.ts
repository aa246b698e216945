// What the chapters ask of their workers, as plain data. Apart from the page's protocol, which every reader loads.
import type {
  ProfileCurves,
  ProfileQuery,
  RatioMap,
  RatioMapQuery,
  TradeoffPoint,
} from '../../accounting/curves/types';
import type { Mechanism } from '../../accounting/types';
import type { ThresholdReading } from '../../auditing/types';
import type { GuessBound } from '../../risk/types';
import type { CancellableApi, Reply } from '../../rpc/reply';

export type { ProfileCurves, RatioMap, ThresholdReading };
export type ProfileRequest = ProfileQuery;
export type MapRequest = RatioMapQuery;

export interface TradeoffRequest {
  mechanism: Mechanism;
  /** Type-I error rates, ascending, in [0,1]. */
  alphas: Float64Array;
}

/** f(alpha) by adjacency; `implied` and `group` are what add/remove promises of a substitution: whole curves, Theorem 4.1. */
export interface TradeoffReply {
  alphas: Float64Array;
  addRemove: TradeoffPoint[];
  substitute: TradeoffPoint[];
  implied: TradeoffPoint[];
  group: TradeoffPoint[];
}

/** One guess at a secret, by the whole substitute profile of a mechanism. */
export interface GuessRequest {
  mechanism: Mechanism;
  /** Of being right beforehand, each in (0, 1). */
  priors: readonly number[];
}

/** In the order of the priors. */
export type GuessReply = readonly GuessBound[];

export interface SampleRequest {
  mechanism: Mechanism;
  seed: number;
  /** 0, or left out: the first draws of the page's own attack. 1, 2, ...: sets that nobody has seen. */
  fresh?: number;
  /** Draws per world. */
  runs: number;
  /** Points of the densities. */
  points: number;
}

export interface SampleReply {
  scores: Float64Array;
  originalDensity: Float64Array;
  substitutedDensity: Float64Array;
  /** In the order drawn. */
  original: Float64Array;
  substituted: Float64Array;
  mean: number;
  spread: number;
  totalVariation: number;
}

/** The draws of a SampleRequest, read at one threshold. */
export interface ThresholdRequest {
  mechanism: Mechanism;
  seed: number;
  fresh?: number;
  runs: number;
  delta: number;
  confidence: number;
  threshold: number;
}

export interface ChoiceRequest {
  mechanism: Mechanism;
  delta: number;
  seed: number;
  runs: number;
  audits: number;
  confidence: number;
}

export interface FalseClaims {
  count: number;
  lower: number;
  upper: number;
  meanEpsilon: number;
}

export interface ChoiceReply {
  audits: number;
  limit: number;
  fixed: FalseClaims;
  best: FalseClaims;
}

export interface CrowdRequest {
  mechanism: Mechanism;
  delta: number;
  seed: number;
  /** Simulated runs per world. */
  runs: number;
  confidence: number;
}

/** Errors of the rule "z if score > threshold" on the runs that are counted, and the bound they give. */
export interface CrowdReading {
  threshold: number;
  originalErrors: number;
  originalRuns: number;
  substitutedErrors: number;
  substitutedRuns: number;
  epsilon: number;
}

export interface CrowdFindings {
  crowd: { size: number; expectedBatch: number };
  calibrationRuns: number;
  readings: Record<'sum' | 'lastIterate' | 'allIterates', CrowdReading>;
  /** Of the score read off the last iterate from that of all iterates, in standard deviations. */
  deviation: number;
  silentLimit: number | null;
  substitute: number | null;
  addRemove: number | null;
}

export interface CrowdReply {
  /** Steps of training made, and to make. */
  done: number;
  total: number;
  /** Null until all are made: no bound is looked at on the way. */
  findings: CrowdFindings | null;
}

/** Audits watched and stopped when they look best, by two rules; asked with a ChoiceRequest. */
export interface StoppingReply {
  audits: number;
  limit: number;
  planned: FalseClaims;
  best: FalseClaims;
  sequence: FalseClaims;
}

/** What the chapters' worker exposes. Partial replies come at most every few frames, in order. */
export interface ChaptersApi extends CancellableApi {
  profile(request: ProfileRequest): Promise<Reply<ProfileCurves>>;
  tradeoff(request: TradeoffRequest): Promise<Reply<TradeoffReply>>;
  guess(request: GuessRequest): Promise<Reply<GuessReply>>;
  map(request: MapRequest, onPartial: (partial: RatioMap) => void): Promise<Reply<RatioMap>>;
  sample(request: SampleRequest): Promise<Reply<SampleReply>>;
  threshold(request: ThresholdRequest): Promise<Reply<ThresholdReading>>;
  choice(request: ChoiceRequest, onPartial: (partial: ChoiceReply) => void): Promise<Reply<ChoiceReply>>;
  crowd(request: CrowdRequest, onPartial: (partial: CrowdReply) => void): Promise<Reply<CrowdReply>>;
  stopping(
    request: ChoiceRequest,
    onPartial: (partial: StoppingReply) => void,
  ): Promise<Reply<StoppingReply>>;
}

/** How workers are started that only chapters ask: the page hands it down, so that no chapter reaches what they compute with. */
export interface ChapterWorkers {
  chapters: () => Worker;
  /** Chapter 5's, whose jobs train. */
  oneRun: () => Worker;
  /** Chapter 6's: what an attacker can reach. */
  risk: () => Worker;
  /** A reader's own encoder, for chapter 4. */
  encoder: () => Worker;
  /** A reader's own audit, on a page of its own. */
  readerAudit: () => Worker;
}
