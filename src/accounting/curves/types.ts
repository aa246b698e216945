// What curves and maps over many settings are asked and filled with: plain data, for figures and those who carry it
// to them.
import type { LastResort, Mechanism, Verified } from '../types';
import type { CurveName, SAMPLED_CURVES } from './registry';

/** What the curves are drawn along: a field of the mechanism, or delta. */
export type CurveAxis = keyof Mechanism | 'delta';

export interface CurveQuery {
  mechanism: Mechanism;
  delta: number;
  axis: CurveAxis;
  values: Float64Array;
  /** Values at which every curve is computed itself; none by default. */
  exact?: readonly number[];
  /** How values that the fast methods refuse (one in a hundred) are found: 'bracket' (default), or 'bounds' as a slider moves. */
  lastResort?: LastResort;
  /** All by default; the others stay without numbers. The implied one takes as long as the rest together. */
  names?: readonly CurveName[];
}

/** NaN in `value` where nothing verified is known. */
export interface Curve {
  value: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
}

/** A curve whose ends are an estimate of the polynomial's error, checked but not proven, where `interpolated` is 1. */
interface EpsilonCurve extends Curve {
  interpolated: Uint8Array;
}

export interface EpsilonCurves extends Record<CurveName, EpsilonCurve> {
  values: Float64Array;
}

/** What curves of mu are drawn along is a field of the mechanism: delta plays no part. */
export interface MuQuery {
  mechanism: Mechanism;
  axis: keyof Mechanism;
  values: Float64Array;
  /** All by default; the others stay without numbers. */
  names?: readonly CurveName[];
  sampling?: keyof typeof SAMPLED_CURVES;
}

export interface MuCurve extends Curve {
  regret: Float64Array;
}

export interface MuCurves extends Record<CurveName, MuCurve> {
  values: Float64Array;
}

export interface ProfileQuery {
  mechanism: Mechanism;
  /** The range reaches a third beyond the substitute epsilon of this delta, so that the marked points lie inside. */
  delta: number;
  /** Points per curve; 2..1000. */
  count: number;
}

export interface ProfileCurves {
  epsilons: Float64Array;
  addRemove: Curve;
  substitute: Curve;
  /** What the whole curves of add and remove imply for a substitution. */
  implied: Curve;
}

export interface RatioMapQuery {
  samplingRates: Float64Array;
  noiseMultipliers: Float64Array;
  steps: number;
  delta: number;
}

export interface RatioMap {
  /** Row by row. NaN: not computed yet, or not verified. */
  addRemove: Float64Array;
  substitute: Float64Array;
  /** 1 for each row that has been computed. */
  done: Uint8Array;
}

export interface TradeoffPoint {
  /** Type-I error, the share of false alarms. */
  alpha: number;
  /** f(alpha): the smallest type-II error any test of that level can have. */
  beta: Verified;
  /** 1 - f(alpha): the largest power. The ROC curve of the best test is (alpha, power). */
  power: Verified;
}
