// What the chapters can ask: a function each, from which the worker, the client and their types follow. The numbers
// are the core's.
import { emptyRatioMap, totalVariation, traceProfiles, traceRatioMap, tradeoff } from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import type {
  ProfileCurves,
  ProfileQuery,
  RatioMap,
  RatioMapQuery,
  TradeoffPoint,
} from '../../accounting/curves/types';
import type { Mechanism } from '../../accounting/types';
import type { ClaimsSoFar, FalseClaims, SmallAuditsQuery } from '../../audit/canaries/choices';
import { type SampleQuery, type ScoreSample, sampleScores } from '../../audit/canaries/S1/scoreSample';
import { traceStoppingChoice } from '../../audit/canaries/S1/stoppingChoice';
import { traceThresholdChoice } from '../../audit/canaries/S1/thresholdChoice';
import { sortScores } from '../../audit/estimation/scores/roc';
import { readThreshold } from '../../audit/estimation/thresholdReading';
import type { ThresholdReading } from '../../audit/estimation/types';
import type { GuessBound } from '../../risk/types';
import { substituteGuess } from '../../risk/wholeCurveGuess';
import { oneByOne, type Steps, stepsOf } from './query';

export type {
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

function* tradeoffCurves({ mechanism, alphas }: TradeoffRequest): Steps<TradeoffReply> {
  const of = (adjacency: AdjacencyName) => () => tradeoff(adjacency, mechanism, alphas);
  const curves = yield* oneByOne({
    addRemove: of('add-remove'),
    substitute: of('substitute'),
    implied: of('implied'),
    group: of('group'),
  });
  return { alphas, ...curves };
}

export interface GuessRequest {
  mechanism: Mechanism;
  /** Chances of being right beforehand, each in (0, 1). */
  priors: readonly number[];
}

function* guessBounds({ mechanism, priors }: GuessRequest): Steps<readonly GuessBound[]> {
  const bounds: GuessBound[] = [];
  for (const prior of priors) {
    yield;
    bounds.push(substituteGuess(prior, mechanism));
  }
  return bounds;
}

/** The share of right guesses about two equally likely values that the add/remove curve would allow, if it covered them. */
export interface EvenOdds {
  /** An upper bound, in [1/2, 1]: (1 + TV) / 2 with the total variation at the upper end of its bracket. */
  addRemove: number;
}

function* evenOdds({ mechanism }: { mechanism: Mechanism }): Steps<EvenOdds> {
  yield;
  return { addRemove: Math.min(1, 0.5 * (1 + totalVariation('add-remove', mechanism).upper)) };
}

function ratioMap(request: RatioMapQuery): Steps<RatioMap> {
  const rows = request.noiseMultipliers.length;
  const map = emptyRatioMap(rows * request.samplingRates.length, rows);
  return stepsOf(traceRatioMap(request, map), (step) => (step === 'row' ? map : undefined));
}

function* sample(request: SampleQuery): Steps<ScoreSample> {
  yield;
  return sampleScores(request);
}

function* threshold(request: ThresholdRequest): Steps<ThresholdReading> {
  const { mechanism, seed, fresh = 0, runs, delta, confidence } = request;
  yield;
  const { original, substituted } = sampleScores({ mechanism, seed, fresh, runs, points: 2 });
  return readThreshold(sortScores(original, substituted), request.threshold, {
    mechanism,
    delta,
    confidence,
  });
}

export const CHAPTER_QUERIES = {
  profile: (request: ProfileQuery): Steps<ProfileCurves> => stepsOf(traceProfiles(request)),
  tradeoff: tradeoffCurves,
  guess: guessBounds,
  evenOdds,
  map: ratioMap,
  sample,
  threshold,
  choice: (request: SmallAuditsQuery): Steps<ClaimsSoFar<'fixed' | 'best'>> => traceThresholdChoice(request),
  stopping: (request: SmallAuditsQuery): Steps<ClaimsSoFar<'planned' | 'best' | 'sequence'>> =>
    traceStoppingChoice(request),
};
