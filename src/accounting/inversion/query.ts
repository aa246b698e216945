// What is asked of the vertical line and what it answers, as plain data, and the limits that its parts agree on.
import type { Pair } from '../pairs';

/**
 * What is asked: epsilon at ln delta; the group's half e with (1+e^e) delta(e) = delta; or delta at epsilon, where
 * a Chernoff bound will do once it is below `logFloor`, and a relative error of `accepted`, if that is more than
 * usual.
 */
export type InversionQuery =
  | { wanted: 'epsilon'; logDelta: number }
  | { wanted: 'halfGroupEpsilon'; logDelta: number }
  | { wanted: 'delta'; epsilon: number; logFloor: number; accepted?: number };

export interface ContourAnswer {
  /** Negative where delta is already met at 0. */
  found: number;
  logDelta: number;
  /** Nats that were lost to cancellation. */
  loss: number;
  quadrature: number;
}

/** Rounding of one term's power and phase, and of a sum over nodes that are exact. */
export const ROUNDING = 1.2e-16;
export const SMOOTHED_TERMS = 8000;

type Numbers = 'samplingRate' | 'noiseMultiplier' | 'inverseVariance' | 'accuracy';
type QueryPlace = 'active' | 'cumulant' | 'left' | 'right' | 'farthest' | 'step';

/** A step's nodes as sums and bounds read them; quadrature.ts says what each number is. */
export interface StepNodes extends Readonly<Record<Numbers | QueryPlace, number>> {
  readonly pair: Pair;
  readonly loss: Float64Array;
  readonly logWeight: Float64Array;
  stepForWidth(width: number, shift?: number): number;
}
