// Experiments of many small audits that choose something after looking: what they are asked and what they show. Plain data.
import type { Mechanism } from '../../../accounting/types';
import type { FalseClaims } from '../claimTally';

export interface ThresholdChoiceQuery {
  mechanism: Mechanism;
  delta: number;
  /** 32-bit unsigned. */
  seed: number;
  /** Draws per world in each small audit; 1..100000. */
  runs: number;
  /** 1..1000 */
  audits: number;
  confidence: number;
}

export interface ThresholdChoice {
  /** Audits made so far. */
  audits: number;
  /** The epsilon that the recipe would reach with unlimited draws at the best threshold: what a claim must not exceed. */
  limit: number;
  fixed: FalseClaims;
  best: FalseClaims;
}

/** `runs`: the planned draws per world of each audit; it is looked at after every pair. */
export type StoppingChoiceQuery = ThresholdChoiceQuery;

export interface StoppingChoice {
  /** Audits made so far. */
  audits: number;
  /** The epsilon that the recipe would reach with unlimited draws: what a claim must not exceed. */
  limit: number;
  /** The bound for a planned number, read at the planned number. */
  planned: FalseClaims;
  /** The same bound, read at whichever moment it was best. */
  best: FalseClaims;
  /** The confidence sequence, read at whichever moment it was best. */
  sequence: FalseClaims;
}
