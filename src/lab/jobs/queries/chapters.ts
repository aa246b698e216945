// What the chapters can ask: a function each. The numbers are the core's.
import { emptyRatioMap, traceProfiles, traceRatioMap, tradeoff } from '../../../accounting';
import type { AdjacencyName } from '../../../accounting/adjacencies/names';
import type { ProfileQuery, RatioMap, RatioMapQuery, TradeoffPoint } from '../../../accounting/curves/types';
import type { Mechanism } from '../../../accounting/types';
import type { GuessBound } from '../../../addons/risk/types';
import { substituteGuess } from '../../../addons/risk/wholeCurveGuess';
import { traceCrowdAudit } from '../../../audit/canaries/crowd/crowdAudit';
import { type SampleQuery, type ScoreSample, sampleScores } from '../../../audit/canaries/S1/scoreSample';
import { traceStoppingChoice } from '../../../audit/canaries/S1/stoppingChoice';
import { traceThresholdChoice } from '../../../audit/canaries/S1/thresholdChoice';
import { sortScores } from '../../../audit/estimation/scores/roc';
import { readThreshold } from '../../../audit/estimation/thresholdReading';
import type { ThresholdReading } from '../../../audit/estimation/types';
import { oneByOne, type ReplyOf, type RequestOf, type Steps, stepsOf } from './query';

export interface TradeoffRequest {
  mechanism: Mechanism;
  /** Type-I error rates, ascending, in [0,1]. */
  alphas: Float64Array;
}

/**
 * f(alpha) by adjacency. `implied` and `group` are what add/remove implies for a substitution, by its whole curves and by
 * Theorem 4.1.
 */
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

export type ChapterTable = typeof CHAPTER_QUERIES;

export const CHAPTER_QUERIES = {
  profile: (request: ProfileQuery) => stepsOf(traceProfiles(request)),

  *tradeoff({ mechanism, alphas }: TradeoffRequest): Steps<TradeoffReply> {
    const of = (relation: AdjacencyName) => () => tradeoff(relation, mechanism, alphas);
    const curves = yield* oneByOne({
      addRemove: of('add-remove'),
      substitute: of('substitute'),
      implied: of('implied'),
      group: of('group'),
    });
    return { alphas, ...curves };
  },

  /** One guess at a secret, by the whole substitute profile: for each chance of being right beforehand, in (0, 1). */
  *guess({
    mechanism,
    priors,
  }: {
    mechanism: Mechanism;
    priors: readonly number[];
  }): Steps<readonly GuessBound[]> {
    const bounds: GuessBound[] = [];
    for (const prior of priors) {
      yield;
      bounds.push(substituteGuess(prior, mechanism));
    }
    return bounds;
  },

  map(request: RatioMapQuery): Steps<RatioMap> {
    const rows = request.noiseMultipliers.length;
    const map = emptyRatioMap(rows * request.samplingRates.length, rows);
    return stepsOf(traceRatioMap(request, map), (step) => (step === 'row' ? map : undefined));
  },

  *sample(request: SampleQuery): Steps<ScoreSample> {
    yield;
    return sampleScores(request);
  },

  *threshold({
    mechanism,
    seed,
    fresh = 0,
    runs,
    threshold,
    delta,
    confidence,
  }: ThresholdRequest): Steps<ThresholdReading> {
    yield;
    const { original, substituted } = sampleScores({ mechanism, seed, fresh, runs, points: 2 });
    return readThreshold(sortScores(original, substituted), threshold, { mechanism, delta, confidence });
  },

  choice: traceThresholdChoice,
  crowd: traceCrowdAudit,
  stopping: traceStoppingChoice,
};

type Asked<Name extends keyof ChapterTable> = RequestOf<ChapterTable[Name]>;
type Answer<Name extends keyof ChapterTable> = ReplyOf<ChapterTable[Name]>;

export type ProfileRequest = Asked<'profile'>;
export type ProfileCurves = Answer<'profile'>;
export type MapRequest = Asked<'map'>;
export type SampleRequest = Asked<'sample'>;
export type SampleReply = Answer<'sample'>;
export type ChoiceRequest = Asked<'choice'>;
export type FalseClaims = Answer<'choice'>['fixed'];
export type CrowdRequest = Asked<'crowd'>;
export type CrowdFindings = NonNullable<Answer<'crowd'>['findings']>;
export type CrowdReading = CrowdFindings['readings']['sum'];

export type { RatioMap, ThresholdReading };
