// The columns of data files about a threshold in chapter 3: the counted mistakes of the attack and the bounds that follow. Pure.
import { t } from '@lingui/core/macro';
import type { ThresholdReading, ThresholdRequest } from '../../../work';
import { type Columns, csvBlock, jsonRecord } from '../../export/columns';
import type { CsvBlock } from '../../export/dataFile';

export interface DrawnReading {
  reading: ThresholdReading;
  request: ThresholdRequest;
  /** Whether the threshold was moved while these draws were seen, in which case no confidence holds. */
  explored?: boolean;
}

const chosen = (explored: boolean | undefined) =>
  explored ? t`while watching these draws, so no confidence` : t`before these draws`;

const COUNTED: Columns<DrawnReading> = [
  { csv: 'threshold', json: 'threshold', value: ({ reading }) => reading.threshold },
  { csv: 'draws_per_world', json: 'drawsPerWorld', value: ({ reading }) => reading.runs },
  {
    csv: 'z_other_taken_for_z',
    json: 'otherTakenForZ.count',
    value: ({ reading }) => reading.falsePositives,
  },
  {
    csv: 'z_other_taken_for_z_rate_lower',
    json: 'otherTakenForZ.rateLower',
    value: ({ reading }) => reading.fpr.lowerTwoSided,
  },
  {
    csv: 'z_other_taken_for_z_rate_upper',
    json: 'otherTakenForZ.rateUpper',
    value: ({ reading }) => reading.fpr.upperTwoSided,
  },
  {
    csv: 'z_taken_for_z_other',
    json: 'zTakenForOther.count',
    value: ({ reading }) => reading.falseNegatives,
  },
  {
    csv: 'z_taken_for_z_other_rate_lower',
    json: 'zTakenForOther.rateLower',
    value: ({ reading }) => reading.fnr.lowerTwoSided,
  },
  {
    csv: 'z_taken_for_z_other_rate_upper',
    json: 'zTakenForOther.rateUpper',
    value: ({ reading }) => reading.fnr.upperTwoSided,
  },
  { csv: 'wrong_guesses_rate', json: 'wrongGuesses.rate', value: ({ reading }) => reading.error.point },
  {
    csv: 'wrong_guesses_rate_upper',
    json: 'wrongGuesses.rateUpper',
    value: ({ reading }) => reading.error.upper,
  },
  { csv: 'confidence', json: 'confidence', value: ({ request }) => request.confidence },
  { csv: 'delta', json: 'delta', value: ({ request }) => request.delta },
];

/**
 * Columns that stand before the bounds in a JSON file and after them in a CSV file. The orders differ because readers of older
 * files rely on them.
 */
const CHOSEN: Columns<DrawnReading> = [
  { csv: 'threshold_chosen', json: 'thresholdChosen', value: ({ explored }) => chosen(explored) },
];

const BOUNDS: Columns<DrawnReading> = [
  { csv: 'epsilon_no_curve_assumed', json: 'epsilonNoCurveAssumed', value: ({ reading }) => reading.direct },
  {
    csv: 'epsilon_along_gaussian_curve',
    json: 'epsilonAlongGaussianCurve',
    value: ({ reading }) => reading.gaussian,
  },
  { csv: 'epsilon_accuracy_bound', json: 'epsilonAccuracyBound', value: ({ reading }) => reading.valid },
  { csv: 'accuracy_bound_read_by', json: 'accuracyBoundReadBy', value: ({ reading }) => reading.rule },
];

export const readingBlock = (note: string, drawn: DrawnReading | null): CsvBlock[] =>
  drawn === null ? [] : [csvBlock([...COUNTED, ...BOUNDS, ...CHOSEN], [drawn], note)];

export const readingFacts = (drawn: DrawnReading) => jsonRecord([...COUNTED, ...CHOSEN, ...BOUNDS], drawn);
