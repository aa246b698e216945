// The report of an audit: a bound, the counts behind it, the decisions made before looking, and the sentences that must be
// shown with it. Scores, counts and guesses have the same report. statedReport.ts turns it into the form that `compute`
// and files have.
import type { Sentence } from '../../base/sentences/sentence';
import type { Bound } from '../estimation/types';
import type { BoundedErrors } from './boundedErrors';
import type { JudgedClaim } from './claims';

/** The part of a report that errors and guesses have in common. */
interface Stated<Game extends string> extends Bound {
  game: Game;
  delta: number;
  /** 1 - confidence. */
  alpha: number;
  /** The rule that was fixed before anything was compared with the truth. */
  decided: {
    words: Sentence;
    /** All thresholds or numbers of guesses that were tried; empty if the rule names none. */
    tried: readonly number[];
    /** The level at which each is read: its share of alpha. */
    level: number;
    /** Claim of the best one at the full alpha, which does not hold, for comparison. Null if it is not computed. */
    withoutCorrection: number | null;
  };
  /** The largest epsilon that an audit of this size and rule could have shown, without a single mistake. */
  most: number;
  /** Sentences that must be shown beside the number; usually none. */
  remarks: readonly Sentence[];
  claims: readonly JudgedClaim[];
}

/** A report from errors of tests that tell two worlds apart. */
export interface RatesReport<Game extends string = string> extends Stated<Game> {
  kind: 'rates';
  /** The counts behind the bound; null if none shows anything. */
  at: BoundedErrors | null;
  /** Epsilon if the counted shares were the true rates. */
  pointEstimate: number;
  /** The reading for those who may assume a Gaussian trade-off curve. */
  gaussian: { mu: number; epsilon: number; at: BoundedErrors | null; assumption: Sentence };
}

/** A report from guesses at the secrets of one run. */
export interface GuessesReport<Game extends string = string> extends Stated<Game> {
  kind: 'guesses';
  /** Number of canaries, and number of values that a secret can have. */
  m: number;
  k: number;
  /** Guesses made, of the best planned number, and how many of them are right. */
  r: number;
  v: number;
  /** The mu of mu-GDP, from estimators that assume it. */
  mu: number | null;
}

export type AuditReport<Game extends string = string> = RatesReport<Game> | GuessesReport<Game>;
