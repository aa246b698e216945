// What a threshold says about the draws of the worst case, as files of data have it. Pure.
import { t } from '@lingui/core/macro';
import type { CsvBlock } from '../../export/dataFile';
import { jsonNumber } from '../../export/exactNumbers';
import type { ThresholdReading, ThresholdRequest } from '../../jobs';

/** A reading that is drawn, and what it answers. */
export interface DrawnReading {
  reading: ThresholdReading;
  request: ThresholdRequest;
  /** The threshold was moved while these draws were seen: explored, with no confidence. */
  explored?: boolean;
}

const COLUMNS = [
  'threshold',
  'draws_per_world',
  'z_other_taken_for_z',
  'z_other_taken_for_z_rate_lower',
  'z_other_taken_for_z_rate_upper',
  'z_taken_for_z_other',
  'z_taken_for_z_other_rate_lower',
  'z_taken_for_z_other_rate_upper',
  'wrong_guesses_rate',
  'wrong_guesses_rate_upper',
  'confidence',
  'delta',
  'epsilon_no_curve_assumed',
  'epsilon_along_gaussian_curve',
  'epsilon_accuracy_bound',
  'accuracy_bound_read_by',
  'threshold_chosen',
] as const;

const chosen = (explored: boolean | undefined) =>
  explored ? t`while watching these draws, so no confidence` : t`before these draws`;

const cells = ({ reading, request: { confidence, delta }, explored }: DrawnReading) => [
  reading.threshold,
  reading.runs,
  reading.falsePositives,
  reading.fpr.lowerTwoSided,
  reading.fpr.upperTwoSided,
  reading.falseNegatives,
  reading.fnr.lowerTwoSided,
  reading.fnr.upperTwoSided,
  reading.error.point,
  reading.error.upper,
  confidence,
  delta,
  reading.direct,
  reading.gaussian,
  reading.valid,
  reading.rule,
  chosen(explored),
];

/** For a CSV: one block, or none while nothing is drawn. */
export const readingBlock = (note: string, drawn: DrawnReading | null): CsvBlock[] =>
  drawn === null ? [] : [{ note, columns: COLUMNS, rows: [cells(drawn)] }];

/** The same for JSON. */
export function readingFacts({ reading, request: { confidence, delta }, explored }: DrawnReading) {
  const { threshold, runs, falsePositives, falseNegatives, fpr, fnr, error, direct, gaussian, valid, rule } =
    reading;
  const errors = (count: number, rate: typeof fpr) => ({
    count,
    rateLower: rate.lowerTwoSided,
    rateUpper: rate.upperTwoSided,
  });
  return {
    threshold,
    drawsPerWorld: runs,
    otherTakenForZ: errors(falsePositives, fpr),
    zTakenForOther: errors(falseNegatives, fnr),
    wrongGuesses: { rate: error.point, rateUpper: error.upper },
    confidence,
    delta,
    thresholdChosen: chosen(explored),
    epsilonNoCurveAssumed: jsonNumber(direct),
    epsilonAlongGaussianCurve: jsonNumber(gaussian),
    epsilonAccuracyBound: jsonNumber(valid),
    accuracyBoundReadBy: rule,
  };
}
