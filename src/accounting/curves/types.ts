// The types of queries for curves and maps over many settings, and of the answers. They are plain data, for figures and for the
// code that brings the data to them.
import type { LastResort, Mechanism, Verified } from '../types';
import type { CurveName, SAMPLED_CURVES } from './registry';

/** What the curves are drawn along: a field of the mechanism, or delta. */
export type CurveAxis = keyof Mechanism | 'delta';

export interface CurveQuery {
  mechanism: Mechanism;
  delta: number;
  axis: CurveAxis;
  values: Float64Array;
  /** Values at which every curve is computed and not interpolated; none by default. */
  exact?: readonly number[];
  /**
   * How values that the inversion, the fast method, refuses (fewer than one in a hundred) are found: by the discretised 'bracket'
   * (default), or by simple 'bounds' as a slider moves.
   */
  lastResort?: LastResort;
  /**
   * The curves that are computed, all by default. The others stay without numbers. 'implied', what add/remove alone implies for a
   * substitution, takes as long as the rest together.
   */
  names?: readonly CurveName[];
}

/** A curve at the values of a query. `value` is NaN where only bounds are known. */
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

/** A query for curves of mu. They are drawn along a field of the mechanism, since mu does not depend on delta. */
export interface MuQuery {
  mechanism: Mechanism;
  axis: keyof Mechanism;
  values: Float64Array;
  /** The curves that are computed, all by default. The others stay without numbers. */
  names?: readonly CurveName[];
  sampling?: keyof typeof SAMPLED_CURVES;
}

export interface MuCurve extends Curve {
  /** How badly the Gaussian curve of each mu fits; see `Mu` in ../types. */
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
  /** The epsilon of each cell, row by row. NaN stands for one that is not computed yet, or not verified. */
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
