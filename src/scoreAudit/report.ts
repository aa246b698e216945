// Everything that the result of a reader's own audit must state.

import { boundsAt } from '../audit/estimation/estimate';
import { simultaneousUpper } from '../audit/estimation/rates/simultaneous';
import type { Moment } from '../audit/estimation/types';
import type { GuessesReport, AuditReport as OneReport, RatesReport } from '../audit/report/auditReport';
import { type BoundedErrors, boundedCounts } from '../audit/report/boundedErrors';
import { judgeClaim } from '../audit/report/claims';
import { AUDIT_GAMES, type AuditGameId } from '../audit/report/games';
import { BestBound, ratesReport, statedTerms, withoutMistakes } from '../audit/report/ratesReport';
import { type AuditTerms, checkTerms } from '../audit/report/terms';
import { InputError } from '../base/numerics/errors';
import type { Sentence } from '../base/sentences/sentence';
import type { OneRunGameId } from '../oneRun/estimation/games';
import { guessesReport, type PlannedGuesses } from '../oneRun/estimation/report';
import { levelOf, speakAgainst } from './direction';
import { guessesOf } from './guesses';
import type { ColumnsTaken, ReaderScores } from './readerScores';
import { SCORE_AUDIT } from './sentences';
import { checkThresholds, type ScoreSettings, type ThresholdRule } from './settings';
import { atFixed, atLearnt, visitBounded } from './thresholds';

/** The same game where all canaries are of one training run. */
const ONE_RUN_GAME: Readonly<Record<AuditGameId, OneRunGameId>> = {
  'in-out': 'in-out',
  'two-records': 'choose-one',
  labels: 'choose-one',
};

interface GuessesWords {
  own?: readonly Sentence[];
  remarks?: readonly Sentence[];
  /** At which the bound is read, if that is not the audit's alpha. */
  level?: number;
}

/** Said of guesses that ties have prevented. */
const leftOut = ({ r, made = r }: PlannedGuesses): Sentence[] =>
  made === r ? [] : [SCORE_AUDIT.leftOut({ planned: r, made })];

/**
 * v right guesses of r in one run, of m secrets of k values, where fewer than r may have been made. InputError, also
 * if the game has no such secrets.
 */
export function reportOfGuesses(
  audit: AuditTerms,
  { m, k, planned }: { m: number; k: number; planned: readonly PlannedGuesses[] },
  { own = [], remarks = [], level = audit.alpha }: GuessesWords = {},
): GuessesReport<AuditGameId> {
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
  };
}

export type OwnAuditReport = OneReport<AuditGameId>;

/** What is known besides of a report on scores. */
export interface OfScores {
  /** Null if no file was read. */
  columns: ColumnsTaken | null;
  /** The scores speak against the direction that was taken, and no direction was learnt from them. */
  reversed: boolean;
}

/**
 * The report on scores of two worlds, already turned so that larger ones speak for z (`settings.sign` turns typed
 * thresholds alike). Throws InputError for settings or numbers of scores that allow no bound.
 */
export function reportOfScores(
  audit: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
): OwnAuditReport & OfScores {
  checkTerms(audit);
  const level = levelOf(settings, audit.alpha);
  const remarks = level === audit.alpha ? [] : [SCORE_AUDIT.turned];
  const report =
    settings.trainings === 'one'
      ? reportOfCanaries(audit, settings, scores, { remarks, level })
      : reportOfRuns(audit, settings, scores, { remarks, level });
  const { columns } = scores;
  return { ...report, columns, reversed: speakAgainst(scores, settings, audit.alpha) };
}

type Reading = Required<Pick<GuessesWords, 'remarks' | 'level'>>;

function reportOfCanaries(
  audit: AuditTerms,
  { guesses }: ScoreSettings,
  scores: ReaderScores,
  reading: Reading,
): OwnAuditReport {
  const { m, planned } = guessesOf(scores, guesses);
  return reportOfGuesses(audit, { m, k: 2, planned }, { ...reading, own: [SCORE_AUDIT.rowsAreCanaries] });
}

/** What a rule finds: its best bound, the most that it could have shown, and what was decided beforehand. */
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
    throw new InputError('inconsistent', 'watched', SCORE_AUDIT.watchedRule({ rule }));
  }
  const found = RULES[rule](scores, settings, audit.delta, level);
  const { best, most, words, tried = [], moment = 'planned' } = found;
  return ratesReport(audit, best, most, {
    ...{ estimator: rule, rule: words, moment, sign, remarks, tried },
    level: level / Math.max(1, tried.length),
  });
}
