// An audit from scores as the package exports it. The fields are those of the query `audit`, and the sentences are English.
import type { AnyRun } from '../accounting';
import { AUDIT_GAMES, type AuditGameId } from '../audit/report/games';
import { refusals } from '../base/numerics/errors';
import { type InEnglish, inEnglish } from '../base/sentences/inEnglish';
import { DEFAULT_SCORE_SETTINGS } from './defaultSettings';
import { readerScores } from './readerScores';
import { SCORE_AUDIT } from './sentences';
import {
  GAME_IDS,
  GUESSED_SIDES,
  type GuessedSide,
  type ScoreSettings,
  THRESHOLD_RULES,
  type ThresholdRule,
} from './settings';
import { type StatedScores, statedScores } from './stated';

export interface AuditScoresRequest {
  /** The game decides the adjacency: in-out is add/remove, and two-records and labels are substitute. */
  game: AuditGameId;
  /** Scores of the world in which the record was there, or was z. At least one; ±Infinity is a score, NaN is none. */
  inScores: ArrayLike<number>;
  /** Scores of the other world, likewise. */
  outScores: ArrayLike<number>;
  /** Whether each score is of a training run of its own (many), or all are canaries of one run. The scores cannot show which. */
  trainings: 'many' | 'one';
  /** Delta at which ε is read, in [0, 1). */
  delta: number;
  /** 1 - confidence, in (0, 1); 0.05 if it is left out. */
  alpha?: number | undefined;
  /** An ε that is claimed at this delta for the adjacency of the game, to be judged. */
  claimedEpsilon?: number | undefined;
  /** A run whose whole curve is claimed, for the adjacency of the game. The scores are tested against the whole curve. */
  claimedRun?: AnyRun | undefined;
  /** How the threshold is found, for scores of many runs; the best of all thresholds (whole) if it is left out. */
  rule?: ThresholdRule | undefined;
  /** Thresholds for the rule fixed: 1 to 1000, all fixed before the scores were seen. */
  thresholds?: readonly number[] | undefined;
  /**
   * Which canaries of one run are guessed: the highest scores as z and as many of the lowest as not z (both, also if it
   * is left out), or one side alone.
   */
  side?: GuessedSide | undefined;
  /**
   * Every number of guesses that was planned for one run. If it is left out: a tenth of the canaries, half of them, and
   * all; for one side half as many.
   */
  guesses?: readonly number[] | undefined;
  /** Whether smaller scores speak for z, as losses do; larger ones do if it is left out. */
  lower?: boolean | undefined;
  /** Whether that direction was chosen after the scores were seen. The bound is then read at half of alpha. */
  turned?: boolean | undefined;
  /** Whether the number of runs was not fixed beforehand, because somebody looked at results and then stopped. For the rule fixed. */
  watched?: boolean | undefined;
}

/** The statement of an audit from scores, with its sentences in English. */
export type ScoresAudit = InEnglish<StatedScores>;

function scoresOf(field: 'inScores' | 'outScores', given: ArrayLike<number>, sign: 1 | -1): Float64Array {
  const scores = Float64Array.from(given, (score) => sign * score);
  const bad = scores.findIndex(Number.isNaN);
  if (bad >= 0)
    throw refusals(`${field}[${bad}]`).notANumber(SCORE_AUDIT.noScore({ field: `${field}[${bad}]` }));
  if (scores.length === 0) throw refusals(field).missing(SCORE_AUDIT.noScores({ field }));
  return scores;
}

function requireOneOf(field: string, given: string, names: readonly string[]): void {
  if (!names.includes(given))
    throw refusals(field).unknown(SCORE_AUDIT.noSuchName({ field, given, names: names.join(', ') }));
}

/**
 * A lower bound on ε from scores of two worlds, for the adjacency that the game decides, and what must be said beside
 * it. Of many runs the bound holds at the stated confidence whatever the shape of the trade-off curve, and the reading
 * along a Gaussian curve stands beside it. Only the order of scores counts, so they may be infinite. In one run, canaries
 * of equal scores are guessed together or not at all, and the Gaussian reading is that of the recursion for f-DP. Throws
 * an InputError that names the field, the value and the remedy.
 *
 * Sources: Clopper and Pearson (1934) with bounds at all thresholds at once; Steinke, Nasr and Jagielski, "Privacy
 * Auditing with One (1) Training Run" (2023), with an exact term in δ that is derived here; Mahloujifar, Melis and
 * Chaudhuri, "Auditing f-Differential Privacy in One Run" (2024), along a Gaussian curve.
 */
export function auditScores(request: AuditScoresRequest): ScoresAudit {
  const { game, trainings, delta, alpha = 0.05, claimedEpsilon, claimedRun = null, lower = false } = request;
  requireOneOf('game', game, GAME_IDS);
  requireOneOf('trainings', trainings, ['many', 'one']);
  const { rule = DEFAULT_SCORE_SETTINGS.rule, turned = false, watched = false } = request;
  requireOneOf('rule', rule, THRESHOLD_RULES);
  const { adjacency } = AUDIT_GAMES[game];
  const sign = lower ? -1 : 1;
  const { thresholds = [], guesses = [], side = 'both' } = request;
  requireOneOf('side', side, GUESSED_SIDES);
  const settings: ScoreSettings = { trainings, rule, thresholds, side, guesses, sign, turned, watched };
  const claims = claimedEpsilon === undefined ? [] : [{ adjacency, epsilon: claimedEpsilon }];
  const scores = readerScores(
    scoresOf('inScores', request.inScores, sign),
    scoresOf('outScores', request.outScores, sign),
  );
  return inEnglish(statedScores({ game, delta, alpha, claims }, settings, scores, claimedRun));
}
