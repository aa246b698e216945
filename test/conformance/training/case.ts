// The type of a case of the conformance suite: a name, and a function that throws if a backend does not conform.
import type { TrainingBackend } from '../../../src/audit/training/backend';

export interface ConformanceCase {
  name: string;
  run(backend: TrainingBackend): Promise<void>;
}

export interface ConformanceOptions {
  /** Number of random jobs for each kind of model. */
  jobs: number;
  /** Number of models per world in the statistical cases. Their error bounds depend on it. */
  runs: number;
  /** Largest allowed difference from the reference, relative to the largest score of the job. */
  tolerance: number;
}

/** Throws the message when the condition does not hold. */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
