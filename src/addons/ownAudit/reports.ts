// What a reader's own audit reports, and what the page shows of its scores. Plain data.
import type { ErrorCounts } from '../../audit/estimation/lowerBounds';
import type { ScoreHistogram } from '../../audit/estimation/scores/scoreHistogram';
import type { JudgedClaim } from '../oneRun/estimation/report';
import type { ReaderGameId } from './games';

/** One threshold, what was counted at it, and the most that the rates behind the counts may be. */
export interface BoundedErrors extends ErrorCounts {
  /** Null where only counts are known. */
  threshold: number | null;
  fprUpper: number;
  fnrUpper: number;
}

/** What both kinds of audit report. */
interface ReaderReport {
  game: ReaderGameId;
  adjacency: 'add-remove' | 'substitute';
  delta: number;
  alpha: number;
  confidence: number;
  /** How the threshold, or the guesses, were found, in one sentence beside the number. */
  rule: string;
  /**
   * The lower bound on epsilon at delta, for `adjacency`, with `confidence`. It assumes no shape of the trade-off curve.
   */
  epsilon: number;
  /** The most that an audit of this size and rule could have shown, without a single mistake. */
  most: number;
  assumptions: readonly string[];
  claims: readonly JudgedClaim[];
}

/** The report on errors at a threshold, in independent training runs. */
export interface RatesReport extends ReaderReport {
  kind: 'rates';
  /** The counts behind the bound; null if none shows anything. */
  at: BoundedErrors | null;
  /** The bound if the counted shares were the true rates. */
  point: number;
  /** The larger bound, for those who may assume a Gaussian trade-off curve. */
  gaussian: { mu: number; epsilon: number; at: BoundedErrors | null; assumption: string };
}

/** The report on right guesses in one training run. */
export interface GuessesReport extends ReaderReport {
  kind: 'guesses';
  /** Canaries, guesses, those of them right, values of a secret. */
  m: number;
  r: number;
  v: number;
  k: number;
  /** The numbers of guesses that were planned. */
  tried: readonly number[];
}

export type AuditReport = RatesReport | GuessesReport;

/** The share of z that is found at a threshold which few scores of the other world exceed. */
export interface FoundAt {
  /** The share of the other world that was allowed beyond the threshold. */
  fpr: number;
  /** An upper bound on that world's rate at `confidence`, one-sided. */
  fprUpper: number;
  tpr: number;
  /** Two-sided at `confidence`. */
  tprLower: number;
  tprUpper: number;
}

export interface ScoreView {
  confidence: number;
  original: number;
  substituted: number;
  /** P(a score of z is larger), ties by half, with an interval at `confidence`. */
  auc: { value: number; lower: number; upper: number };
  found: readonly FoundAt[];
  histogram: ScoreHistogram;
  curve: {
    /** False-alarm rates, from 0 to 1. */
    alphas: readonly number[];
    /** The smallest share of misses that was measured there. */
    misses: readonly number[];
    /** The true curve lies below this at all rates at once, with `confidence`, if the training runs are independent. */
    missesUpper: readonly number[];
  };
}
