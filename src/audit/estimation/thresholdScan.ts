// The best of all empirical thresholds for a criterion of two bounded error rates. It is a selection: a bound maximised
// this way no longer has the confidence of its parts. World D is the one with the record z, and D' the one with z' in its place.
import { remembered } from '../../base/numerics/remembered';
import { bisectPredicate } from '../../base/numerics/rootFinding';
import { TABLE_TOLERANCE, upperBoundQuantiles } from './rates/boundTable';
import { clopperPearsonUpper } from './rates/clopperPearson';
import { countAtMost, type SortedScores, visitThresholds } from './scores/roc';

/** Error counts of a test at a threshold. Which world the scores above it are taken for depends on who counted. */
export interface ThresholdErrors {
  threshold: number;
  /** Runs of D taken for D'. */
  originalErrors: number;
  /** Runs of D' taken for D. */
  substitutedErrors: number;
}

/** Runs on the wrong side of the rule "z if score > threshold"; scores ascending. */
export function errorsAbove(scores: SortedScores, threshold: number): ThresholdErrors {
  return {
    threshold,
    originalErrors: countAtMost(scores.original, threshold),
    substitutedErrors: scores.substituted.length - countAtMost(scores.substituted, threshold),
  };
}

/** Tables of bounds by (trials, level), so that repeats of one size share one. */
export type BoundTables = (trials: number, level: number) => Float64Array;

export function createBoundTables(): BoundTables {
  const ofTrials = remembered((trials: number) =>
    remembered((level: number) => upperBoundQuantiles(trials, level)),
  );
  return (trials, level) => ofTrials(trials)(level);
}

const memoisedBound = (trials: number, level: number) =>
  remembered((count: number) => clopperPearsonUpper(count, trials, level));

export interface Criterion {
  /** Fast form of the criterion: tables of normal quantiles of 1 - bounded rate, by error count, give a function of both counts. */
  prepare(
    originalTable: Float64Array,
    substitutedTable: Float64Array,
  ): (original: number, substituted: number) => number;
  /** Exact form of the criterion, from the bounded rates. */
  ofRates(originalRate: number, substitutedRate: number): number;
  /** The most that the fast form can move when both quantiles move by 1. */
  sensitivity: number;
}

/** Errors in the orientation with accuracy >= 1/2, and the value of the criterion there. */
export interface BestThreshold extends ThresholdErrors {
  value: number;
}

/** The smallest number of errors of `trials` whose bounded rate is not below `rate`. Thresholds with fewer errors are skipped. */
function fewestErrors(trials: number, level: number, rate: number): number {
  if (clopperPearsonUpper(0, trials, level) >= rate) return 0;
  const tooFew = (count: number) => clopperPearsonUpper(Math.floor(count), trials, level) < rate;
  return Math.floor(bisectPredicate(tooFew, 0, trials, { absoluteTolerance: 0.25 })[1]);
}

/**
 * The threshold with the largest criterion among all splits of the scores, each rate bounded from above at `level`
 * and none of the bounds below `smallestRate`; null when no such threshold has a criterion above 0. Exact: the
 * interpolated table only picks the finalists. O(n) after sorting.
 */
export function bestThreshold(
  scores: SortedScores,
  level: number,
  criterion: Criterion,
  { tables = createBoundTables(), smallestRate = 0 }: { tables?: BoundTables; smallestRate?: number } = {},
): BestThreshold | null {
  const { original, substituted } = scores;
  const rough = criterion.prepare(tables(original.length, level), tables(substituted.length, level));
  const originalFewest = fewestErrors(original.length, level, smallestRate);
  const substitutedFewest = fewestErrors(substituted.length, level, smallestRate);
  const margin = 4 * TABLE_TOLERANCE * criterion.sensitivity;
  let best = 0;
  let finalists: BestThreshold[] = [];
  const half = 0.5 * (original.length + substituted.length);
  visitThresholds(scores, (threshold, originalAtMost, substitutedAtMost) => {
    // rule "D' if score > threshold", flipped when its accuracy is below 1/2
    const flip = originalAtMost + substituted.length - substitutedAtMost < half;
    const originalErrors = flip ? originalAtMost : original.length - originalAtMost;
    const substitutedErrors = flip ? substituted.length - substitutedAtMost : substitutedAtMost;
    if (originalErrors < originalFewest || substitutedErrors < substitutedFewest) return;
    const value = rough(originalErrors, substitutedErrors);
    if (!(value > best - margin)) return;
    if (value > best + margin) finalists = finalists.filter((f) => f.value > value - margin);
    best = Math.max(best, value);
    finalists.push({ threshold, originalErrors, substitutedErrors, value });
  });
  const originalBound = memoisedBound(original.length, level);
  const substitutedBound = memoisedBound(substituted.length, level);
  let winner: BestThreshold | null = null;
  for (const finalist of finalists) {
    if (finalist.value < best - margin) continue;
    const value = criterion.ofRates(
      originalBound(finalist.originalErrors),
      substitutedBound(finalist.substitutedErrors),
    );
    if (value > (winner?.value ?? 0)) winner = { ...finalist, value };
  }
  return winner;
}
