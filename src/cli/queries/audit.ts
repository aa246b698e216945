// The query that audits the worst case.

import { z } from 'zod';
import { auditWorstCase } from '../../audit/canaries/S1/worstCaseAudit';
import type { RepeatSummary } from '../../audit/estimation/types';
import { byEstimator, estimatorsOf, keyIn, valueIn } from '../../audit/estimators/lookup';
import { ESTIMATORS, type EstimatorOf } from '../../audit/estimators/registry';
import { POSITIVE_COUNT, SEED } from '../../base/numerics/ranges';
import { english } from '../../base/sentences/sentence';
import {
  anything,
  BRACKET,
  boolean,
  FIELD,
  MECHANISM,
  number,
  numberIn,
  text,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Work } from '../query';
import { anyMechanismFields } from '../sampledFields';

const RUNS = { ...POSITIVE_COUNT, max: 1_000_000 };
const REPEATS = { ...POSITIVE_COUNT, max: 1000 };
const CONFIDENCE = { min: 0.5, max: 1, exclusiveMax: true };

/** The mean over repeats with its error. The values of the repeats are left out, because queries of one repeat each give them. */
const summary = ({ mean, twoStandardErrors }: { mean: number; twoStandardErrors: number | null }) => ({
  mean,
  twoStandardErrors,
});

function worstCase(query: read.Query): Work {
  const request = {
    mechanism: anyMechanismFields(query),
    delta: read.delta(query),
    runs: read.number(query, 'runs', RUNS),
    repeats: read.optional(query, 'repeats', REPEATS, 1),
    seed: read.optional(query, 'seed', SEED, 1),
    confidence: read.optional(query, 'confidence', CONFIDENCE, 0.95),
  };
  return () => {
    const audit = auditWorstCase(request);
    return {
      ...audit,
      ...byEstimator('worstCase', (id) => {
        const repeats = valueIn<'worstCase', RepeatSummary>('worstCase', id, audit);
        return id === 'direct' ? repeats : summary(repeats);
      }),
    };
  };
}

const mean = z.strictObject({ mean: number, twoStandardErrors: number.nullable() });
const estimate = z.strictObject({
  estimator: text,
  confidenceHolds: boolean,
  moment: text,
  epsilon: number,
  pointEstimate: number,
  /** Upper end of the interval; null if it is infinite, because nothing was shown. */
  upper: number.nullable(),
  confidence: number,
  adjacency: text,
  assumptions: z.array(text),
});
const interval = z.strictObject({ lowerTwoSided: number, upperTwoSided: number });
const counted = z.strictObject({
  threshold: number,
  falsePositives: number,
  falseNegatives: number,
  runs: number,
  fpr: interval,
  fnr: interval,
  error: z.strictObject({ lower: number, point: number, upper: number }),
  mu: z.strictObject({ lower: number, upper: anything }),
  direct: number,
  gaussian: number.nullable(),
  valid: number,
  rule: text,
});

/** The estimators that the notes describe in sentences of their own. */
const DESCRIBED: readonly EstimatorOf<'worstCase'>[] = ['paper', 'valid', 'directBest', 'direct'];
const OTHERS = estimatorsOf('worstCase')
  .filter((id) => !DESCRIBED.includes(id))
  .map((id) => `${keyIn('worstCase', id)} is ${english(ESTIMATORS[id].label)}.`);

export const auditQueries: QueryTable = {
  auditWorstCase: {
    about: 'the worst-case audit S1',
    notes: [
      'It is seeded, and tests substitute.',
      'sampling has a worst case each. The sum of all steps is seen, and with any-order only the steps that held the record.',
      'With fixed-size all others pull to the other side, so that a batch with the record moves by 2C.',
      'runs is per world.',
      'paper takes the best of all thresholds and a Gaussian curve, as published, so its confidence does not hold.',
      'valid counts wrong guesses at threshold 0 and reads them along a Gaussian curve (q = 1 or q <= 1/2) or by the noise multiplier that they leave possible. Where sampling is not poisson it reads them by the law of its own scores, and gaussian is null.',
      'Its confidence holds as far as that reading does.',
      'direct counts at the best of all thresholds without a curve, so its confidence does not hold either.',
      'directPlanned counts at a threshold planned before the draws, and its confidence holds for independent runs.',
      'The page shows directPlanned as Direct.',
      ...OTHERS,
      'Each is a mean over repeats with two standard errors, and directPlanned has its values too.',
      'pooled has all of them over all draws at once, each with epsilon, upper, confidence, confidenceHolds, moment and assumptions.',
      'atZero and atPlanned have the counts behind pooled.valid and pooled.directPlanned, with rates, the mu that both ends of their intervals need, and all three readings.',
      'curveTest says whether the errors contradict the whole add/remove curve (contradictsAddRemove), and assumes no curve. Both are null where sampling has no add/remove.',
      'substituteBounds are certain, and all that is known where substituteEpsilon is null.',
    ],
    asks: z.strictObject({
      samplingRate: MECHANISM.samplingRate.optional(),
      noiseMultiplier: MECHANISM.noiseMultiplier,
      steps: MECHANISM.steps.optional(),
      sampling: FIELD.sampling,
      stepsPerEpoch: FIELD.stepsPerEpoch.optional(),
      epochs: FIELD.epochs.optional(),
      delta: FIELD.delta,
      runs: numberIn(RUNS),
      repeats: numberIn(REPEATS).default(1),
      seed: FIELD.seed,
      confidence: numberIn(CONFIDENCE).default(0.95),
    }),
    answers: z.strictObject({
      runs: number,
      repeats: number,
      ...byEstimator('worstCase', () => mean),
      directPlanned: mean.extend({ values: z.array(number) }),
      pooled: z.strictObject(byEstimator('worstCase', () => estimate)),
      atZero: counted,
      atPlanned: counted,
      curveTest: z
        .strictObject({
          errorUpper: number,
          errorFloorAddRemove: number,
          errorFloorSubstitute: number,
          contradicts: boolean,
          confidence: number,
        })
        .nullable(),
      hiddenStateEpsilon: number,
      addRemoveEpsilon: number.nullable(),
      substituteEpsilon: number.nullable(),
      substituteBounds: z.strictObject(BRACKET),
      groupEpsilon: number.nullable(),
      contradictsAddRemove: boolean.nullable(),
    }),
    example: {
      samplingRate: 0.25,
      noiseMultiplier: 12.1,
      steps: 500,
      delta: 1e-5,
      runs: 2000,
      repeats: 3,
      seed: 7,
    },
    more: [
      { sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 2, steps: 20, delta: 1e-5, runs: 200 },
    ],
    run: worstCase,
  },
};
