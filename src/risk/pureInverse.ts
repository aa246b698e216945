// The epsilon that a limit on the advantage leaves, for pure guarantees: in closed form.
import { requireNumber } from '../numerics/errors';
import type { RiskAdjacency } from './bound';

/** The largest epsilon (delta = 0) of an adjacency that keeps a limit. */
export interface EpsilonLimit {
  epsilon: number;
  adjacency: RiskAdjacency;
}

/**
 * ln((p + A (1 - p)) / (p (1 - A))): the largest epsilon of a pure guarantee whose posterior bound keeps the generalised
 * advantage (P - p) / (1 - p) at most A. prior p in (0, 1), advantage A in [0, 1); InputError outside. The inverse of
 * Theorem 3.2's bound for one target.
 */
export function pureEpsilonForAdvantage(
  prior: number,
  advantage: number,
  adjacency: RiskAdjacency = 'substitute',
): EpsilonLimit {
  requireNumber('prior', prior, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  requireNumber('advantage', advantage, { min: 0, max: 1, exclusiveMax: true });
  // as 1 + A / (p (1 - A)): for small A the quotient would lose what lies beyond 1
  return { epsilon: Math.log1p(advantage / (prior * (1 - advantage))), adjacency };
}
