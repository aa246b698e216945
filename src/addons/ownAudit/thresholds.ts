// From the scores of two worlds to error counts with upper bounds on their rates, by the rule that found the
// threshold. Every rule's two bounds hold together, at all the thresholds that it answers, with probability at
// least 1 - alpha.

import { directMaximum } from '../../audit/estimation/directMaximum';
import { boundsAt } from '../../audit/estimation/estimate';
import { CALIBRATION_SHARE, calibrateMidpoint, errorsOf } from '../../audit/estimation/holdoutThreshold';
import type { ErrorCounts } from '../../audit/estimation/lowerBounds';
import type { RateBounds } from '../../audit/estimation/rates/rateBounds';
import { simultaneousUpper } from '../../audit/estimation/rates/simultaneous';
import { type SortedScores, visitThresholds } from '../../audit/estimation/scores/roc';
import { errorsAbove } from '../../audit/estimation/thresholdScan';
import type { FixedTest } from '../../audit/estimation/trainingReport';
import { STREAM, uniforms } from '../../base/numerics/randomStreams';
import { ROWS } from './columns';
import type { ScoreSettings } from './settings';

export interface BoundedErrors extends ErrorCounts {
  /** Null where only counts are known. */
  threshold: number | null;
  fprUpper: number;
  fnrUpper: number;
}

export function boundedCounts(
  counts: ErrorCounts,
  threshold: number | null,
  level: number,
  bounds: RateBounds,
): BoundedErrors {
  const { falsePositives, negatives, falseNegatives, positives } = counts;
  return {
    ...counts,
    threshold,
    fprUpper: bounds.upper(falsePositives, negatives, level),
    fnrUpper: bounds.upper(falseNegatives, positives, level),
  };
}

/** Thresholds that were all fixed beforehand: each has its share of alpha (Bonferroni). */
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

/** Which of a world's scores only set the threshold: a seeded draw for each, which knows no score. */
function dealt(scores: Float64Array, world: number): { learnt: Float64Array; counted: Float64Array } {
  const draws = uniforms({ seed: 1, stream: STREAM.readerSplit, model: world }, scores.length);
  return {
    learnt: scores.filter((_, i) => draws[i] < CALIBRATION_SHARE),
    counted: scores.filter((_, i) => draws[i] >= CALIBRATION_SHARE),
  };
}

/** The test that promises most on some scores, or their midpoint where none promises anything. At least two scores a world. */
export function learntTest(scores: SortedScores, delta: number, alpha: number): FixedTest {
  const best = directMaximum(delta, 1 - alpha)(scores);
  if (best === null) return calibrateMidpoint(scores.original, scores.substituted).test;
  // the search tries a threshold both ways round and does not say which way it took
  const { threshold } = best;
  const { originalErrors, substitutedErrors } = errorsAbove(scores, threshold);
  const originalAbove =
    originalErrors === best.originalErrors && substitutedErrors === best.substitutedErrors;
  return { threshold, originalAbove };
}

/** A threshold learnt on a fifth of the scores, chosen by a seeded draw, and counted on the others. */
export function atLearnt(scores: SortedScores, delta: number, alpha: number): BoundedErrors {
  const original = dealt(scores.original, 0);
  const substituted = dealt(scores.substituted, 1);
  const few = [original.learnt, original.counted, substituted.learnt, substituted.counted];
  if (few.some(({ length }) => length < 2))
    throw ROWS.outOfRange`There are ${scores.original.length} scores of z and ${scores.substituted.length} of the other world, but a split needs some twenty of each. Give more, or fix a threshold beforehand.`;
  const test = learntTest({ original: original.learnt, substituted: substituted.learnt }, delta, alpha);
  const errors = errorsOf(test, original.counted, substituted.counted);
  const counts = {
    falsePositives: errors.substitutedErrors,
    negatives: errors.substitutedRuns,
    falseNegatives: errors.originalErrors,
    positives: errors.originalRuns,
  };
  return boundedCounts(counts, test.threshold, alpha / 2, boundsAt('planned'));
}

/** Of many scores, neighbouring thresholds that differ by less than this share of each count say the same. */
const FINENESS = 1e-3;

/**
 * Visits thresholds from the lowest up, with bounds that hold for all of them at once: all thresholds that one of a
 * few thousand scores can make, and of more those that differ by a thousandth of a count. What is passed over makes
 * no bound wrong.
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
