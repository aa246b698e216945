// What an attacker wants to know about one target, as the bounds need it.
import { requireNumber } from '../../base/numerics/errors';
import { PROBABILITY_RANGE, type RiskAdjacency } from './bound';

export interface Secret {
  /** Probability that the best attempt succeeds before anything is released, in [0, 1]. */
  chance: number;
  /** What a delta adds, as a multiple: 1 for one value named, else (1 - sum of squared priors) / (1 - chance). */
  kappa: number;
  adjacency: RiskAdjacency;
}

/** If only the likeliest value's probability is known, in [0, 1]; InputError outside. */
export function exactSecret(chance: number, adjacency: RiskAdjacency = 'substitute'): Secret {
  requireNumber('prior', chance, PROBABILITY_RANGE);
  return { chance, kappa: 1, adjacency };
}

/** Any decomposable metric, by the formula of `kappa`, which is at least that of an exact match. */
export function anyMetric(chance: number, collision: number): Secret {
  const kappa = chance < 1 ? Math.max(1, (1 - collision) / (1 - chance)) : 1;
  return { chance, kappa, adjacency: 'substitute' };
}
