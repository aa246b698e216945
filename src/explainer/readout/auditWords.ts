// What an audit says, in words that claim no more than it proves. Pure.
import type { CurveTest, Estimate } from '../../auditing/types';
import type { AuditEntry } from '../../jobs';
import type { EstimatorChoice } from '../../scenario';
import { epsilonText, percentText } from '../numbers/formatNumber';
import type { Reading } from '../state/readings';

/** What stands for an audit in figure, table and sentence. */
export interface ShownEstimate extends Estimate {
  /** Lower end of the drawn interval. */
  lower: number;
  /** The number of repeats whose mean this is; null for the estimate over all draws at once. */
  meanOf: number | null;
}

/**
 * The estimate to show; null before the first report. The published estimator is shown as published, as the mean over
 * repeats within two standard errors; the others over all draws at once, from what they prove up to the other end of
 * their interval.
 */
export function shownEstimate(entry: AuditEntry | null, estimator: EstimatorChoice): ShownEstimate | null {
  const reply = entry?.reply;
  if (!reply) return null;
  const pooled = reply.pooled[estimator];
  if (estimator !== 'paper' || reply.paper.twoStandardErrors === null) {
    return { ...pooled, lower: pooled.epsilon, meanOf: null };
  }
  const { mean, twoStandardErrors, values } = reply.paper;
  return {
    ...pooled,
    epsilon: mean,
    lower: Math.max(0, mean - twoStandardErrors),
    upper: mean + twoStandardErrors,
    meanOf: values.length,
  };
}

/** The repeats' mean and spread, which is how the paper reports an audit. */
export function repeatsText(entry: AuditEntry, estimator: EstimatorChoice): string | null {
  const summary = entry.reply?.[estimator];
  if (!summary || summary.twoStandardErrors === null) return null;
  const spread = epsilonText(summary.twoStandardErrors, 'up');
  return `mean of ${summary.values.length} repeats ${epsilonText(summary.mean)} ± ${spread} (two standard errors)`;
}

/** "5 %" for a confidence of 0.95. */
export const levelText = (confidence: number): string => percentText(Number((1 - confidence).toPrecision(6)));

export type Verdict = 'rejected' | 'not-rejected';

export interface CurveTestWords {
  verdict: Verdict;
  /** "claim rejected at level 5 %". */
  headline: string;
  detail: string;
}

/** Spec 4d in words. A test that does not reject has verified nothing, and does not say so. */
export function curveTestWords(test: CurveTest): CurveTestWords {
  const errs = percentText(Number(test.errorUpper.toPrecision(3)));
  const floor = percentText(Number(test.errorFloorAddRemove.toPrecision(3)));
  const level = levelText(test.confidence);
  if (test.contradicts) {
    return {
      verdict: 'rejected',
      headline: `claim rejected at level ${level}`,
      detail: `The attack errs in at most ${errs} of its guesses; if the add/remove curve covered this substitution, no attack could err less than ${floor}.`,
    };
  }
  return {
    verdict: 'not-rejected',
    headline: 'not rejected',
    detail: `The attack may err in up to ${errs} of its guesses, and the add/remove curve allows any rate from ${floor} up. That verifies nothing.`,
  };
}

/** What cannot be true of a sound audit, said plainly: it is chance, or a fault in the page. */
export function implausible(
  estimate: Estimate | null,
  test: CurveTest | null,
  substitute: Reading | null,
): string | null {
  if (estimate && substitute && estimate.epsilon > substitute.upper) {
    const why = estimate.confidenceHolds
      ? `which happens by chance in at most ${levelText(estimate.confidence)} of audits, and otherwise is a fault of this page`
      : 'which this estimator does more often than its confidence says';
    return `The audit lies above ε_S, ${why}.`;
  }
  if (test && test.errorUpper < test.errorFloorSubstitute) {
    return 'The attack errs less often than the substitute curve allows: chance, or a fault of this page.';
  }
  return null;
}
