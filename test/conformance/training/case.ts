// One case of the conformance suite: a name, and what throws when a backend does not conform. No case is here.
import type { TrainingBackend } from '../../../src/audit/training/backend';

export interface ConformanceCase {
  name: string;
  run(backend: TrainingBackend): Promise<void>;
}

export interface ConformanceOptions {
  /** Random jobs per kind of model. */
  jobs: number;
  /** Models per world of the statistical cases; their error bounds follow it. */
  runs: number;
  /** Largest disagreement with the reference, relative to the largest score of the job. */
  tolerance: number;
}

/** Throws the message when the condition does not hold. */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
