// Queries that run an attack.
import { auditWorstCase } from '../../audit/canaries/S1/worstCaseAudit';
import { shape } from '../catalogue/shape';
import * as read from '../fields';
import type { QueryTable, Work } from '../query';
import { POSITIVE_COUNT, SEED } from '../ranges';
import { anyMechanismFields } from '../sampledFields';

const RUNS = { ...POSITIVE_COUNT, max: 1_000_000 };
const REPEATS = { ...POSITIVE_COUNT, max: 1000 };
const CONFIDENCE = { min: 0.5, max: 1, exclusiveMax: true };

/** The values of the repeats can be had by seeds of one repeat each. */
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
      paper: summary(audit.paper),
      valid: summary(audit.valid),
      direct: summary(audit.direct),
    };
  };
}

const ESTIMATE =
  '{estimator:text confidenceHolds:boolean moment:text epsilon pointEstimate upper confidence adjacency:text assumptions:text[]}';
const COUNTED =
  '{threshold falsePositives falseNegatives runs fpr{lowerTwoSided upperTwoSided} fnr{lowerTwoSided upperTwoSided} error{lower point upper} mu{lower upper:*} direct gaussian? valid rule:text}';

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
      'Each is a mean over repeats with two standard errors, and directPlanned has its values too.',
      'pooled has all four over all draws at once, each with epsilon, upper, confidence, confidenceHolds, moment and assumptions.',
      'atZero and atPlanned have the counts behind pooled.valid and pooled.directPlanned, with rates, the mu that both ends of their intervals need, and all three readings.',
      'curveTest says whether the errors contradict the whole add/remove curve (contradictsAddRemove), and assumes no curve. Both are null where sampling has no add/remove.',
      'substituteBounds are certain, and all that is known where substituteEpsilon is null.',
    ],
    asks: shape(
      'samplingRate~ noiseMultiplier steps~ sampling:poisson|fixed-size|random-allocation|any-order~=poisson stepsPerEpoch~ epochs~ delta runs repeats~=1 seed~=1 confidence~=0.95',
    ),
    answers: shape(
      `runs repeats paper{mean twoStandardErrors?} valid{mean twoStandardErrors?} direct{mean twoStandardErrors?} directPlanned{mean twoStandardErrors? values[]} pooled{paper${ESTIMATE} valid${ESTIMATE} direct${ESTIMATE} directPlanned${ESTIMATE}} atZero${COUNTED} atPlanned${COUNTED} curveTest?{errorUpper errorFloorAddRemove errorFloorSubstitute contradicts:boolean confidence} hiddenStateEpsilon addRemoveEpsilon? substituteEpsilon? substituteBounds{lower upper} groupEpsilon? contradictsAddRemove:boolean?`,
    ),
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
