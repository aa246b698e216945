// Everything that the result of a reader's own audit must state.

import { directEpsilon } from '../../../audit/estimation/directBound';
import { boundsAt, INDEPENDENT, MOMENT_WORDS, NO_SHAPE } from '../../../audit/estimation/estimate';
import {
  checkErrorCounts,
  type ErrorCounts,
  epsilonFromMu,
  muFromRates,
} from '../../../audit/estimation/lowerBounds';
import { simultaneousUpper } from '../../../audit/estimation/rates/simultaneous';
import type { Moment } from '../../../audit/estimation/types';
import { InputError } from '../../../base/numerics/errors';
import { judgeClaim, oneRunReport, type PlannedGuesses } from '../../../oneRun/estimation/report';
import { levelOf, speakAgainst } from './direction';
import { READER_GAMES } from './games';
import { guessesOf } from './guesses';
import type { ColumnsTaken, ReaderScores } from './readerScores';
import { checkAudit, checkThresholds, type ReaderAudit, type ScoreSettings } from './settings';
import { atFixed, atLearnt, type BoundedErrors, boundedCounts, visitBounded } from './thresholds';

const GAUSSIAN =
  'This is for those who may assume that the trade-off curve is Gaussian. Nothing in the scores shows that it is, and if it is not, the number may exceed the true epsilon.';

const SAMPLE =
  'All scores of a world have the same law, as runs of one training procedure with fresh randomness do.';

const PLANNED = 'The number of runs was fixed beforehand.';

const stated = ({ game, delta, alpha }: ReaderAudit) => ({
  ...{ game, delta, alpha, confidence: 1 - alpha },
  adjacency: READER_GAMES[game].adjacency,
});

/** The best of several bounds that hold at once, without a shape and along a Gaussian curve. */
class Best {
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

/** The same with its threshold in units of the file's scores. */
const inUnits = (at: BoundedErrors | null, sign: 1 | -1): BoundedErrors | null =>
  at && { ...at, threshold: at.threshold === null ? null : sign * at.threshold };

interface RatesWords {
  rule: string;
  moment: Moment;
  sign?: 1 | -1;
  remarks?: readonly string[];
}

function ratesReport(
  audit: ReaderAudit,
  best: Best,
  most: BoundedErrors,
  { rule, moment, sign = 1, remarks = [] }: RatesWords,
) {
  const { delta, alpha, claims } = audit;
  const { adjacency, words } = READER_GAMES[audit.game];
  const { at } = best;
  return {
    kind: 'rates' as const,
    ...stated(audit),
    rule,
    /** What must be said beside the number, in sentences; mostly nothing. */
    remarks,
    /** It assumes no shape of the trade-off curve. */
    epsilon: best.epsilon,
    /** The counts behind the bound; null if none shows anything. */
    at: inUnits(at, sign),
    /** If the counted shares were the true rates. */
    point:
      at === null
        ? 0
        : directEpsilon(at.falsePositives / at.negatives, at.falseNegatives / at.positives, delta),
    /** The most that an audit of this size and rule could have shown, without a single mistake. */
    most: directEpsilon(most.fprUpper, most.fnrUpper, delta),
    /** For those who may assume a Gaussian trade-off curve. */
    gaussian: {
      mu: best.mu,
      epsilon: epsilonFromMu(best.mu, delta),
      at: inUnits(best.gaussianAt, sign),
      assumption: GAUSSIAN,
    },
    assumptions: [
      words,
      INDEPENDENT,
      SAMPLE,
      NO_SHAPE,
      ...(moment === 'planned' ? [PLANNED] : MOMENT_WORDS[moment]),
    ],
    claims: claims.map((claim) => judgeClaim(claim, adjacency, best.epsilon, alpha)),
  };
}

export type RatesReport = ReturnType<typeof ratesReport>;

const without = (size: Pick<ErrorCounts, 'negatives' | 'positives'>): ErrorCounts => ({
  ...size,
  falsePositives: 0,
  falseNegatives: 0,
});

/**
 * The report on four counts at one threshold that was fixed before the runs were counted, each run a training of
 * its own. `watched` says that the number of runs was not fixed. Counts and ranges as checkErrorCounts and
 * {@link ReaderAudit}; InputError outside.
 */
export function reportOfCounts(audit: ReaderAudit, counts: ErrorCounts, watched: boolean) {
  checkAudit(audit);
  checkErrorCounts(counts);
  const moment = watched ? 'every' : 'planned';
  const bounds = boundsAt(moment);
  const at = (of: ErrorCounts) => boundedCounts(of, null, audit.alpha / 2, bounds);
  const best = new Best(audit.delta);
  best.take(at(counts));
  const rule = 'The threshold was fixed before the runs were counted.';
  return ratesReport(audit, best, at(without(counts)), { rule, moment });
}

interface GuessesWords {
  own?: readonly string[];
  remarks?: readonly string[];
  /** At which the bound is read, if that is not the audit's alpha. */
  level?: number;
}

/** Said of guesses that ties have prevented. */
function leftOut({ r, made = r }: PlannedGuesses): string[] {
  if (made === r) return [];
  return [
    `Of ${r} planned guesses ${made} were made, because canaries of equal scores are guessed together or not at all.`,
  ];
}

/**
 * v right guesses of r in one run, of m secrets of k values, where fewer than r may have been made. InputError, also
 * if the game has no such secrets.
 */
export function reportOfGuesses(
  audit: ReaderAudit,
  { m, k, planned }: { m: number; k: number; planned: readonly PlannedGuesses[] },
  { own = [], remarks = [], level = audit.alpha }: GuessesWords = {},
) {
  checkAudit(audit);
  const { delta, alpha, claims } = audit;
  const { oneRun: game, adjacency } = READER_GAMES[audit.game];
  const found = oneRunReport({ game, m, k, planned, delta, alpha: level, estimator: 'exact' });
  const { tried } = found.multiplicity;
  return {
    kind: 'guesses' as const,
    ...stated(audit),
    rule:
      planned.length === 1
        ? 'The number of guesses was fixed beforehand.'
        : `The number of guesses is the best of ${planned.length} that were fixed beforehand (${tried.join(', ')}), and each has its share of the level.`,
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

const OF_THE_FILE =
  'Each row is a canary of one training run. Its guess follows from the score alone. The highest scores are guessed z, as many of the lowest are not, and canaries of equal scores are guessed together or not at all.';

const TURNED =
  'The direction was chosen after the scores were seen, so the bound is read at half of the level (Bonferroni, for either direction might have been chosen).';

/**
 * The report on scores of two worlds, already turned so that larger ones speak for z (`settings.sign` turns typed
 * thresholds alike). Throws InputError for settings or numbers of scores that allow no bound.
 */
export function reportOfScores(
  audit: ReaderAudit,
  settings: ScoreSettings,
  scores: ReaderScores,
): AuditReport & OfScores {
  checkAudit(audit);
  const level = levelOf(settings, audit.alpha);
  const remarks = level === audit.alpha ? [] : [TURNED];
  const report =
    settings.trainings === 'one'
      ? reportOfCanaries(audit, settings, scores, { remarks, level })
      : reportOfRuns(audit, settings, scores, { remarks, level });
  const { columns } = scores;
  return { ...report, columns, reversed: speakAgainst(scores, settings, audit.alpha) };
}

type Reading = Required<Pick<GuessesWords, 'remarks' | 'level'>>;

function reportOfCanaries(
  audit: ReaderAudit,
  { guesses }: ScoreSettings,
  scores: ReaderScores,
  reading: Reading,
): AuditReport {
  const { m, planned } = guessesOf(scores, guesses);
  return reportOfGuesses(audit, { m, k: 2, planned }, { ...reading, own: [OF_THE_FILE] });
}

function reportOfRuns(
  audit: ReaderAudit,
  settings: ScoreSettings,
  scores: ReaderScores,
  { remarks, level }: Reading,
): AuditReport {
  const { delta } = audit;
  const { sign, rule, thresholds, watched } = settings;
  const best = new Best(delta);
  const size = { negatives: scores.substituted.length, positives: scores.original.length };
  const report = (words: string, most: BoundedErrors, moment: Moment = 'planned') =>
    ratesReport(audit, best, most, { rule: words, moment, sign, remarks });
  if (rule === 'fixed') {
    checkThresholds(thresholds);
    const moment = watched ? 'every' : 'planned';
    atFixed(scores, level, settings).forEach(best.take);
    const { length } = thresholds;
    return report(
      length === 1
        ? 'The threshold was fixed before the scores were seen.'
        : `The threshold is the best of ${length} that were all fixed before the scores were seen, and each has its share of the level (Bonferroni).`,
      boundedCounts(without(size), null, level / (2 * length), boundsAt(moment)),
      moment,
    );
  }
  if (watched) {
    const message = `watched is true, but the rule ${rule} needs a number of trainings that was fixed beforehand. Use thresholds that were fixed beforehand.`;
    throw new InputError('inconsistent', 'watched', message);
  }
  if (rule === 'split') {
    const learnt = atLearnt(scores, delta, level);
    best.take(learnt);
    return report(
      'The threshold was learnt on a fifth of the rows. A seeded draw of their places chose that fifth, and it is left out of the count.',
      boundedCounts(without(learnt), null, level / 2, boundsAt('planned')),
    );
  }
  visitBounded(scores, level, best.take);
  return report(
    'The threshold is the best of all, and the bounds on the error rates hold at every threshold at once.',
    {
      ...without(size),
      threshold: null,
      fprUpper: simultaneousUpper(size.negatives, level / 2)(0),
      fnrUpper: simultaneousUpper(size.positives, level / 2)(0),
    },
  );
}
