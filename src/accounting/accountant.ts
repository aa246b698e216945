// The accountant's front door: epsilon, delta and profiles for every adjacency, with inputs checked.
// It routes; the methods live elsewhere.
import { requireNumber } from '../numerics/errors';
import { ADJACENCIES } from './adjacencies';
import { type AdjacencyName, checkAdjacency } from './adjacencies/names';
import { checkDelta, checkRun, DOMAIN } from './domain';
import { merged } from './segments';
import type { Run, Verified } from './types';

/**
 * The smallest epsilon >= 0 such that the mechanism is (epsilon, delta)-private under the adjacency: the hockey-stick
 * divergence of the dominating pair, composed over all steps. Natural logarithms; delta in [1e-15, 0.5].
 * Throws InputError outside the domain; inside it always answers, with a value or at least a bracket.
 * Pairs: Zhu, Dong, Wang (2022) for add and remove; Schuchardt, Stoian, Kosmala, Guennemann (2024) for substitute.
 * A run of several segments is answered as their composition (adjacencies/ofSegments.ts): certified, mostly in well under a
 * second, and in some seconds for a hundred segments.
 */
export function epsilon(adjacency: AdjacencyName, run: Run, delta: number): Verified {
  checkAdjacency(adjacency);
  checkRun(run);
  checkDelta(delta);
  const whole = merged(run);
  const { epsilon, ofSegments } = ADJACENCIES[adjacency];
  return 'steps' in whole ? epsilon(whole, delta) : ofSegments.epsilon(whole, delta);
}

/**
 * The smallest delta at which the mechanism is (epsilon, delta)-private under the adjacency; the inverse of
 * {@link epsilon}. epsilon in [0, 1e9]. `room`: bounds that are no further apart than this will do, so that none of less use are paid
 * for; 0 for a number wherever there can be one. Throws InputError outside the domain.
 */
export function delta(adjacency: AdjacencyName, run: Run, epsilon: number, room = 0): Verified {
  checkAdjacency(adjacency);
  checkRun(run);
  requireNumber('epsilon', epsilon, DOMAIN.epsilon);
  const whole = merged(run);
  const { delta, ofSegments } = ADJACENCIES[adjacency];
  return 'steps' in whole ? delta(whole, epsilon, room) : ofSegments.delta(whole, epsilon);
}

/** Total variation distance, delta at epsilon 0: no test of this adjacency has a larger advantage. */
export function totalVariation(adjacency: AdjacencyName, run: Run): Verified {
  return delta(adjacency, run, 0);
}
