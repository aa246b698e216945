// The accountant's front door: epsilon, delta and profiles for every adjacency, with inputs checked.
// It routes; the methods live elsewhere.
import { requireNumber } from '../numerics/errors';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { Mechanism, Verified } from './types';

/**
 * The smallest epsilon >= 0 such that the mechanism is (epsilon, delta)-private under the adjacency: the hockey-stick
 * divergence of the dominating pair, composed over all steps. Natural logarithms; delta in [1e-15, 0.5].
 * Throws InputError outside the domain; inside it always answers, with a value or at least a bracket.
 * Pairs: Zhu, Dong, Wang (2022) for add and remove; Schuchardt, Stoian, Kosmala, Guennemann (2024) for substitute.
 */
export function epsilon(adjacency: AdjacencyName, mechanism: Mechanism, delta: number): Verified {
  checkAdjacency(adjacency);
  checkMechanism(mechanism);
  checkDelta(delta);
  return ADJACENCIES[adjacency].epsilon(mechanism, delta);
}

/**
 * The smallest delta at which the mechanism is (epsilon, delta)-private under the adjacency; the inverse of
 * {@link epsilon}. epsilon in [0, 1e9]. Throws InputError outside the domain.
 */
export function delta(adjacency: AdjacencyName, mechanism: Mechanism, epsilon: number): Verified {
  checkAdjacency(adjacency);
  checkMechanism(mechanism);
  requireNumber('epsilon', epsilon, DOMAIN.epsilon);
  return ADJACENCIES[adjacency].delta(mechanism, epsilon);
}

/** Total variation distance, delta at epsilon 0: no test of this adjacency has a larger advantage. */
export function totalVariation(adjacency: AdjacencyName, mechanism: Mechanism): Verified {
  return delta(adjacency, mechanism, 0);
}
