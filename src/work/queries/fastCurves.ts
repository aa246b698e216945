// The live figure's curves by the fast methods alone: what a worker starts with, so that the page's first number
// waits for a third of the accountant.
import { FAST, isFast } from '../../accounting/curves/fast';
import { keepingCurves } from '../../accounting/curves/keptCurves';
import type { EpsilonCurves } from '../../accounting/curves/types';
import type { CurvesReply, CurvesRequest } from '../messages/pageMessages';
import { type Steps, stepsOf } from './query';

export const curvesBy = (trace: (request: CurvesRequest) => Generator<number, EpsilonCurves, void>) =>
  function* curves(request: CurvesRequest): Steps<CurvesReply> {
    const began = performance.now();
    return { ...(yield* stepsOf(trace(request))), elapsed: performance.now() - began };
  };

export const fastQueries = () => ({ curves: curvesBy(keepingCurves(FAST)) });

/** Whether {@link fastQueries} answer this; all else is the whole accountant's. */
export const isAnsweredFast = (name: string, request: unknown): boolean =>
  name === 'curves' && isFast(request as CurvesRequest);
