// Requests and results of the experiments with many small audits, in which a threshold or a moment is chosen after looking.
import type { Mechanism } from '../../accounting/types';

export interface FalseClaims {
  /** Audits whose claim lies beyond the truth. */
  count: number;
  /** Clopper-Pearson interval of the false claims' share, 95 % two-sided. */
  lower: number;
  upper: number;
  /** Mean of the epsilons that the audits claim. */
  meanEpsilon: number;
}

export type ClaimsSoFar<Rule extends string> = Record<Rule, FalseClaims> & {
  audits: number;
  /**
   * The epsilon above which a claim is false: of S1's small audits the one that the smallest error probability of any threshold
   * converts to, and of randomised response its own.
   */
  limit: number;
};

export interface SmallAuditsQuery {
  mechanism: Mechanism;
  delta: number;
  seed: number;
  /** Draws per world in each small audit; 1..100000. */
  runs: number;
  /** Number of small audits, in 1..1000. */
  audits: number;
  confidence: number;
}
