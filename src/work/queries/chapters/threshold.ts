// Error rates of drawn scores at one threshold, and the epsilon that they show.
import { z } from 'zod';
import { type SampleQuery, sampleScores } from '../../../audit/canaries/S1/scoreSample';
import { sortScores } from '../../../audit/estimation/scores/roc';
import { readThreshold } from '../../../audit/estimation/thresholdReading';
import type { ThresholdReading } from '../../../audit/estimation/types';
import { OPEN_UNIT_INTERVAL } from '../../../base/numerics/ranges';
import type { Entry, Steps } from '../query';
import { FIELD, number, numberIn } from '../vocabulary';
import { DRAWS } from './draws';

export interface ThresholdRequest extends Omit<SampleQuery, 'points'> {
  delta: number;
  confidence: number;
  threshold: number;
}

export function* threshold(request: ThresholdRequest): Steps<ThresholdReading> {
  const { mechanism, seed, fresh = 0, runs, delta, confidence } = request;
  yield;
  const { original, substituted } = sampleScores({ mechanism, seed, fresh, runs, points: 2 });
  return readThreshold(sortScores(original, substituted), request.threshold, {
    mechanism,
    delta,
    confidence,
  });
}

export const entry = () =>
  ({
    about: 'both error rates of the draws of sample at one threshold, and the epsilon that they show',
    asks: z.strictObject({
      ...DRAWS,
      delta: FIELD.delta,
      confidence: numberIn(OPEN_UNIT_INTERVAL),
      threshold: number,
    }),
    example: {
      mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 },
      seed: 1,
      runs: 500,
      delta: 1e-5,
      confidence: 0.95,
      threshold: 4,
    },
    answer: threshold,
  }) satisfies Entry<typeof threshold>;
