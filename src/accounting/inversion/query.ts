// The queries and answers of the inversion as plain data, and the constants that several of its files use.
import type { Pair } from '../pairs';

/**
 * A query for epsilon at ln delta, for half of Theorem 4.1's epsilon (adjacencies/group.ts), an x with (1 + e^x) delta(x) = delta, or for
 * delta at epsilon. For delta a Chernoff bound is enough once it is below `logFloor`, and a relative error of `accepted` is
 * enough if that is more than usual.
 */
export type InversionQuery =
  | { wanted: 'epsilon'; logDelta: number }
  | { wanted: 'halfGroupEpsilon'; logDelta: number }
  | { wanted: 'delta'; epsilon: number; logFloor: number; accepted?: number };

export interface ContourAnswer {
  /** The epsilon that was found, negative where delta is already met at epsilon 0. */
  found: number;
  logDelta: number;
  /** Nats that were lost to cancellation in the sum along the contour (contour.ts). */
  loss: number;
  /** The relative error of delta by quadrature. */
  quadrature: number;
}

/** The relative rounding error of one term's power and phase, and of a sum over nodes that are exact. */
export const ROUNDING = 1.2e-16;
/** The most terms of a contour's sum (contour.ts) whose terms Gaussian smoothing makes smaller (gaussianSmoothing.ts). */
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
