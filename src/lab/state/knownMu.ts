// The known values of mu at the scenario's own point. Pure.

import { drawsMu, ownIndex } from '../../scenario';
import { type CurveName, forEachCurve, type ResultsSnapshot } from '../../work';

/** A value of μ that is certified from both sides. */
export interface KnownMu {
  lower: number;
  upper: number;
  /** Largest amount by which an error rate is too low when it is read from the bell curves that `upper` describes. */
  regret: number;
}

/** The known μ of each curve; null until it is computed for the scenario on the page. A curve without a regret, such as the attack's limit, has NaN there. */
export function knownMu({ mu }: Pick<ResultsSnapshot, 'mu'>): Record<CurveName, KnownMu> | null {
  const { reply, request, current } = mu;
  if (!current || reply === null || request === null) return null;
  const index = drawsMu(request) ? ownIndex(reply.values, request) : 0;
  return forEachCurve((name) => {
    const { lower, upper, regret } = reply[name];
    return { lower: lower[index], upper: upper[index], regret: regret[index] };
  });
}
