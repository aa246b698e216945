// The live figure's curves by the fast methods alone. A worker starts with these, so that the page's first number does not
// wait for the rest of the accountant's code.
import { FAST, isFast } from '../../accounting/curves/fast';
import { keepingCurves } from '../../accounting/curves/keptCurves';
import type { CurveName } from '../../accounting/curves/registry';
import type { CurveQuery, EpsilonCurves } from '../../accounting/curves/types';
import { DOMAIN } from '../../accounting/domain';
import { requireNumber } from '../../base/numerics/errors';
import type { Sampling } from '../../scenario/types';
import { type Steps, stepsOf } from './query';

/** How batches are drawn, where that is not by Poisson sampling. */
export type DrawnBatches = { sampling?: Exclude<Sampling, 'poisson'> };

export type CurvesRequest = CurveQuery & DrawnBatches;

/** Values of one curve. `value` is NaN where none was verified; then draw a gap and show the bracket. */
export interface CurveValues {
  value: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
  /** 1 where a value was interpolated by a polynomial through computed ones; lower and upper are then checked and not proven. */
  interpolated?: Uint8Array;
  /** The regret of mu, which says how badly a bell-curve reading fits. */
  regret?: Float64Array;
}

export interface CurvesReply extends Record<CurveName, CurveValues> {
  values: Float64Array;
  /** Milliseconds that the worker computed. */
  elapsed: number;
}

/** Throws an InputError that names the first value outside the range of its axis: 'values[3]'. */
export function checkValues({ axis, values }: Pick<CurveQuery, 'axis' | 'values'>): void {
  for (const [i, value] of values.entries()) requireNumber(`values[${i}]`, value, DOMAIN[axis]);
}

export const curvesBy = (trace: (request: CurvesRequest) => Generator<number, EpsilonCurves, void>) =>
  function* curves(request: CurvesRequest): Steps<CurvesReply> {
    const began = performance.now();
    checkValues(request);
    return { ...(yield* stepsOf(trace(request))), elapsed: performance.now() - began };
  };

const CURVES_QUERY = 'accountant/curves';

export const fastQueries = () => ({ [CURVES_QUERY]: curvesBy(keepingCurves(FAST)) });

/** Whether {@link fastQueries} answer this request; every other one needs the whole accountant. */
export const isAnsweredFast = (name: string, request: unknown): boolean =>
  name === CURVES_QUERY && isFast(request as CurvesRequest);
