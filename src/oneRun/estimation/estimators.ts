// The ways from right guesses of one run to a lower bound on epsilon, by name, each with what must be said about
// it.
import { epsilonFromMu } from '../../audit/estimation/lowerBounds';
import { oneRunEpsLowerClassic } from './classicBound';
import type { OneRunCounts } from './counts';
import { oneRunEpsLowerOfFewer } from './exactBound';
import { fdpOneRunGdp, oneRunMuLowerGdp } from './gdpBounds';

interface OneRunBound {
  /** At the audit's delta; Infinity if mu is above 0 and delta is 0. */
  epsilon: number;
  /** The mu of mu-GDP; null if no Gaussian curve is assumed. */
  mu: number | null;
}

interface OneRunEstimator {
  label: string;
  /** Whether the argument is this project's own and in no paper. */
  derivedHere: boolean;
  manyValues: boolean;
  assumptions: readonly string[];
  /** Whether it has a bound if fewer guesses were made than planned. */
  fewer: boolean;
  /**
   * With confidence 1 - alpha. The number of guesses was fixed beforehand: it is counts.r, or `planned` if only
   * counts.r of them were made.
   */
  lower(counts: OneRunCounts, delta: number, alpha: number, planned?: number): OneRunBound;
}

const GAUSSIAN_SHAPE =
  'The trade-off curve is assumed to be Gaussian, so this may exceed every bound that assumes no shape.';

const gaussian = (mu: number, delta: number): OneRunBound => ({ mu, epsilon: epsilonFromMu(mu, delta) });

export const ONE_RUN_ESTIMATORS = {
  exact: {
    label: 'exact, with no shape assumed',
    derivedHere: true,
    manyValues: true,
    assumptions: [
      'No shape of the trade-off curve is assumed, and no independence of the canaries in training.',
    ],
    fewer: true,
    lower: (counts, delta, alpha, planned = counts.r) => ({
      mu: null,
      epsilon: oneRunEpsLowerOfFewer(counts, planned, delta, alpha),
    }),
  },
  classic: {
    label: 'as published, with no shape assumed and a looser term in δ',
    derivedHere: false,
    manyValues: false,
    assumptions: [
      'No shape of the trade-off curve is assumed, and no independence of the canaries in training.',
      'The term in δ is that of the published program. For p-values up to 0.05 it was larger than the exact one in all numerical checks.',
    ],
    fewer: false,
    lower: (counts, delta, alpha) => ({ mu: null, epsilon: oneRunEpsLowerClassic(counts, delta, alpha) }),
  },
  'fdp-gdp': {
    label: 'f-DP recursion along a Gaussian curve',
    derivedHere: false,
    manyValues: true,
    assumptions: [GAUSSIAN_SHAPE],
    fewer: false,
    lower: (counts, delta, alpha) => gaussian(fdpOneRunGdp(counts, alpha), delta),
  },
  'profile-gdp': {
    label: 'exact bound along a Gaussian curve',
    derivedHere: true,
    manyValues: true,
    assumptions: [GAUSSIAN_SHAPE],
    fewer: false,
    lower: (counts, delta, alpha) => gaussian(oneRunMuLowerGdp(counts, alpha), delta),
  },
} as const satisfies Record<string, OneRunEstimator>;

export type OneRunEstimatorId = keyof typeof ONE_RUN_ESTIMATORS;
