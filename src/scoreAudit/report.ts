// The report of a reader's own audit, with everything that must be stated beside its bound.

import type { AnyRun } from '../accounting';
import { boundsAt } from '../audit/estimation/estimate';
import { epsilonFromMu } from '../audit/estimation/lowerBounds';
import { simultaneousUpper } from '../audit/estimation/rates/simultaneous';
import type { Moment } from '../audit/estimation/types';
import type { GuessesReport, RatesReport } from '../audit/report/auditReport';
import { type BoundedErrors, boundedCounts } from '../audit/report/boundedErrors';
import { judgeClaim } from '../audit/report/claims';
import { AUDIT_GAMES, type AuditGameId } from '../audit/report/games';
import { BestBound, ratesReport, statedTerms, withoutMistakes } from '../audit/report/ratesReport';
import { type AuditTerms, checkTerms } from '../audit/report/terms';
import { refusals } from '../base/numerics/errors';
import type { Sentence } from '../base/sentences/sentence';
import { ONE_RUN_ESTIMATORS } from '../oneRun/estimation/estimators';
import type { OneRunGameId } from '../oneRun/estimation/games';
import { guessesReport, type PlannedGuesses } from '../oneRun/estimation/report';
import { type ClaimedCurve, claimedCurve } from './claimedCurve';
import { levelOf, speakAgainst } from './direction';
import { guessesOf } from './guesses';
import type { ColumnsTaken, ReaderScores } from './readerScores';
import { SCORE_AUDIT } from './sentences';
import { checkThresholds, type GuessedSide, type ScoreSettings, type ThresholdRule } from './settings';
import { atFixed, atLearnt, visitBounded } from './thresholds';

/** The game of one training run that corresponds to each game of many runs. */
const ONE_RUN_GAME: Readonly<Record<AuditGameId, OneRunGameId>> = {
  'in-out': 'in-out',
  'two-records': 'choose-one',
  labels: 'choose-one',
};

interface GuessesWords {
  own?: readonly Sentence[];
  remarks?: readonly Sentence[];
  /** Level at which the bound is read, if that is not the audit's alpha. */
  level?: number;
}

/** The remark on guesses that ties have prevented. */
const leftOut = ({ r, made = r }: PlannedGuesses): Sentence[] =>
  made === r ? [] : [SCORE_AUDIT.leftOut({ planned: r, made })];

/**
 * The report on guesses in one run: of m secrets of k values, v of r planned guesses are right, and fewer than r may have
 * been made. Throws InputError for numbers out of range, and if the game has no secrets of k values.
 */
export function reportOfGuesses(
  audit: AuditTerms,
  { m, k, planned }: { m: number; k: number; planned: readonly PlannedGuesses[] },
  { own = [], remarks = [], level = audit.alpha }: GuessesWords = {},
): OwnGuessesReport {
  checkTerms(audit);
  const { delta, alpha, claims } = audit;
  const game = ONE_RUN_GAME[audit.game];
  const { adjacency } = AUDIT_GAMES[audit.game];
  const found = guessesReport({ game, m, k, planned, delta, alpha: level, estimator: 'exact' });
  const { tried } = found.decided;
  const words =
    planned.length === 1
      ? SCORE_AUDIT.guessesFixed
      : SCORE_AUDIT.bestOfGuesses({ count: planned.length, tried: tried.join(', ') });
  return {
    ...found,
    ...statedTerms(audit),
    decided: { ...found.decided, words },
    remarks: [...remarks, ...planned.flatMap(leftOut)],
    assumptions: [...own, ...found.assumptions],
    claims: claims.map((claim) => judgeClaim(claim, adjacency, found.epsilon, alpha)),
    gaussian: alongGaussian({ m, k, planned, delta, level }),
  };
}

/**
 * The largest mu whose Gaussian curve the guesses refute, by the recursion for f-DP at each planned number. Guesses that
 * ties have prevented count as wrong: a rule that had made them would have had as many right, or more.
 */
function alongGaussian({
  m,
  k,
  planned,
  delta,
  level,
}: {
  m: number;
  k: number;
  planned: readonly PlannedGuesses[];
  delta: number;
  level: number;
}): OwnGuessesReport['gaussian'] {
  const { lower, assumptions } = ONE_RUN_ESTIMATORS['fdp-gdp'];
  const mus = planned.map(({ r, v }) => lower({ m, r, v, k }, delta, level / planned.length).mu ?? 0);
  const mu = Math.max(...mus);
  return { mu, epsilon: epsilonFromMu(mu, delta), assumption: assumptions[0] };
}

/** A report on guesses in one run, with the reading along a Gaussian curve for those who may assume one. */
export type OwnGuessesReport = GuessesReport<AuditGameId> & {
  gaussian: { mu: number; epsilon: number; assumption: Sentence };
};

export type OwnAuditReport = RatesReport<AuditGameId> | OwnGuessesReport;

/** Fields of a report on scores that one on counts or guesses does not have. */
export interface OfScores {
  /** Columns that were taken; null if no file was read. */
  columns: ColumnsTaken | null;
  /** Whether the scores contradict the direction that was taken, and no direction was learnt from them. */
  reversed: boolean;
  /** The test of a claimed run's whole curve; null if none is claimed. */
  claimedCurve: ClaimedCurve | null;
}

/**
 * The report on scores of two worlds, and on the whole curve of a run that is `claimed`. The scores must be turned so that
 * larger ones speak for z; `settings.sign` turns typed thresholds in the same way. Throws InputError for settings or
 * numbers of scores that allow no bound.
 */
export function reportOfScores(
  audit: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
  claimed: AnyRun | null = null,
): OwnAuditReport & OfScores {
  checkTerms(audit);
  const level = levelOf(settings, audit.alpha);
  const remarks = level === audit.alpha ? [] : [SCORE_AUDIT.turned];
  const report =
    settings.trainings === 'one'
      ? reportOfCanaries(audit, settings, scores, { remarks, level })
      : reportOfRuns(audit, settings, scores, { remarks, level });
  const { columns } = scores;
  const curve = claimed && curveOfClaim(audit, settings, scores, claimed);
  return { ...report, columns, reversed: speakAgainst(scores, settings, audit.alpha), claimedCurve: curve };
}

/** The claimed run's curve for the adjacency of the game, tested against all bounds that the scores give. */
function curveOfClaim(
  { game, delta, alpha }: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
  claimed: AnyRun,
): ClaimedCurve {
  const level = levelOf(settings, alpha);
  const { adjacency } = AUDIT_GAMES[game];
  if (settings.trainings === 'one') {
    const { m, planned } = guessesOf(scores, settings.guesses, settings.side);
    // guesses that ties have prevented count as wrong
    const guesses = planned.map(({ r, v }) => ({ m, r, v, k: 2 }));
    return claimedCurve(adjacency, claimed, { guesses, level });
  }
  const bounds: BoundedErrors[] = [];
  BOUNDS_OF[settings.rule](scores, settings, delta, level, (one) => bounds.push(one));
  return claimedCurve(adjacency, claimed, { bounds, level });
}

const SIDE_WORDS: Readonly<Record<GuessedSide, Sentence>> = {
  both: SCORE_AUDIT.rowsAreCanaries,
  in: SCORE_AUDIT.highestGuessed,
  out: SCORE_AUDIT.lowestGuessed,
};

type Reading = Required<Pick<GuessesWords, 'remarks' | 'level'>>;

function reportOfCanaries(
  audit: AuditTerms,
  { guesses, side }: ScoreSettings,
  scores: ReaderScores,
  reading: Reading,
): OwnAuditReport {
  const { m, planned } = guessesOf(scores, guesses, side);
  const own = [SIDE_WORDS[side]];
  return reportOfGuesses(audit, { m, k: 2, planned }, { ...reading, own });
}

/** Result of a rule: its best bound, the most that it could have shown, and what was decided beforehand. */
interface Found {
  best: BestBound;
  most: BoundedErrors;
  words: Sentence;
  tried?: readonly number[];
  moment?: Moment;
}

type Rule = (scores: ReaderScores, settings: ScoreSettings, delta: number, level: number) => Found;

const sizeOf = ({ original, substituted }: ReaderScores) => ({
  negatives: substituted.length,
  positives: original.length,
});

const fixed: Rule = (scores, settings, delta, level) => {
  const { thresholds, watched } = settings;
  checkThresholds(thresholds);
  const { length } = thresholds;
  const moment = watched ? 'every' : 'planned';
  const best = new BestBound(delta);
  atFixed(scores, level, settings).forEach(best.take);
  return {
    best,
    most: boundedCounts(withoutMistakes(sizeOf(scores)), null, level / (2 * length), boundsAt(moment)),
    words: length === 1 ? SCORE_AUDIT.thresholdFixed : SCORE_AUDIT.bestOfThresholds({ count: length }),
    tried: thresholds,
    moment,
  };
};

const split: Rule = (scores, _, delta, level) => {
  const learnt = atLearnt(scores, delta, level);
  const best = new BestBound(delta);
  best.take(learnt);
  return {
    best,
    most: boundedCounts(withoutMistakes(learnt), null, level / 2, boundsAt('planned')),
    words: SCORE_AUDIT.thresholdLearnt,
  };
};

const whole: Rule = (scores, _, delta, level) => {
  const size = sizeOf(scores);
  const best = new BestBound(delta);
  visitBounded(scores, level, best.take);
  return {
    best,
    most: {
      ...withoutMistakes(size),
      threshold: null,
      fprUpper: simultaneousUpper(size.negatives, level / 2)(0),
      fnrUpper: simultaneousUpper(size.positives, level / 2)(0),
    },
    words: SCORE_AUDIT.bestOfAll,
  };
};

/** Visits all bounds that a rule's report may be read from, which all hold together. */
const BOUNDS_OF: Readonly<
  Record<
    ThresholdRule,
    (
      scores: ReaderScores,
      settings: ScoreSettings,
      delta: number,
      level: number,
      visit: (at: BoundedErrors) => void,
    ) => void
  >
> = {
  fixed: (scores, settings, _, level, visit) => atFixed(scores, level, settings).forEach(visit),
  split: (scores, _, delta, level, visit) => visit(atLearnt(scores, delta, level)),
  whole: (scores, _, __, level, visit) => visitBounded(scores, level, visit),
};

/** The functions behind the registry's estimators of scores that a reader brings. */
const RULES: Readonly<Record<ThresholdRule, Rule>> = { whole, split, fixed };

function reportOfRuns(
  audit: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
  { remarks, level }: Reading,
): RatesReport<AuditGameId> {
  const { sign, rule, watched } = settings;
  if (watched && rule !== 'fixed') {
    throw refusals('watched').inconsistent(SCORE_AUDIT.watchedRule({ rule }));
  }
  const found = RULES[rule](scores, settings, audit.delta, level);
  const { best, most, words, tried = [], moment = 'planned' } = found;
  return ratesReport(audit, best, most, {
    ...{ estimator: rule, rule: words, moment, sign, remarks, tried },
    level: level / Math.max(1, tried.length),
  });
}
