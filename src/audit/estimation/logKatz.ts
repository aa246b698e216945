// Katz's log-ratio interval for the likelihood ratio of one event: a classical, asymptotic bound at delta = 0, for
// comparison.
import { refusals } from '../../base/numerics/errors';
import { normalUpperQuantile } from '../../base/numerics/normal';
import { checkErrorCounts, type ErrorCounts } from './lowerBounds';
import { checkLevel } from './rates/clopperPearson';
import { SCORES } from './scores/sentences';

/**
 * One-sided lower bound on ln(TPR/FPR): ln(TPR/FPR) - z_{1-alpha} sqrt((1-TPR)/(n1 TPR) + (1-FPR)/(n0 FPR)). May be
 * negative. Asymptotic. Undefined, hence refused by InputError, without false positives or true positives.
 * Katz et al. (1978); Lu et al., "A General Framework for Auditing Differentially Private Machine Learning" (2022).
 */
export function logKatzEpsLower(counts: ErrorCounts, alpha: number): number {
  checkErrorCounts(counts);
  checkLevel('alpha', alpha);
  const { falsePositives, negatives, falseNegatives, positives } = counts;
  const truePositives = positives - falseNegatives;
  if (falsePositives === 0 || truePositives === 0)
    throw refusals(falsePositives === 0 ? 'falsePositives' : 'falseNegatives').outOfRange(
      SCORES.noLogRatio({ falsePositives, truePositives }),
    );
  const spread = Math.sqrt(
    falseNegatives / (positives * truePositives) + (1 - falsePositives / negatives) / falsePositives,
  );
  return (
    Math.log((truePositives / positives) * (negatives / falsePositives)) - normalUpperQuantile(alpha) * spread
  );
}
