// The result of an audit in words that claim no more than it shows. Pure.
import { t } from '@lingui/core/macro';
import type { CurveTest, Estimate, RepeatSummary, ThresholdReading } from '../../audit/estimation/types';
import { choiceOf, isBound, reported } from '../../audit/estimators/lookup';
import { say } from '../../base/language/say';
import type { EstimatorChoice, Scenario } from '../../scenario';
import type { AuditEntry } from '../../work';
import { epsilonText, percentText, rateText } from '../notation/formatNumber';
import type { KnownValue } from '../state/knownValues';

export interface ShownEstimate extends Estimate {
  /** Lower end of the interval that is drawn. */
  lower: number;
  /** Number of repeats that `epsilon` is the mean of; null for the estimate over all draws at once. */
  meanOf: number | null;
}

/**
 * The estimate that the page shows of an audit. It is null before the first report, and in a recording that is older than the estimator. An
 * estimate whose confidence does not hold is shown as it was published: as the mean over repeats, within two standard errors. All other
 * estimates are over all draws at once. The direct bound is the one at the threshold planned beforehand, because its confidence holds.
 */
export function shownEstimate(
  entry: Pick<AuditEntry, 'reply'> | null,
  estimator: EstimatorChoice,
): ShownEstimate | null {
  const reply = entry?.reply;
  if (!reply) return null;
  const pooled = reported<Estimate>('worstCase', estimator, reply.pooled);
  if (pooled === null) return null;
  const repeats = isBound(estimator) ? null : reported<RepeatSummary>('worstCase', estimator, reply);
  if (repeats === null || repeats.twoStandardErrors === null) {
    return { ...pooled, lower: pooled.epsilon, meanOf: null };
  }
  const { mean, twoStandardErrors, values } = repeats;
  return {
    ...pooled,
    epsilon: mean,
    lower: Math.max(0, mean - twoStandardErrors),
    upper: mean + twoStandardErrors,
    meanOf: values.length,
  };
}

/**
 * Interval for μ, the distance between two bell curves of standard deviation 1 whose overlap gives the attack's two error rates. Both ends
 * hold together with the confidence. It is null if the threshold was chosen after the draws, and in older recordings.
 */
export function shownMu(
  entry: Pick<AuditEntry, 'reply'> | null,
  estimator: EstimatorChoice,
): { lower: number; upper: number } | null {
  const reply = entry?.reply;
  const { threshold } = choiceOf(estimator);
  if (!reply || threshold === null) return null;
  return (threshold === 'planned' ? reply.atPlanned : reply.atZero).mu ?? null;
}

/** The estimate that the figure draws, of ε or of μ; null if there is none. */
export function drawnEstimate(
  entry: Pick<AuditEntry, 'reply'>,
  { estimator, measure }: Pick<Scenario, 'estimator' | 'measure'>,
): ShownEstimate | null {
  const estimate = shownEstimate(entry, estimator);
  if (measure === 'epsilon' || estimate === null) return estimate;
  const mu = shownMu(entry, estimator);
  // Only the assumptions of the direct bound are kept, none of which is about the curve that turns μ into ε.
  const needed = entry.reply?.pooled.directPlanned.assumptions ?? [];
  const assumptions = estimate.assumptions.filter((one) => needed.some(({ code }) => code === one.code));
  return mu && { ...estimate, ...mu, epsilon: mu.lower, meanOf: null, assumptions };
}

/** The mean of the repeats in words, which is how the paper reports an audit. */
export function repeatsText({ reply }: Pick<AuditEntry, 'reply'>, estimator: EstimatorChoice): string | null {
  const summary = reply && reported<RepeatSummary>('worstCase', estimator, reply);
  if (!summary || summary.twoStandardErrors === null) return null;
  const spread = epsilonText(summary.twoStandardErrors, 'up');
  const { length: count } = summary.values;
  const mean = epsilonText(summary.mean, 'nearest');
  return t`The mean of ${count} repeats is ${mean} ± ${spread} (two standard errors).`;
}

/** The clause beside each number of an audit that says how it was read. Chapter 3 explains each reading. */
export function readAs(estimator: EstimatorChoice, rule: ThresholdReading['rule']): string {
  const said = choiceOf(estimator).readAs;
  if (said !== null) return say(said);
  if (rule === 'known-law') return t`read by the law of this attack’s own scores`;
  return rule === 'gaussian' ? t`read as the overlap of two bell curves` : t`read through the accountant`;
}

/** The confidence in words, which say so if it does not hold. */
export function confidenceText({ confidence, confidenceHolds, moment }: Estimate): string {
  const percent = percentText(confidence);
  if (moment === 'provisional') return t`provisional, no confidence yet`;
  if (!confidenceHolds) return t`nominal ${percent} confidence that does not hold`;
  return moment === 'every' ? t`${percent} confidence at every moment` : t`${percent} confidence`;
}

/** The level of a test at a confidence, such as "5%" for 0.95. */
export const levelText = (confidence: number): string => percentText(Number((1 - confidence).toPrecision(6)));

/** The test of the add/remove claim in words. If it does not reject the claim, the words say that nothing is verified. */
export function curveTestWords(test: CurveTest) {
  const errs = rateText(test.errorUpper, 'up');
  const floor = rateText(test.errorFloorAddRemove, 'down');
  const level = levelText(test.confidence);
  if (test.contradicts) {
    return {
      verdict: 'rejected',
      headline: t`claim rejected at level ${level}`,
      detail: t`The attack guesses wrong at most ${errs} of the time. If the add/remove guarantee covered a replaced record, every attack would be wrong at least ${floor} of the time. This comparison assumes only that the runs are independent. It rejects a true claim in at most ${level} of audits.`,
    };
  }
  return {
    verdict: 'not-rejected',
    headline: t`not rejected`,
    detail: t`The attack may guess wrong up to ${errs} of the time, and the add/remove curve allows any rate from ${floor} up. That verifies nothing.`,
  };
}

/** A sentence about a result that no sound audit has except by chance; null if the result is plausible. */
export function implausible(
  estimate: Estimate | null,
  test: CurveTest | null,
  substitute: KnownValue | null,
): string | null {
  if (estimate && substitute && estimate.epsilon > substitute.upper) {
    if (estimate.moment === 'provisional') {
      return t`The audit lies above ε_S, which may be chance, because too few runs have been made yet.`;
    }
    const level = levelText(estimate.confidence);
    return estimate.confidenceHolds
      ? t`The audit lies above ε_S, which happens by chance in at most ${level} of audits, and otherwise is a fault of this page.`
      : t`The audit lies above ε_S, which this estimator does more often than its confidence says.`;
  }
  if (test && test.errorUpper < test.errorFloorSubstitute) {
    return t`The attack guesses wrong less often than the substitute curve allows, by chance or by a fault of this page.`;
  }
  return null;
}
