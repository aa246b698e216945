// Everything that the result of a reader's own audit must state.

import { boundsAt } from '../../../audit/estimation/estimate';
import { simultaneousUpper } from '../../../audit/estimation/rates/simultaneous';
import type { Moment } from '../../../audit/estimation/types';
import { type BoundedErrors, boundedCounts } from '../../../audit/report/boundedErrors';
import { judgeClaim } from '../../../audit/report/claims';
import { AUDIT_GAMES, type AuditGameId } from '../../../audit/report/games';
import {
  BestBound,
  type RatesReport,
  ratesReport,
  statedTerms,
  withoutMistakes,
} from '../../../audit/report/ratesReport';
import { type AuditTerms, checkTerms } from '../../../audit/report/terms';
import { InputError } from '../../../base/numerics/errors';
import type { Sentence } from '../../../base/sentences/sentence';
import type { OneRunGameId } from '../../../oneRun/estimation/games';
import { oneRunReport, type PlannedGuesses } from '../../../oneRun/estimation/report';
import { levelOf, speakAgainst } from './direction';
import { guessesOf } from './guesses';
import type { ColumnsTaken, ReaderScores } from './readerScores';
import { OWN_AUDIT } from './sentences';
import { checkThresholds, type ScoreSettings } from './settings';
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
  made === r ? [] : [OWN_AUDIT.leftOut({ planned: r, made })];

/**
 * v right guesses of r in one run, of m secrets of k values, where fewer than r may have been made. InputError, also
 * if the game has no such secrets.
 */
export function reportOfGuesses(
  audit: AuditTerms,
  { m, k, planned }: { m: number; k: number; planned: readonly PlannedGuesses[] },
  { own = [], remarks = [], level = audit.alpha }: GuessesWords = {},
) {
  checkTerms(audit);
  const { delta, alpha, claims } = audit;
  const game = ONE_RUN_GAME[audit.game];
  const { adjacency } = AUDIT_GAMES[audit.game];
  const found = oneRunReport({ game, m, k, planned, delta, alpha: level, estimator: 'exact' });
  const { tried } = found.multiplicity;
  return {
    kind: 'guesses' as const,
    ...statedTerms(audit),
    rule:
      planned.length === 1
        ? OWN_AUDIT.guessesFixed
        : OWN_AUDIT.bestOfGuesses({ count: planned.length, tried: tried.join(', ') }),
    remarks: [...remarks, ...planned.flatMap(leftOut)],
    epsilon: found.epsilon,
    most: found.epsilonOptimal,
    ...{ m, k, r: found.r, v: found.v },
    tried,
    assumptions: [...own, ...found.assumptions],
    claims: claims.map((claim) => judgeClaim(claim, adjacency, found.epsilon, alpha)),
  };
}

export type AuditReport = RatesReport | ReturnType<typeof reportOfGuesses>;

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
): AuditReport & OfScores {
  checkTerms(audit);
  const level = levelOf(settings, audit.alpha);
  const remarks = level === audit.alpha ? [] : [OWN_AUDIT.turned];
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
): AuditReport {
  const { m, planned } = guessesOf(scores, guesses);
  return reportOfGuesses(audit, { m, k: 2, planned }, { ...reading, own: [OWN_AUDIT.rowsAreCanaries] });
}

function reportOfRuns(
  audit: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
  { remarks, level }: Reading,
): AuditReport {
  const { delta } = audit;
  const { sign, thresholds, watched } = settings;
  const best = new BestBound(delta);
  const size = { negatives: scores.substituted.length, positives: scores.original.length };
  const report = (rule: Sentence, most: BoundedErrors, moment: Moment = 'planned') =>
    ratesReport(audit, best, most, { rule, moment, sign, remarks });
  if (settings.rule === 'fixed') {
    checkThresholds(thresholds);
    const moment = watched ? 'every' : 'planned';
    atFixed(scores, level, settings).forEach(best.take);
    const { length } = thresholds;
    return report(
      length === 1 ? OWN_AUDIT.thresholdFixed : OWN_AUDIT.bestOfThresholds({ count: length }),
      boundedCounts(withoutMistakes(size), null, level / (2 * length), boundsAt(moment)),
      moment,
    );
  }
  if (watched) {
    throw new InputError('inconsistent', 'watched', OWN_AUDIT.watchedRule({ rule: settings.rule }));
  }
  if (settings.rule === 'split') {
    const learnt = atLearnt(scores, delta, level);
    best.take(learnt);
    return report(
      OWN_AUDIT.thresholdLearnt,
      boundedCounts(withoutMistakes(learnt), null, level / 2, boundsAt('planned')),
    );
  }
  visitBounded(scores, level, best.take);
  return report(OWN_AUDIT.bestOfAll, {
    ...withoutMistakes(size),
    threshold: null,
    fprUpper: simultaneousUpper(size.negatives, level / 2)(0),
    fnrUpper: simultaneousUpper(size.positives, level / 2)(0),
  });
}
