// What the chapters can ask: a function each. The numbers are the core's.
import { emptyRatioMap, traceProfiles, traceRatioMap, tradeoff } from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import { sortScores } from '../../auditing/scores/roc';
import { readThreshold } from '../../auditing/thresholdReading';
import type { ThresholdReading } from '../../auditing/types';
import { traceCrowdAudit } from '../../canaries/crowd/crowdAudit';
import { sampleScores } from '../../canaries/S1/scoreSample';
import { traceStoppingChoice } from '../../canaries/S1/stoppingChoice';
import { traceThresholdChoice } from '../../canaries/S1/thresholdChoice';
import { substituteGuess } from '../../risk/wholeCurveGuess';
import type {
  GuessReply,
  GuessRequest,
  MapRequest,
  ProfileRequest,
  RatioMap,
  SampleReply,
  SampleRequest,
  ThresholdRequest,
  TradeoffReply,
  TradeoffRequest,
} from '../messages/chapterMessages';
import { oneByOne, type Steps, stepsOf } from './query';

export type ChapterTable = typeof CHAPTER_QUERIES;

export const CHAPTER_QUERIES = {
  profile: (request: ProfileRequest) => stepsOf(traceProfiles(request)),

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

  *guess({ mechanism, priors }: GuessRequest): Steps<GuessReply> {
    const bounds = [];
    for (const prior of priors) {
      yield;
      bounds.push(substituteGuess(prior, mechanism));
    }
    return bounds;
  },

  map(request: MapRequest): Steps<RatioMap> {
    const rows = request.noiseMultipliers.length;
    const map = emptyRatioMap(rows * request.samplingRates.length, rows);
    return stepsOf(traceRatioMap(request, map), (step) => (step === 'row' ? map : undefined));
  },

  *sample(request: SampleRequest): Steps<SampleReply> {
    yield;
    return sampleScores(request);
  },

  /** The draws of a sample, read at one threshold. */
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
