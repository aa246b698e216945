// What the certificate (the bounds of this folder) needs from one step: its privacy profile and where its losses lie. Every kind of
// step has this interface, so that the composition does not depend on the kind. P and Q are the laws of the step's outcome on the
// two data sets, L = ln P/Q is its loss, and delta_1 is the delta of the step alone.
import type { OneStep } from '../types';

export interface ProfilePoint {
  /** delta(loss) = P(L > loss) - e^loss Q(L > loss). */
  value: number;
  /** e^loss Q(L > loss): the absolute slope of the profile in y = e^loss, times y. */
  weightedSlope: number;
}

/** delta_1(loss) for loss >= 0 (a little below is harmless), with relative accuracy into the far tail. */
export interface StepProfile {
  point(loss: number): ProfilePoint;
  /** The value alone, at less cost. */
  value(loss: number): number;
  /** ln of the value even if the value underflows, below about 1e-290; absent if nothing asks for it. */
  logTinyValue?(loss: number): number;
}

/** The profile of a step, from a function that computes only once what depends on the step alone. */
export type OneStepProfile = (step: OneStep) => StepProfile;

/** A step's profile at every loss, in two branches. */
export interface LossProfile {
  /** delta_1(loss) and its slope for loss >= 0. */
  call(loss: number): ProfilePoint;
  /** The value of `call` alone, at less cost. */
  callValue(loss: number): number;
  /** delta_1(loss) - (1 - e^loss) and e^loss Q(L <= loss), for loss <= 0. */
  put(loss: number): ProfilePoint;
  putValue(loss: number): number;
}

/** A loss at which mass piles up, so that none lies beyond it: a floor or a ceiling. */
export interface LossEnd {
  side: 'bottom' | 'top';
  /** The loss at which the mass piles up; infinite at sampling rate 1. */
  loss: number;
}

/** Losses that stand approximately for a step's law, with their weights under P. */
export interface LossSamples {
  losses: Float64Array;
  weights: Float64Array;
}

export interface RangeQuery {
  steps: number;
  /** The error of delta that the outcomes beyond the range may cause. */
  tail: number;
  epsilon: number;
  /** How far below 0 the sum of the other losses may fall, except with a probability of about e^logTail. */
  fallBut: (logTail: number) => number;
}

/** A step for the certificate. Its outcomes are numbers with which the loss rises or falls; each kind of step chooses them itself. */
export interface GridStep {
  /** A profile that the step's own never exceeds. */
  readonly above: LossProfile;
  /** A profile below which the step's own never falls; the same as `above` if the step's own is known in closed form. */
  readonly below: LossProfile;
  /** ln of the one-step delta at epsilon >= 0, possible errors included. */
  logDelta(epsilon: number): { lower: number; upper: number };
  /** The floor or the ceiling of the losses, if there is one. */
  readonly end: LossEnd | null;
  /** The outcomes that a grid has to cover. The composition charges for those beyond. */
  outcomeRange(query: RangeQuery): [number, number];
  /** The smallest and the largest loss of the outcomes between these two. */
  lossEnds(low: number, high: number): [number, number];
  /** Samples of the losses between these outcomes, for planning a grid. With `far` they have atoms for what lies beyond. */
  samples(low: number, high: number, far: boolean): LossSamples;
  /** Upper bound on ln E_P[e^{tilt L}] over the outcomes beyond the range on the side of large losses. */
  logTailMoment(tilt: number, low: number, high: number): number;
  /**
   * Upper bound on ln of the integral of P^{1 - share} Q^share, share in [0, 1], for a pair (P, Q) that is no easier
   * to tell apart than this step's.
   */
  logComplement(share: number): number;
  /** The step on fewer numbers, from which a composition is planned; absent if the step itself takes no longer. */
  readonly rough?: GridStep;
  /**
   * The step as it is known best for a composition at this epsilon whose losses are tilted so much; absent if it is known as well
   * everywhere.
   */
  near?(tilt: number, epsilon: number): GridStep;
}

/** A step, and how many times a run takes it. */
export interface Release {
  step: GridStep;
  steps: number;
}

/** The composed loss never exceeds this; Infinity if the losses of one of the steps have no ceiling. */
export function lossCeiling(releases: readonly Release[]): number {
  return releases.reduce((sum, { step, steps }) => {
    return sum + (step.end?.side === 'top' ? steps * step.end.loss : Number.POSITIVE_INFINITY);
  }, 0);
}
