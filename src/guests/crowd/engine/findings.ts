// What the audit of the crowd's training is asked, what is scored, and what is found.
import type { Mechanism } from '../../../accounting/types';
import type { WorldErrors } from '../../../audit/estimation/types';

export interface CrowdDesign {
  /** m, records beside the one under attack. */
  size: number;
  /** Expected number of the crowd in a batch, M = q m. */
  expectedBatch: number;
  /** Gains G, of the memory, and A, of the ledger. */
  memoryGain: number;
  ledgerGain: number;
}

/** What one run of training is scored by: arrays of one length, one entry a run. All larger in the world of z. */
export interface CrowdScores {
  /** s at the end, which is the worst case's own score because no other record moves s. */
  sum: Float64Array;
  /** The log-likelihood ratio as it is read off the three parameters at the end. */
  lastIterate: Float64Array;
  /** The log-likelihood ratio of all iterates: the best test there is for someone who sees every step. */
  allIterates: Float64Array;
}

export interface CrowdQuery {
  mechanism: Mechanism;
  /** delta of the claims, in [1e-15, 0.5]. */
  delta: number;
  /** Seed of the training, 32-bit unsigned. */
  seed: number;
  /** Simulated runs per world, those that set the thresholds among them; 10..1e7. */
  runs: number;
  /** 1 - alpha, in (0,1). */
  confidence: number;
  /** z' is z: nothing to find, for tests of the audit itself. */
  twin?: boolean;
}

export interface CrowdReading extends WorldErrors {
  /** Threshold of the rule: z if the score is larger. */
  threshold: number;
  /** Lower bound on the substitute epsilon at the query's delta, with its confidence by itself. */
  epsilon: number;
}

/** What is known once every run has been made. */
export interface CrowdCounts {
  crowd: CrowdDesign;
  /** Runs per world that set the thresholds; the others are counted. */
  calibrationRuns: number;
  readings: Record<keyof CrowdScores, CrowdReading>;
  /** Root mean square of lastIterate - allIterates over the runs, as a share of the latter's standard deviation. */
  deviation: number;
}

export interface CrowdFindings extends CrowdCounts {
  /** Limit of the attack whose other records are silent; guarantees. Null where a value could not be verified. */
  silentLimit: number | null;
  substitute: number | null;
  addRemove: number | null;
}

export interface CrowdProgress {
  /** Steps of training made, over all runs of both worlds. */
  done: number;
  total: number;
  /** Null until the end: a bound that is looked at while runs arrive would invite to stop at a good one. */
  findings: CrowdFindings | null;
}
