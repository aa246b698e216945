// What the certificate has to know about a pair's single step, which is its privacy profile in closed form. Each pair has a
// file for it.
import type { OneStep } from '../../types';

export interface ProfilePoint {
  /** delta(loss) = P(L > loss) - e^loss Q(L > loss). */
  value: number;
  /** e^loss Q(L > loss): the absolute slope of the profile in y = e^loss, times y. */
  weightedSlope: number;
}

/**
 * delta_1(loss) for loss >= 0 (a little below zero is harmless). Relative accuracy is kept into the far tail; what lies
 * below 0 is the exchanged pair's.
 */
export interface StepProfile {
  point(loss: number): ProfilePoint;
  /** The value of `point` alone, at less cost. */
  value(loss: number): number;
  /** ln of the value even if the value underflows, below about 1e-290; absent if nothing asks for it. */
  logTinyValue?(loss: number): number;
}

/** The profile of one pair's step: what depends on the step alone is computed once. */
export type OneStepProfile = (step: OneStep) => StepProfile;

/** The profile of one pair's step at every loss: what discretises it is handed this. */
export interface LossProfile {
  /** delta_1(loss) and its slope for loss >= 0. */
  call(loss: number): ProfilePoint;
  /** The value of `call` alone, at less cost. */
  callValue(loss: number): number;
  /** delta_1(loss) - (1 - e^loss) and e^loss Q(L <= loss), for loss <= 0. */
  put(loss: number): ProfilePoint;
  putValue(loss: number): number;
}
