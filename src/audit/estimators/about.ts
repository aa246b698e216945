// The types of what is said of an estimator.
import type { Source } from './sources.ts';

/** The kinds of observations that estimators read. */
export type Observation =
  /** Scores of runs in two worlds. */
  | 'scores'
  /** Counts of errors at a threshold that no counted run has set. */
  | 'counts'
  /** How many guesses at the secrets of one run are right. */
  | 'guesses';

/** The audits: of S1's draws, of trained models under S2 to S5, of the canaries of one run, and of what a reader brings. */
export type AuditName = 'worstCase' | 'trained' | 'oneRun' | 'own';

/** A 'bound' holds the stated confidence under its assumptions. An estimator that is only 'published' does not hold it. */
export type EstimatorClaim = 'bound' | 'published';

/** The threshold fixed beforehand at which S1's draws are counted; null where it is chosen afterwards. */
export type EstimatorThreshold = 'likelihood-ratio' | 'planned' | null;

/** The words and claims of an estimator, besides its name. */
export interface EstimatorAbout {
  reads: Observation;
  /** The audits that the estimator applies to, each with the estimator's key in that audit's reports and recordings. */
  audits: Partial<Readonly<Record<AuditName, string>>>;
  /** The name with what sets it apart, in English. Its German stands in sentences.de.ts. */
  label: string;
  claim: EstimatorClaim;
  source: Source;
  /** The threshold of an estimator that readers choose among, whose words stand in sentences.ts; left out for all others. */
  choice?: { readonly threshold: EstimatorThreshold };
}
