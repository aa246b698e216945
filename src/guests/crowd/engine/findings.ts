// Types of the audit of the crowd's training: its query, the scores of its runs, and its findings.
import type { Mechanism } from '../../../accounting/types';
import type { WorldErrors } from '../../../audit/estimation/types';

export interface CrowdDesign {
  /** m, records beside the one under attack. */
  size: number;
  /** Expected number of these records in a batch, M = q m. */
  expectedBatch: number;
  /** Gains G, of the memory, and A, of the ledger. */
  memoryGain: number;
  ledgerGain: number;
}

/** Three scores of training runs: arrays of one length, with one entry for each run. Each score tends to be larger in the world of z. */
export interface CrowdScores {
  /** s at the end, which is the worst case's own score because no other record moves s. */
  sum: Float64Array;
  /** The log-likelihood ratio as it is read off the three parameters at the end. */
  lastIterate: Float64Array;
  /** The log-likelihood ratio of all iterates, which is the best score there is for someone who sees every step. */
  allIterates: Float64Array;
}

export interface CrowdQuery {
  mechanism: Mechanism;
  /** δ at which the bounds are read, in [1e-15, 0.5]. */
  delta: number;
  /** Seed of the training, 32-bit unsigned. */
  seed: number;
  /** Simulated runs per world, an integer in [10, 1e7]. Those that set the thresholds are among them. */
  runs: number;
  /** Confidence level of each bound, in (0, 1). */
  confidence: number;
  /** Makes z' equal to z, so that there is nothing to find. Tests of the audit itself use it. */
  twin?: boolean;
}

export interface CrowdReading extends WorldErrors {
  /** Threshold of the rule: z if the score is larger. */
  threshold: number;
  /** Lower bound on the substitute ε at the query's δ. It has the query's confidence by itself, not together with the others. */
  epsilon: number;
}

/** The results of the audit after all of its runs. */
export interface CrowdCounts {
  crowd: CrowdDesign;
  /** Runs per world that set the thresholds; the others are counted. */
  calibrationRuns: number;
  readings: Record<keyof CrowdScores, CrowdReading>;
  /** Root mean square of lastIterate - allIterates over the runs, as a share of the latter's standard deviation. */
  deviation: number;
}

export interface CrowdFindings extends CrowdCounts {
  /** Largest ε that the attack can show among silent records; null where that could not be verified. */
  silentLimit: number | null;
  /** Guarantees: the ε of the same run under substitute and under add/remove adjacency; null where they could not be verified. */
  substitute: number | null;
  addRemove: number | null;
}

export interface CrowdProgress {
  /** Steps of training made, over all runs of both worlds. */
  done: number;
  total: number;
  /** The findings; null until the last run. A bound that is shown while runs arrive would invite stopping at a good one. */
  findings: CrowdFindings | null;
}
