// What experiments of many small audits, which choose something after looking, are asked and show.
import type { Mechanism } from '../../accounting/types';

export interface FalseClaims {
  /** Audits whose claim lies beyond the truth. */
  count: number;
  /** Clopper-Pearson interval of the false claims' share, 95 % two-sided. */
  lower: number;
  upper: number;
  /** The claimed epsilon, on average. */
  meanEpsilon: number;
}

export type ClaimsSoFar<Rule extends string> = Record<Rule, FalseClaims> & {
  audits: number;
  /** The epsilon that a claim must not exceed. */
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
