// Audit numbers with what must be said beside them: kind, confidence, adjacency, assumptions. It counts nothing itself.
import type { Mechanism } from '../accounting';
import { conversionRule, type ErrorProbability, epsilonOfError } from './accuracyBound';
import { directEpsilon } from './directBound';
import { epsilonFromMu, muFromRates } from './lowerBounds';
import type { PaperEstimate } from './paperEstimator';
import { EVERY_MOMENT, PLANNED_NUMBER, type RateBounds } from './rateBounds';
import type { SortedScores } from './roc';
import type { ThresholdErrors } from './thresholdScan';
import type { Estimate, Moment, RepeatSummary } from './types';

const SUBSTITUTE =
  'Substitute adjacency: the runs tell one record from another in its place, not presence from absence.';

const INDEPENDENT = 'The runs are independent of one another.';

/** What must be said of an estimate over runs that are still being made, or were stopped. */
const MOMENTS: Record<Moment, readonly string[]> = {
  planned: [],
  every: [
    'The confidence holds at every moment of the audit at once (a confidence sequence), so one may look and stop; the bound over the planned number of runs is tighter.',
  ],
  provisional: [
    'Provisional: the planned number of runs is not reached, and this recipe has no confidence before.',
  ],
};

/** The bounds that go with a moment. */
export const boundsAt = (moment: Moment): RateBounds => (moment === 'every' ? EVERY_MOMENT : PLANNED_NUMBER);

/** Where a fixed threshold came from. */
export type ThresholdOrigin = 'planned' | 'calibrated';

const ORIGIN: Record<ThresholdOrigin, string> = {
  planned: 'The threshold was fixed before any score was seen.',
  calibrated: 'The threshold was fixed on a share of the runs, which are left out of the count.',
};

const ASSUMPTIONS = {
  gaussian: [
    SUBSTITUTE,
    INDEPENDENT,
    'The trade-off curve of DP-SGD with this sampling rate and these steps is read as Gaussian from its total variation; for sampling rates up to 1/2 and at 1 this never overstated epsilon in numerical checks.',
  ],
  'noise-multiplier': [
    SUBSTITUTE,
    INDEPENDENT,
    'The mechanism is DP-SGD with this sampling rate and these steps: the bound is the epsilon at the largest noise multiplier that the observed error rate allows.',
    'Part of this number is accounting, so it must not be held against the add/remove epsilon as evidence.',
  ],
  paper: [
    SUBSTITUTE,
    'The best of all thresholds was chosen by looking at the scores, so the stated level does not hold: the value exceeds the true epsilon more often than stated.',
    'The trade-off curve is assumed to be Gaussian.',
  ],
  'direct-best': [
    SUBSTITUTE,
    'The best of all thresholds was chosen by looking at the scores, so the stated level is not guaranteed.',
    'No shape of the trade-off curve is assumed.',
  ],
  'direct-planned': [
    SUBSTITUTE,
    INDEPENDENT,
    'The threshold was fixed before any score was seen, where the known law of the worst case promises most.',
    'No shape of the trade-off curve is assumed.',
  ],
  'direct-calibrated': [
    SUBSTITUTE,
    INDEPENDENT,
    ORIGIN.calibrated,
    'No shape of the trade-off curve is assumed.',
  ],
} as const;

type Recipe = keyof typeof ASSUMPTIONS;

const ESTIMATOR: Record<Recipe, Pick<Estimate, 'estimator' | 'confidenceHolds'>> = {
  gaussian: { estimator: 'valid', confidenceHolds: true },
  'noise-multiplier': { estimator: 'valid', confidenceHolds: true },
  paper: { estimator: 'paper', confidenceHolds: false },
  'direct-best': { estimator: 'direct', confidenceHolds: false },
  'direct-planned': { estimator: 'direct', confidenceHolds: true },
  'direct-calibrated': { estimator: 'direct', confidenceHolds: true },
};

function assemble(
  recipe: Recipe,
  confidence: number,
  moment: Moment,
  { epsilon, pointEstimate, upper }: Pick<Estimate, 'epsilon' | 'pointEstimate' | 'upper'>,
): Estimate {
  const { estimator, confidenceHolds } = ESTIMATOR[recipe];
  return {
    estimator,
    confidenceHolds: confidenceHolds && moment !== 'provisional',
    moment,
    epsilon,
    pointEstimate,
    upper,
    confidence,
    adjacency: 'substitute',
    assumptions: [...ASSUMPTIONS[recipe], ...MOMENTS[moment]],
  };
}

/** What an estimator says when no threshold says anything. */
const NOTHING = { epsilon: 0, pointEstimate: 0, upper: Infinity };

/** Accuracy bound at a threshold fixed in advance; one-sided at the given confidence, with the bounds of its moment. */
export function validEstimate(
  error: ErrorProbability,
  mechanism: Mechanism,
  delta: number,
  confidence: number,
  origin: ThresholdOrigin = 'planned',
  moment: Moment = 'planned',
): Estimate {
  const estimate = assemble(conversionRule(mechanism.samplingRate), confidence, moment, {
    epsilon: epsilonOfError(error.upper, mechanism, delta),
    pointEstimate: epsilonOfError(error.point, mechanism, delta),
    upper: epsilonOfError(error.lower, mechanism, delta),
  });
  const [adjacency, independent, ...rest] = estimate.assumptions;
  return { ...estimate, assumptions: [adjacency, independent, ORIGIN[origin], ...rest] };
}

/** Both error rates of a test as [plug-in, lower ends, upper ends], two-sided at 1 - confidence. */
function ratesOf(
  { originalErrors, substitutedErrors }: ThresholdErrors,
  scores: SortedScores,
  confidence: number,
  bounds: RateBounds,
) {
  const level = (1 - confidence) / 2;
  const { original, substituted } = scores;
  const both = (of: (errors: number, runs: number) => number) =>
    [of(originalErrors, original.length), of(substitutedErrors, substituted.length)] as const;
  return {
    point: both((errors, runs) => errors / runs),
    lower: both((errors, runs) => bounds.lower(errors, runs, level)),
    upper: both((errors, runs) => bounds.upper(errors, runs, level)),
  };
}

/** The published estimator; point and upper end are taken at the threshold it selected. */
export function paperEstimateReport(
  { epsilon, at }: PaperEstimate,
  scores: SortedScores,
  delta: number,
  confidence: number,
  moment: Moment = 'planned',
): Estimate {
  if (at === null) return assemble('paper', confidence, moment, NOTHING);
  const { point, lower } = ratesOf(at, scores, confidence, PLANNED_NUMBER);
  const gaussian = ([a, b]: readonly [number, number]) => epsilonFromMu(muFromRates(a, b), delta);
  return assemble('paper', confidence, moment, {
    epsilon,
    pointEstimate: gaussian(point),
    upper: gaussian(lower),
  });
}

/** The direct bound at a threshold: planned before the draws, calibrated, or the best of all (null: none says anything). */
export function directEstimate(
  recipe: 'direct-best' | 'direct-planned' | 'direct-calibrated',
  at: ThresholdErrors | null,
  scores: SortedScores,
  delta: number,
  confidence: number,
  moment: Moment = 'planned',
): Estimate {
  if (at === null) return assemble(recipe, confidence, moment, NOTHING);
  const { point, lower, upper } = ratesOf(at, scores, confidence, boundsAt(moment));
  const direct = ([a, b]: readonly [number, number]) => directEpsilon(a, b, delta);
  return assemble(recipe, confidence, moment, {
    epsilon: direct(upper),
    pointEstimate: direct(point),
    upper: direct(lower),
  });
}

/** Mean over repeats and twice its standard error; null with a single repeat. At least one value. */
export function summarise(values: readonly number[]): RepeatSummary {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  if (values.length < 2) return { mean, twoStandardErrors: null, values };
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  return { mean, twoStandardErrors: 2 * Math.sqrt(squares / ((values.length - 1) * values.length)), values };
}
