// What is known of mu at the page's own point. Pure.

import { drawsMu, ownIndex } from '../../scenario';
import { type CurveName, forEachCurve, type ResultsSnapshot } from '../../work';

/** A value of μ that is certified from both sides. */
export interface KnownMu {
  lower: number;
  upper: number;
  /** The most that an error rate read off the bell curve of `upper` is too low by. */
  regret: number;
}

/** The known μ; null until it is there for the scenario on the page. What has no regret, as the attack's limit, has NaN. */
export function knownMu({ mu }: Pick<ResultsSnapshot, 'mu'>): Record<CurveName, KnownMu> | null {
  const { reply, request, current } = mu;
  if (!current || reply === null || request === null) return null;
  const index = drawsMu(request) ? ownIndex(reply.values, request) : 0;
  return forEachCurve((name) => {
    const { lower, upper, regret } = reply[name];
    return { lower: lower[index], upper: upper[index], regret: regret[index] };
  });
}
