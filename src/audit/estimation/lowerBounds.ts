// Lower bounds on mu and epsilon, from error counts at one threshold that was fixed before the counts were seen.
import { gdpEpsilon } from '../../accounting/closedForm/gaussianDp';
import { requireNumber } from '../../base/numerics/errors';
import { normalUpperQuantile } from '../../base/numerics/normal';
import { directEpsilon } from './directBound';
import { checkCount, checkLevel, clopperPearsonUpper } from './rates/clopperPearson';

export interface ErrorCounts {
  /** Runs without the record that were taken for runs with it. */
  falsePositives: number;
  /** Runs without the record. */
  negatives: number;
  /** Runs with the record that were taken for runs without it. */
  falseNegatives: number;
  /** Runs with the record. */
  positives: number;
}

export interface LowerBounds {
  /** Each rate bounded at alpha: joint confidence only 1 - 2 alpha. */
  fprUpperPerRate: number;
  fnrUpperPerRate: number;
  muLowerPerRate: number;
  /** Assumes a Gaussian trade-off curve. Infinity at delta = 0 when mu > 0. */
  epsGdpPerRate: number;
  /** Epsilon that assumes no shape of the trade-off curve. */
  epsDirectPerRate: number;
  /** Each rate bounded at alpha / 2: joint confidence 1 - alpha. */
  fprUpperJoint: number;
  fnrUpperJoint: number;
  muLowerJoint: number;
  epsGdpJoint: number;
  epsDirectJoint: number;
}

export function checkErrorCounts({
  falsePositives,
  negatives,
  falseNegatives,
  positives,
}: ErrorCounts): void {
  checkCount('falsePositives', falsePositives, 'negatives', negatives);
  checkCount('falseNegatives', falseNegatives, 'positives', positives);
}

/**
 * mu of the Gaussian trade-off curve through two error rates, Phi^-1(1 - FPR) - Phi^-1(FNR) with the normal distribution function Phi,
 * not below 0.
 */
export function muFromRates(falsePositiveRate: number, falseNegativeRate: number): number {
  return Math.max(0, normalUpperQuantile(falsePositiveRate) + normalUpperQuantile(falseNegativeRate));
}

/** The epsilon of mu-GDP at delta, also at the two ends that gdpEpsilon does not take: delta = 0 and mu = Infinity. */
export function epsilonFromMu(mu: number, delta: number): number {
  if (mu === 0) return 0;
  return delta === 0 || mu === Infinity ? Infinity : gdpEpsilon(mu, delta);
}

/**
 * Lower bounds from counts at a fixed threshold, per-rate and joint. alpha in (0,1), delta in [0,1); InputError
 * outside. Clopper-Pearson rates; Gaussian reading by Dong, Roth, Su (2022), as in Nasr et al., "Tight Auditing of
 * Differentially Private Machine Learning" (2023).
 */
export function lowerBoundsFromCounts(counts: ErrorCounts, alpha: number, delta: number): LowerBounds {
  checkErrorCounts(counts);
  checkLevel('alpha', alpha);
  requireNumber('delta', delta, { min: 0, max: 1, exclusiveMax: true });
  const at = (level: number) => {
    const fpr = clopperPearsonUpper(counts.falsePositives, counts.negatives, level);
    const fnr = clopperPearsonUpper(counts.falseNegatives, counts.positives, level);
    const mu = muFromRates(fpr, fnr);
    return { fpr, fnr, mu, gdp: epsilonFromMu(mu, delta), direct: directEpsilon(fpr, fnr, delta) };
  };
  const perRate = at(alpha);
  const joint = at(alpha / 2);
  return {
    fprUpperPerRate: perRate.fpr,
    fnrUpperPerRate: perRate.fnr,
    muLowerPerRate: perRate.mu,
    epsGdpPerRate: perRate.gdp,
    epsDirectPerRate: perRate.direct,
    fprUpperJoint: joint.fpr,
    fnrUpperJoint: joint.fnr,
    muLowerJoint: joint.mu,
    epsGdpJoint: joint.gdp,
    epsDirectJoint: joint.direct,
  };
}
