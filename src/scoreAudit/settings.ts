// The settings of an audit that a reader has to state, because the file of scores does not have them.
import { estimatorsReading } from '../audit/estimators/lookup';
import { AUDIT_GAMES, type AuditGameId } from '../audit/report/games';
import { refusals, requireNumber } from '../base/numerics/errors';
import { SCORE_AUDIT } from './sentences';

/** The games that a reader may have played. */
export const GAME_IDS = Object.keys(AUDIT_GAMES) as AuditGameId[];

/** The estimators of scores that a reader chooses among, by the rule that finds the threshold. */
export type ThresholdRule = 'whole' | 'split' | 'fixed';
export const THRESHOLD_RULES: readonly ThresholdRule[] = estimatorsReading('own', 'scores', 'counts');

export const GUESSED_SIDES = ['both', 'in', 'out'] as const;
export type GuessedSide = (typeof GUESSED_SIDES)[number];

export interface ScoreSettings {
  trainings: 'many' | 'one';
  rule: ThresholdRule;
  /** All thresholds, for the rule 'fixed', that were planned before the scores were seen, in units of the score. */
  thresholds: readonly number[];
  /**
   * Which canaries of one training run are guessed: the highest scores as z and as many of the lowest as not z (both), or
   * those of one side alone.
   */
  side: GuessedSide;
  /**
   * The planned numbers of guesses, for one training run. Empty means a tenth of the canaries, half of them, and all; for
   * one side half as many.
   */
  guesses: readonly number[];
  /** Sign of the scores: larger ones speak for z (1), or smaller ones do, as a loss does (-1). */
  sign: 1 | -1;
  /** Whether the direction was chosen after the scores were seen, which costs half of the level. */
  turned: boolean;
  /** Whether the number of trainings was not fixed beforehand, because somebody looked at results and then stopped. */
  watched: boolean;
}

/** Largest number of thresholds that may be planned, because each takes a share of the level. */
const MOST_THRESHOLDS = 1000;

/** Throws an InputError unless there are 1 to 1000 thresholds, all finite and different. */
export function checkThresholds(thresholds: readonly number[]): void {
  if (thresholds.length === 0 || thresholds.length > MOST_THRESHOLDS) {
    const sentence = SCORE_AUDIT.thresholdsOutside({ count: thresholds.length, most: MOST_THRESHOLDS });
    throw refusals('thresholds').outOfRange(sentence);
  }
  for (const threshold of thresholds) {
    requireNumber('thresholds', threshold, { min: -Number.MAX_VALUE, max: Number.MAX_VALUE });
  }
  if (new Set(thresholds).size < thresholds.length) {
    throw refusals('thresholds').inconsistent(SCORE_AUDIT.thresholdTwice);
  }
}
