// What a pair's closed forms of one step are. Each pair has a file of them.
import type { ErrorRates, OneStep } from '../../types';

/** One step of a pair, q in (0,1). Inputs are the caller's to check. */
export interface OneStepForm {
  /** ln delta(epsilon) for epsilon >= 0; -Infinity where delta is exactly 0. */
  logDelta(step: OneStep, epsilon: number): number;
  /** The epsilon > 0 at which delta(epsilon) = delta, for a delta below the total variation distance. */
  epsilon(step: OneStep, delta: number): number;
  /** f(alpha) by Neyman and Pearson: the best test is a threshold on the outcome. alpha in (0, 1). */
  errors(step: OneStep, alpha: number): ErrorRates;
}
