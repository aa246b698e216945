// What a threshold says about the draws of the worst case, as files of data have it. Pure.
import { t } from '@lingui/core/macro';
import type { ThresholdReading, ThresholdRequest } from '../../../work';
import type { CsvBlock } from '../../export/dataFile';
import { jsonNumber } from '../../export/exactNumbers';

export interface DrawnReading {
  reading: ThresholdReading;
  request: ThresholdRequest;
  /** The threshold was moved while these draws were seen: explored, with no confidence. */
  explored?: boolean;
}

const chosen = (explored: boolean | undefined) =>
  explored ? t`while watching these draws, so no confidence` : t`before these draws`;

const CELLS: Readonly<Record<string, (of: DrawnReading) => number | string | null>> = {
  threshold: ({ reading }) => reading.threshold,
  draws_per_world: ({ reading }) => reading.runs,
  z_other_taken_for_z: ({ reading }) => reading.falsePositives,
  z_other_taken_for_z_rate_lower: ({ reading }) => reading.fpr.lowerTwoSided,
  z_other_taken_for_z_rate_upper: ({ reading }) => reading.fpr.upperTwoSided,
  z_taken_for_z_other: ({ reading }) => reading.falseNegatives,
  z_taken_for_z_other_rate_lower: ({ reading }) => reading.fnr.lowerTwoSided,
  z_taken_for_z_other_rate_upper: ({ reading }) => reading.fnr.upperTwoSided,
  wrong_guesses_rate: ({ reading }) => reading.error.point,
  wrong_guesses_rate_upper: ({ reading }) => reading.error.upper,
  confidence: ({ request }) => request.confidence,
  delta: ({ request }) => request.delta,
  epsilon_no_curve_assumed: ({ reading }) => reading.direct,
  epsilon_along_gaussian_curve: ({ reading }) => reading.gaussian,
  epsilon_accuracy_bound: ({ reading }) => reading.valid,
  accuracy_bound_read_by: ({ reading }) => reading.rule,
  threshold_chosen: ({ explored }) => chosen(explored),
};

export const readingBlock = (note: string, drawn: DrawnReading | null): CsvBlock[] =>
  drawn === null
    ? []
    : [{ note, columns: Object.keys(CELLS), rows: [Object.values(CELLS).map((cell) => cell(drawn))] }];

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
