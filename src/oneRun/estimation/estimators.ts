// The functions behind the registry's estimators of one run, from right guesses to a lower bound on epsilon, each with
// the assumptions that a report must state.
import { epsilonFromMu } from '../../audit/estimation/lowerBounds';
import type { EstimatorOf } from '../../audit/estimators/registry';
import type { Sentence } from '../../base/sentences/sentence';
import { oneRunEpsLowerClassic } from './classicBound';
import type { OneRunCounts } from './counts';
import { oneRunEpsLowerOfFewer } from './exactBound';
import { fdpOneRunGdp, oneRunMuLowerGdp } from './gdpBounds';
import { ONE_RUN } from './sentences';

export type OneRunEstimatorId = EstimatorOf<'oneRun'>;

interface OneRunBound {
  /** Lower bound at the audit's delta; Infinity if mu is above 0 and delta is 0. */
  epsilon: number;
  /** The mu of mu-GDP; null if no Gaussian curve is assumed. */
  mu: number | null;
}

interface OneRunEstimator {
  /** Whether secrets may have more than two values. */
  manyValues: boolean;
  assumptions: readonly Sentence[];
  /** Whether the estimator has a bound if fewer guesses were made than planned. */
  fewer: boolean;
  /**
   * The lower bound with confidence 1 - alpha. The number of guesses was fixed beforehand: it is counts.r, or `planned` if only
   * counts.r of them were made.
   */
  lower(counts: OneRunCounts, delta: number, alpha: number, planned?: number): OneRunBound;
}

const gaussian = (mu: number, delta: number): OneRunBound => ({ mu, epsilon: epsilonFromMu(mu, delta) });

export const ONE_RUN_ESTIMATORS = {
  exact: {
    manyValues: true,
    assumptions: [ONE_RUN.noShape],
    fewer: true,
    lower: (counts, delta, alpha, planned = counts.r) => ({
      mu: null,
      epsilon: oneRunEpsLowerOfFewer(counts, planned, delta, alpha),
    }),
  },
  classic: {
    manyValues: false,
    assumptions: [ONE_RUN.noShape, ONE_RUN.publishedTerm],
    fewer: false,
    lower: (counts, delta, alpha) => ({ mu: null, epsilon: oneRunEpsLowerClassic(counts, delta, alpha) }),
  },
  'fdp-gdp': {
    manyValues: true,
    assumptions: [ONE_RUN.gaussianShape],
    fewer: false,
    lower: (counts, delta, alpha) => gaussian(fdpOneRunGdp(counts, alpha), delta),
  },
  'profile-gdp': {
    manyValues: true,
    assumptions: [ONE_RUN.gaussianShape],
    fewer: false,
    lower: (counts, delta, alpha) => gaussian(oneRunMuLowerGdp(counts, alpha), delta),
  },
} as const satisfies Record<OneRunEstimatorId, OneRunEstimator>;
