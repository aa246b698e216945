// How an attribute inference from noisy marginals is set up. Plain data.
import type { RiskAdjacency } from '../bound';
import type { SecretsFrom } from './unknownValues';

export interface AttributeInferenceDesign {
  /** Names of the columns that are counted; LABEL_COLUMN for the class. */
  columns: readonly string[];
  /** Number of bins of a column, in 2..16. */
  bins: number;
  /** Number of columns of a marginal. All marginals of this many columns are released. */
  ways: number;
  /** Names of the columns whose values the attacker has to find. */
  unknown: readonly string[];
  /** Number of records that are attacked. */
  targets: number;
  secrets: SecretsFrom;
  /** Tolerance of a right guess, in bins, in each unknown column. */
  tolerance: number;
  /** The release is (epsilon, delta)-DP for this adjacency of whole records. If epsilon is null, there is no noise. */
  claim: { epsilon: number | null; delta: number; adjacency: RiskAdjacency };
  /** Levels at which counts are bounded, each in (0, 1). */
  failures: readonly number[];
  /** Releases that are attacked. Each has its own noise, and its own unknown values if these are drawn. */
  repeats: number;
  /** Seed of all draws, 32-bit unsigned. */
  seed: number;
}
