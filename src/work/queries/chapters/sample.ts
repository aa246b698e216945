// Scores of the worst case, drawn in both worlds, with their exact densities.
import { z } from 'zod';
import { type SampleQuery, type ScoreSample, sampleScores } from '../../../audit/canaries/S1/scoreSample';
import type { Entry, Steps } from '../query';
import { numberIn } from '../vocabulary';
import { DRAWS } from './draws';

export function* sample(request: SampleQuery): Steps<ScoreSample> {
  yield;
  return sampleScores(request);
}

export const entry = () =>
  ({
    about: 'scores of the worst-case attack, drawn in both worlds, and their densities',
    notes: ['fresh counts further sets of draws, which share none with any other.'],
    asks: z.strictObject({ ...DRAWS, points: numberIn({ min: 2, max: 2000, integer: true }) }),
    example: {
      mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 },
      seed: 1,
      runs: 500,
      points: 51,
    },
    answer: sample,
  }) satisfies Entry<typeof sample>;
