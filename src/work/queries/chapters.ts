// What the chapters can ask: a function each. The numbers are the core's.
import { emptyRatioMap, traceProfiles, traceRatioMap, tradeoff } from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import { traceCrowdAudit } from '../../audit/canaries/crowd/crowdAudit';
import { sampleScores } from '../../audit/canaries/S1/scoreSample';
import { traceStoppingChoice } from '../../audit/canaries/S1/stoppingChoice';
import { traceThresholdChoice } from '../../audit/canaries/S1/thresholdChoice';
import { sortScores } from '../../audit/estimation/scores/roc';
import { readThreshold } from '../../audit/estimation/thresholdReading';
import type { GuessBound } from '../../risk/types';
import { substituteGuess } from '../../risk/wholeCurveGuess';
import type { ChapterTable } from '../messages/chapterMessages';
import { oneByOne, stepsOf } from './query';

export const CHAPTER_QUERIES: ChapterTable = {
  profile: (request) => stepsOf(traceProfiles(request)),

  *tradeoff({ mechanism, alphas }) {
    const of = (relation: AdjacencyName) => () => tradeoff(relation, mechanism, alphas);
    const curves = yield* oneByOne({
      addRemove: of('add-remove'),
      substitute: of('substitute'),
      implied: of('implied'),
      group: of('group'),
    });
    return { alphas, ...curves };
  },

  *guess({ mechanism, priors }) {
    const bounds: GuessBound[] = [];
    for (const prior of priors) {
      yield;
      bounds.push(substituteGuess(prior, mechanism));
    }
    return bounds;
  },

  map(request) {
    const rows = request.noiseMultipliers.length;
    const map = emptyRatioMap(rows * request.samplingRates.length, rows);
    return stepsOf(traceRatioMap(request, map), (step) => (step === 'row' ? map : undefined));
  },

  *sample(request) {
    yield;
    return sampleScores(request);
  },

  *threshold({ mechanism, seed, fresh = 0, runs, threshold, delta, confidence }) {
    yield;
    const { original, substituted } = sampleScores({ mechanism, seed, fresh, runs, points: 2 });
    return readThreshold(sortScores(original, substituted), threshold, { mechanism, delta, confidence });
  },

  choice: traceThresholdChoice,
  crowd: traceCrowdAudit,
  stopping: traceStoppingChoice,
};
