// Everything that the result of a one-run audit must state, built from counts alone.

import { ALPHA, AUDIT_DELTA } from '../../audit/estimation/ranges';
import { ESTIMATORS } from '../../audit/estimators/registry';
import type { GuessesReport } from '../../audit/report/auditReport';
import { type EpsilonClaim, type JudgedClaim, judgeClaim } from '../../audit/report/claims';
import { refusals, requireNumber } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import { checkCounts } from './counts';
import { ONE_RUN_ESTIMATORS, type OneRunEstimatorId } from './estimators';
import { ONE_RUN_GAMES, type OneRunGame, type OneRunGameId } from './games';
import { ONE_RUN } from './sentences';

export interface PlannedGuesses {
  /** Number of guesses that were planned. */
  r: number;
  /** Number of guesses that are right. */
  v: number;
  /** Number of guesses that were made, by default all. Scores may decide this number, and secrets may not (guesses.ts). */
  made?: number;
}

export interface OneRunAudit {
  game: OneRunGameId;
  /** Number of canaries. */
  m: number;
  /** Number of values of a secret. */
  k: number;
  /** Numbers of guesses, planned before any guess was compared with its secret. Each is read at an equal share of alpha (Bonferroni). */
  planned: readonly PlannedGuesses[];
  delta: number;
  alpha: number;
  estimator: OneRunEstimatorId;
  claims?: readonly EpsilonClaim[];
}

export type OneRunGuessesReport = GuessesReport<OneRunGameId>;

/** The report as `compute` and the package give it. */
export interface OneRunReport {
  adjacency: OneRunGame['adjacency'];
  game: OneRunGameId;
  m: number;
  k: number;
  /** Guesses made, of the best planned number. */
  r: number;
  v: number;
  delta: number;
  alpha: number;
  /** Confidence of the report as a whole, 1 - alpha. */
  confidence: number;
  multiplicity: {
    rule: 'r fixed beforehand' | 'Bonferroni over all r tried';
    tried: readonly number[];
    /** The level at which each r is read. */
    level: number;
    /** The best r's claim at the full alpha, which does not hold for it. Null if r was fixed. */
    withoutCorrection: number | null;
  };
  estimator: OneRunEstimatorId;
  derivedHere: boolean;
  assumptions: readonly Sentence[];
  /** The lower bound on epsilon, at delta, of `adjacency`. */
  epsilon: number;
  /** The mu of mu-GDP, from estimators that assume it. */
  mu: number | null;
  /** epsilon_O, what the same design and estimator would show if every guess were right. */
  epsilonOptimal: number;
  claims: readonly JudgedClaim[];
}

/**
 * Checks everything in an audit but its claims: at least one planned number r of guesses, all different, counts within their
 * ranges, and k, the values of a secret, that fits the game and the estimator. Throws InputError.
 */
export function checkGuesses({ game, m, k, planned, delta, alpha, estimator }: OneRunAudit): void {
  const { choices } = ONE_RUN_GAMES[game];
  const { fewer, manyValues } = ONE_RUN_ESTIMATORS[estimator];
  requireNumber('alpha', alpha, ALPHA);
  requireNumber('delta', delta, AUDIT_DELTA);
  if (planned.length === 0) throw refusals('r').missing(ONE_RUN.noGuesses);
  if (new Set(planned.map(({ r }) => r)).size < planned.length)
    throw refusals('r').inconsistent(ONE_RUN.guessesTwice);
  if (k !== 2 && (choices === 2 || !manyValues)) {
    const sentence =
      choices === 2 ? ONE_RUN.twoValuesInGame({ k, game }) : ONE_RUN.twoValuesInEstimator({ k, estimator });
    throw refusals('k').inconsistent(sentence);
  }
  for (const { r, v, made = r } of planned) {
    checkCounts({ m, r, v, k });
    if (made < r && !fewer)
      throw refusals('estimator').inconsistent(ONE_RUN.fewerMade({ estimator, planned: r, made }));
  }
}

/** The report on one run's guesses. Throws InputError as {@link checkGuesses} does, and for a claim out of range. */
export function guessesReport(audit: OneRunAudit): OneRunGuessesReport {
  checkGuesses(audit);
  const { game, m, k, planned, delta, alpha, estimator } = audit;
  const { adjacency } = ONE_RUN_GAMES[game];
  const { lower, assumptions } = ONE_RUN_ESTIMATORS[estimator];
  const level = alpha / planned.length;
  const at = ({ r, v, made = r }: PlannedGuesses, share: number) =>
    lower({ m, r: made, v, k }, delta, share, r);
  const bounds = planned.map((one) => ({ ...one, ...at(one, level) }));
  const best = bounds.reduce((most, one) => (one.epsilon > most.epsilon ? one : most));
  const several = planned.length > 1;
  const tried = planned.map(({ r }) => r);
  return {
    kind: 'guesses',
    estimator,
    adjacency,
    game,
    ...{ m, k, r: best.made ?? best.r, v: best.v },
    ...{ delta, alpha, confidence: 1 - alpha, confidenceHolds: true, moment: 'planned' },
    decided: {
      words: several ? ONE_RUN.guessesTried : ONE_RUN.guessesFixed,
      tried,
      level,
      withoutCorrection: several ? Math.max(...planned.map((one) => at(one, alpha).epsilon)) : null,
    },
    remarks: [],
    assumptions: [
      ONE_RUN_GAMES[game].words,
      ONE_RUN.secretsUniform,
      several ? ONE_RUN.guessesTried : ONE_RUN.guessesFixed,
      ...assumptions,
    ],
    epsilon: best.epsilon,
    mu: best.mu,
    most: Math.max(...planned.map(({ r }) => at({ r, v: r }, level).epsilon)),
    claims: (audit.claims ?? []).map((claim) => judgeClaim(claim, adjacency, best.epsilon, alpha)),
  };
}

/** The report of one run under the names that compute and the package have for it, which never change. */
export function statedOneRun(report: OneRunGuessesReport): OneRunReport {
  const { adjacency, game, m, k, r, v, delta, alpha, confidence, decided, assumptions } = report;
  const { tried, level, withoutCorrection } = decided;
  const rule = tried.length > 1 ? 'Bonferroni over all r tried' : 'r fixed beforehand';
  const estimator = report.estimator as OneRunEstimatorId;
  const { epsilon, mu, most: epsilonOptimal, claims } = report;
  return {
    ...{ adjacency, game, m, k, r, v, delta, alpha, confidence },
    multiplicity: { rule, tried, level, withoutCorrection },
    estimator,
    derivedHere: ESTIMATORS[estimator].source === null,
    ...{ assumptions, epsilon, mu, epsilonOptimal, claims },
  };
}

/** The report of {@link guessesReport}, with its statement. */
export const oneRunReport = (audit: OneRunAudit): OneRunReport => statedOneRun(guessesReport(audit));
