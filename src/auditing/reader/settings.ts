// What a reader says of their audit, for no file says it: which game was played, how a threshold was found, what is claimed.
import { InputError, requireNumber } from '../../numerics/errors';
import { ALPHA, DELTA } from '../oneRun/counts';
import type { OneRunClaim } from '../oneRun/report';
import type { ReaderGameId } from './games';

/** How the threshold was found: each rule has a bound of its own. */
export const THRESHOLD_RULES = ['whole', 'split', 'fixed'] as const;
export type ThresholdRule = (typeof THRESHOLD_RULES)[number];

/** What every audit is told. */
export interface ReaderAudit {
  game: ReaderGameId;
  /** In [0,1). */
  delta: number;
  /** 1 - confidence, in (0,1). */
  alpha: number;
  claims: readonly OneRunClaim[];
}

/** How the scores of two worlds are to be read. */
export interface ScoreSettings {
  /** Each score from a training of its own, or all of them from one training. */
  trainings: 'many' | 'one';
  /** Of many trainings. */
  rule: ThresholdRule;
  /** Of the rule 'fixed': all that were planned before the scores were seen, in units of the score. */
  thresholds: readonly number[];
  /** Of one training: how many guesses were planned. Empty: a tenth of the canaries, half of them, and all. */
  guesses: readonly number[];
  /** Larger scores speak for z (1), or smaller ones do, as a loss does (-1). */
  sign: 1 | -1;
  /** The number of trainings was not fixed beforehand: somebody looked, and stopped. */
  watched: boolean;
}

export const DEFAULT_SCORE_SETTINGS: ScoreSettings = {
  trainings: 'many',
  rule: 'whole',
  thresholds: [],
  guesses: [],
  sign: 1,
  watched: false,
};

/** As many as one may plan: each takes its share of the confidence. */
const MOST_THRESHOLDS = 1000;

/** Throws an InputError that names the field. */
export function checkAudit({ delta, alpha }: ReaderAudit): void {
  requireNumber('delta', delta, DELTA);
  requireNumber('alpha', alpha, ALPHA);
}

/** The thresholds of the rule 'fixed': 1 to 1000 finite ones, each once. Throws an InputError otherwise. */
export function checkThresholds(thresholds: readonly number[]): void {
  if (thresholds.length === 0 || thresholds.length > MOST_THRESHOLDS) {
    const message = `thresholds holds ${thresholds.length} numbers; give 1 to ${MOST_THRESHOLDS} that were fixed before the scores were seen.`;
    throw new InputError('out-of-range', 'thresholds', message);
  }
  for (const threshold of thresholds) {
    requireNumber('thresholds', threshold, { min: -Number.MAX_VALUE, max: Number.MAX_VALUE });
  }
  if (new Set(thresholds).size < thresholds.length) {
    throw new InputError('inconsistent', 'thresholds', 'thresholds holds a number twice; give each once.');
  }
}
