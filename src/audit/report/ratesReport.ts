// The report of an audit of two worlds, from counts of errors and bounds on their rates.

import type { Sentence } from '../../base/sentences/sentence';
import { directEpsilon } from '../estimation/directBound';
import { boundsAt, MOMENT_WORDS } from '../estimation/estimate';
import { checkErrorCounts, type ErrorCounts, epsilonFromMu, muFromRates } from '../estimation/lowerBounds';
import { ESTIMATION } from '../estimation/sentences';
import type { Moment } from '../estimation/types';
import type { EstimatorOf } from '../estimators/registry';
import type { RatesReport } from './auditReport';
import { type BoundedErrors, boundedCounts } from './boundedErrors';
import { judgeClaim } from './claims';
import { AUDIT_GAMES, type AuditGameId } from './games';
import { AUDIT_REPORT } from './sentences';
import { type AuditTerms, checkTerms } from './terms';

/** The terms as every report repeats them, with the adjacency that the game decides. */
export const statedTerms = ({ game, delta, alpha }: AuditTerms) => ({
  ...{ game, delta, alpha, confidence: 1 - alpha },
  adjacency: AUDIT_GAMES[game].adjacency,
});

/** The best of several bounds that hold at once: one without an assumed shape, and one along a Gaussian curve. */
export class BestBound {
  epsilon = 0;
  mu = 0;
  at: BoundedErrors | null = null;
  gaussianAt: BoundedErrors | null = null;

  constructor(private readonly delta: number) {}

  readonly take = (one: BoundedErrors): void => {
    const epsilon = directEpsilon(one.fprUpper, one.fnrUpper, this.delta);
    if (epsilon > this.epsilon) {
      this.epsilon = epsilon;
      this.at = one;
    }
    const mu = muFromRates(one.fprUpper, one.fnrUpper);
    if (mu > this.mu) {
      this.mu = mu;
      this.gaussianAt = one;
    }
  };
}

/** Errors with the threshold in units of the file's scores, whose sign the audit may have turned. */
const inUnits = (at: BoundedErrors | null, sign: 1 | -1): BoundedErrors | null =>
  at && { ...at, threshold: at.threshold === null ? null : sign * at.threshold };

interface RatesWords {
  estimator: EstimatorOf<'own'>;
  /** The rule that was fixed before any score was looked at, as a sentence. */
  rule: Sentence;
  /** The thresholds that were fixed beforehand, if any were. */
  tried?: readonly number[];
  /** Level at which each threshold is read: each of its two rates is bounded at half of it. */
  level: number;
  moment: Moment;
  sign?: 1 | -1;
  remarks?: readonly Sentence[];
}

/** The report on the best of several bounds. `most` are the errors of an audit of the same size without a mistake. */
export function ratesReport(
  audit: AuditTerms,
  best: BestBound,
  most: BoundedErrors,
  { estimator, rule, tried = [], level, moment, sign = 1, remarks = [] }: RatesWords,
): RatesReport<AuditGameId> {
  const { delta, alpha, claims } = audit;
  const { adjacency, words } = AUDIT_GAMES[audit.game];
  const { at } = best;
  return {
    kind: 'rates',
    estimator,
    ...statedTerms(audit),
    confidenceHolds: true,
    moment,
    decided: { words: rule, tried, level, withoutCorrection: null },
    remarks,
    epsilon: best.epsilon,
    at: inUnits(at, sign),
    pointEstimate:
      at === null
        ? 0
        : directEpsilon(at.falsePositives / at.negatives, at.falseNegatives / at.positives, delta),
    most: directEpsilon(most.fprUpper, most.fnrUpper, delta),
    gaussian: {
      mu: best.mu,
      epsilon: epsilonFromMu(best.mu, delta),
      at: inUnits(best.gaussianAt, sign),
      assumption: AUDIT_REPORT.mayBeGaussian,
    },
    assumptions: [
      words,
      ESTIMATION.independentRuns,
      AUDIT_REPORT.sameLaw,
      ESTIMATION.noShape,
      ...(moment === 'planned' ? [AUDIT_REPORT.runsFixed] : MOMENT_WORDS[moment]),
    ],
    claims: claims.map((claim) => judgeClaim(claim, adjacency, best.epsilon, alpha)),
  };
}

/** Counts of this size without a single mistake. */
export const withoutMistakes = (size: Pick<ErrorCounts, 'negatives' | 'positives'>): ErrorCounts => ({
  ...size,
  falsePositives: 0,
  falseNegatives: 0,
});

/**
 * The report on four counts at one threshold that was fixed before the runs were counted, each run a training of
 * its own. `watched` says that the number of runs was not fixed. Counts and ranges as checkErrorCounts and
 * {@link AuditTerms}; InputError outside.
 */
export function reportOfCounts(audit: AuditTerms, counts: ErrorCounts, watched: boolean) {
  checkTerms(audit);
  checkErrorCounts(counts);
  const moment = watched ? 'every' : 'planned';
  const bounds = boundsAt(moment);
  const at = (of: ErrorCounts) => boundedCounts(of, null, audit.alpha / 2, bounds);
  const best = new BestBound(audit.delta);
  best.take(at(counts));
  const rule = AUDIT_REPORT.thresholdFixed;
  const level = audit.alpha;
  return ratesReport(audit, best, at(withoutMistakes(counts)), { estimator: 'fixed', rule, level, moment });
}
