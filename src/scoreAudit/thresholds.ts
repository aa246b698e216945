// Error counts of two worlds' scores, with upper bounds on both error rates, by the rule that found the threshold. The
// bounds of a rule all hold together, at every threshold that it gives, with probability at least 1 - alpha.

import { boundsAt } from '../audit/estimation/estimate';
import { CALIBRATION_SHARE, errorsOf } from '../audit/estimation/holdoutThreshold';
import { learntTest } from '../audit/estimation/learntTest';
import { simultaneousUpper } from '../audit/estimation/rates/simultaneous';
import { type SortedScores, sortScores, visitThresholds } from '../audit/estimation/scores/roc';
import { errorsAbove } from '../audit/estimation/thresholdScan';
import { type BoundedErrors, boundedCounts } from '../audit/report/boundedErrors';
import { STREAM, uniforms } from '../base/numerics/randomStreams';
import type { ReaderScores } from './readerScores';
import { ROW_REFUSALS } from './rowRefusals';
import { SCORE_AUDIT } from './sentences';
import type { ScoreSettings } from './settings';

/** Bounds at thresholds that were all fixed beforehand; each has its share of alpha (Bonferroni). */
export function atFixed(
  scores: SortedScores,
  alpha: number,
  { thresholds, sign, watched }: ScoreSettings,
): BoundedErrors[] {
  const bounds = boundsAt(watched ? 'every' : 'planned');
  return thresholds.map((threshold) => {
    const { originalErrors, substitutedErrors } = errorsAbove(scores, sign * threshold);
    const counts = {
      falsePositives: substitutedErrors,
      negatives: scores.substituted.length,
      falseNegatives: originalErrors,
      positives: scores.original.length,
    };
    return boundedCounts(counts, sign * threshold, alpha / (2 * thresholds.length), bounds);
  });
}

/**
 * Splits a world's rows into those that only set the threshold and those that are counted, by a seeded draw for each
 * place of a row, which does not depend on the scores.
 */
function dealt(rows: Float64Array, world: number): { learnt: Float64Array; counted: Float64Array } {
  const draws = uniforms({ seed: 1, stream: STREAM.readerSplit, model: world }, rows.length);
  return {
    learnt: rows.filter((_, i) => draws[i] < CALIBRATION_SHARE),
    counted: rows.filter((_, i) => draws[i] >= CALIBRATION_SHARE),
  };
}

/** Whether the rows rise throughout or fall throughout, so that the place of a row is its rank. Rows that are all equal do neither. */
function inOrderOfSize(rows: Float64Array): boolean {
  const rises = rows.every((score, i) => i === 0 || score >= rows[i - 1]);
  const falls = rows.every((score, i) => i === 0 || score <= rows[i - 1]);
  return rises !== falls;
}

/**
 * Bounds at a threshold that is learnt on a fifth of the scores, chosen by a seeded draw of rows, and counted on the
 * others. Rows in the order of their scores are refused, because the same ranks would be drawn in every file of this
 * size, and the bounds on the rates would not have their confidence.
 */
export function atLearnt({ rows }: ReaderScores, delta: number, alpha: number): BoundedErrors {
  const original = dealt(rows.original, 0);
  const substituted = dealt(rows.substituted, 1);
  const few = [original.learnt, original.counted, substituted.learnt, substituted.counted];
  if (few.some(({ length }) => length < 2))
    throw ROW_REFUSALS.outOfRange(
      SCORE_AUDIT.tooFewForSplit({
        original: rows.original.length,
        substituted: rows.substituted.length,
      }),
    );
  if (inOrderOfSize(rows.original) || inOrderOfSize(rows.substituted))
    throw ROW_REFUSALS.inconsistent(SCORE_AUDIT.sortedRows);
  const test = learntTest(sortScores(original.learnt, substituted.learnt), delta, alpha);
  const errors = errorsOf(test, original.counted, substituted.counted);
  const counts = {
    falsePositives: errors.substitutedErrors,
    negatives: errors.substitutedRuns,
    falseNegatives: errors.originalErrors,
    positives: errors.originalRuns,
  };
  return boundedCounts(counts, test.threshold, alpha / 2, boundsAt('planned'));
}

/** Neighbouring thresholds whose counts differ by less than this share have almost the same bounds, and are skipped. */
const FINENESS = 1e-3;

/**
 * Visits thresholds from the lowest up, with bounds that hold for all of them at once. Of a few thousand scores every
 * threshold is visited, and of more those whose counts differ by a thousandth. Skipping thresholds makes no bound wrong.
 */
export function visitBounded(
  { original, substituted }: SortedScores,
  alpha: number,
  visit: (at: BoundedErrors) => void,
): void {
  const fprUpper = simultaneousUpper(substituted.length, alpha / 2);
  const fnrUpper = simultaneousUpper(original.length, alpha / 2);
  let last = Number.NEGATIVE_INFINITY;
  visitThresholds({ original, substituted }, (threshold, falseNegatives, trueNegatives) => {
    const falsePositives = substituted.length - trueNegatives;
    const moved = falseNegatives + trueNegatives - last;
    const rarest = Math.min(falsePositives, trueNegatives, falseNegatives, original.length - falseNegatives);
    if (moved < FINENESS * rarest) return;
    last = falseNegatives + trueNegatives;
    visit({
      threshold,
      falsePositives,
      negatives: substituted.length,
      falseNegatives,
      positives: original.length,
      fprUpper: fprUpper(falsePositives),
      fnrUpper: fnrUpper(falseNegatives),
    });
  });
}
