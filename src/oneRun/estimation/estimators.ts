// The ways from right guesses of one run to a lower bound on epsilon, by name, each with what must be said about
// it.
import { epsilonFromMu } from '../../audit/estimation/lowerBounds';
import type { Sentence } from '../../base/sentences/sentence';
import { oneRunEpsLowerClassic } from './classicBound';
import type { OneRunCounts } from './counts';
import { oneRunEpsLowerOfFewer } from './exactBound';
import { fdpOneRunGdp, oneRunMuLowerGdp } from './gdpBounds';
import { ONE_RUN } from './sentences';

interface OneRunBound {
  /** At the audit's delta; Infinity if mu is above 0 and delta is 0. */
  epsilon: number;
  /** The mu of mu-GDP; null if no Gaussian curve is assumed. */
  mu: number | null;
}

interface OneRunEstimator {
  label: Sentence;
  /** Whether the argument is this project's own and in no paper. */
  derivedHere: boolean;
  manyValues: boolean;
  assumptions: readonly Sentence[];
  /** Whether it has a bound if fewer guesses were made than planned. */
  fewer: boolean;
  /**
   * With confidence 1 - alpha. The number of guesses was fixed beforehand: it is counts.r, or `planned` if only
   * counts.r of them were made.
   */
  lower(counts: OneRunCounts, delta: number, alpha: number, planned?: number): OneRunBound;
}

const gaussian = (mu: number, delta: number): OneRunBound => ({ mu, epsilon: epsilonFromMu(mu, delta) });

export const ONE_RUN_ESTIMATORS = {
  exact: {
    label: ONE_RUN.exact,
    derivedHere: true,
    manyValues: true,
    assumptions: [ONE_RUN.noShape],
    fewer: true,
    lower: (counts, delta, alpha, planned = counts.r) => ({
      mu: null,
      epsilon: oneRunEpsLowerOfFewer(counts, planned, delta, alpha),
    }),
  },
  classic: {
    label: ONE_RUN.classic,
    derivedHere: false,
    manyValues: false,
    assumptions: [ONE_RUN.noShape, ONE_RUN.publishedTerm],
    fewer: false,
    lower: (counts, delta, alpha) => ({ mu: null, epsilon: oneRunEpsLowerClassic(counts, delta, alpha) }),
  },
  'fdp-gdp': {
    label: ONE_RUN.recursion,
    derivedHere: false,
    manyValues: true,
    assumptions: [ONE_RUN.gaussianShape],
    fewer: false,
    lower: (counts, delta, alpha) => gaussian(fdpOneRunGdp(counts, alpha), delta),
  },
  'profile-gdp': {
    label: ONE_RUN.exactAlongGaussian,
    derivedHere: true,
    manyValues: true,
    assumptions: [ONE_RUN.gaussianShape],
    fewer: false,
    lower: (counts, delta, alpha) => gaussian(oneRunMuLowerGdp(counts, alpha), delta),
  },
} as const satisfies Record<string, OneRunEstimator>;

export type OneRunEstimatorId = keyof typeof ONE_RUN_ESTIMATORS;
