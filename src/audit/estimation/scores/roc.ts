// Scores of two worlds, sorted; their error counts at every threshold; ROC curve and AUC.
import { refusals } from '../../../base/numerics/errors';
import { firstWhole } from '../../../base/numerics/rootFinding';
import { SCORES } from './sentences';

/** Scores of two worlds, one for each run, or for each canary in an audit of one run; each array ascending. They may differ in length. */
export interface SortedScores {
  /** World D, in which z was trained on. */
  original: Float64Array;
  /** World D', in which z' was trained on instead. */
  substituted: Float64Array;
}

/** Sorts scores. Throws InputError for NaN, which lies on neither side of any threshold. Infinite scores are accepted. */
export function sortScores(original: Float64Array, substituted: Float64Array): SortedScores {
  const sorted = { original: original.slice().sort(), substituted: substituted.slice().sort() };
  for (const world of ['original', 'substituted'] as const) {
    // a typed array sorts NaN to its end
    if (Number.isNaN(sorted[world].at(-1))) {
      throw refusals('scores').notANumber(SCORES.notANumber({ world: SCORES[world] }));
    }
  }
  return sorted;
}

export function mergeSorted(a: Float64Array, b: Float64Array): Float64Array {
  const merged = new Float64Array(a.length + b.length);
  for (let i = 0, j = 0, n = 0; n < merged.length; n++) {
    merged[n] = j >= b.length || (i < a.length && a[i] <= b[j]) ? a[i++] : b[j++];
  }
  return merged;
}

export const countAtMost = (ascending: Float64Array, threshold: number): number =>
  firstWhole(-1, ascending.length, (i) => ascending[i] > threshold);

/**
 * Visits every split of the scores, from the lowest up: first the one with no score at or below, as the threshold -Infinity, and
 * then one for each distinct score. If a score is -Infinity, this threshold is therefore visited twice, with different counts.
 */
export function visitThresholds(
  { original, substituted }: SortedScores,
  visit: (threshold: number, originalAtMost: number, substitutedAtMost: number) => void,
): void {
  visit(-Infinity, 0, 0);
  let i = 0;
  let j = 0;
  while (i < original.length || j < substituted.length) {
    const takeOriginal = j >= substituted.length || (i < original.length && original[i] <= substituted[j]);
    const threshold = takeOriginal ? original[i] : substituted[j];
    while (i < original.length && original[i] === threshold) i++;
    while (j < substituted.length && substituted[j] === threshold) j++;
    visit(threshold, i, j);
  }
}

export type RocCurve = ReturnType<typeof rocCurve>;

/**
 * One point per split of {@link visitThresholds} by the rule "z if score > threshold", from the strictest threshold down. The last is
 * (1, 1), also if a score is -Infinity, though no threshold makes the rule take that score for z.
 */
export function rocCurve(scores: SortedScores) {
  const { original, substituted } = scores;
  // there are at most as many splits as scores, and one below them all; the arrays are filled from the end
  const most = original.length + substituted.length + 1;
  const curve = {
    threshold: new Float64Array(most),
    fpr: new Float64Array(most),
    tpr: new Float64Array(most),
  };
  let at = most;
  visitThresholds(scores, (threshold, originalAtMost, substitutedAtMost) => {
    at--;
    curve.threshold[at] = threshold;
    curve.fpr[at] = 1 - substitutedAtMost / substituted.length;
    curve.tpr[at] = 1 - originalAtMost / original.length;
  });
  return {
    threshold: curve.threshold.slice(at),
    /** Share of D' above the threshold. */
    fpr: curve.fpr.slice(at),
    /** Share of D above the threshold. */
    tpr: curve.tpr.slice(at),
  };
}

/** P(a score of world D exceeds one of D') with ties counted half: the area under the ROC curve, in [0,1]. */
export function areaUnderRoc(scores: SortedScores): number {
  let area = 0;
  let originalBefore = 0;
  let substitutedBefore = 0;
  visitThresholds(scores, (_, originalAtMost, substitutedAtMost) => {
    const tied = substitutedAtMost - substitutedBefore;
    area += (originalAtMost - originalBefore) * (substitutedBefore + 0.5 * tied);
    originalBefore = originalAtMost;
    substitutedBefore = substitutedAtMost;
  });
  return area / (scores.original.length * scores.substituted.length);
}
