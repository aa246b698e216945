// The accountant's front door: epsilon, delta and profiles for every neighbouring relation, with inputs checked.
// It routes; the methods live elsewhere.
import { requireNumber } from '../numerics/errors';
import { groupDelta, groupEpsilon } from './adjacencies/group';
import { impliedDelta, impliedEpsilon } from './adjacencies/implied';
import { checkDelta, checkMechanism, checkRelation, DOMAIN } from './domain';
import { addRemoveDelta, addRemoveEpsilon, directionDelta, directionEpsilon } from './pairGuarantee';
import type { Mechanism, Relation, Verified } from './types';

/**
 * The smallest epsilon >= 0 such that the mechanism is (epsilon, delta)-private under the relation: the hockey-stick
 * divergence of the dominating pair, composed over all steps. Natural logarithms; delta in [1e-15, 0.5].
 * Throws InputError outside the domain; inside it always answers, with a value or at least a bracket.
 * Pairs: Zhu, Dong, Wang (2022) for add and remove; Schuchardt, Stoian, Kosmala, Guennemann (2024) for substitute.
 */
export function epsilon(relation: Relation, mechanism: Mechanism, delta: number): Verified {
  checkRelation(relation);
  checkMechanism(mechanism);
  checkDelta(delta);
  switch (relation) {
    case 'group':
      return groupEpsilon(mechanism, delta);
    case 'implied':
      return impliedEpsilon(mechanism, delta);
    case 'add-remove':
    case 'zero-out':
      return addRemoveEpsilon(mechanism, delta);
    default:
      return directionEpsilon(relation, mechanism, delta);
  }
}

/**
 * The smallest delta at which the mechanism is (epsilon, delta)-private under the relation; the inverse of
 * {@link epsilon}. epsilon in [0, 1e9]. Throws InputError outside the domain.
 */
export function delta(relation: Relation, mechanism: Mechanism, epsilon: number): Verified {
  checkRelation(relation);
  checkMechanism(mechanism);
  requireNumber('epsilon', epsilon, DOMAIN.epsilon);
  switch (relation) {
    case 'group':
      return groupDelta(mechanism, epsilon);
    case 'implied':
      return impliedDelta(mechanism, epsilon);
    case 'add-remove':
    case 'zero-out':
      return addRemoveDelta(mechanism, epsilon);
    default:
      return directionDelta(relation, mechanism, epsilon);
  }
}

/** Total variation distance, delta at epsilon 0: no test of this adjacency has a larger advantage. */
export function totalVariation(relation: Relation, mechanism: Mechanism): Verified {
  return delta(relation, mechanism, 0);
}

/** The privacy profile delta(epsilon) at each of `epsilons`. */
export function privacyProfile(
  relation: Relation,
  mechanism: Mechanism,
  epsilons: ArrayLike<number>,
): Verified[] {
  return Array.from(epsilons, (e) => delta(relation, mechanism, e));
}

/** Epsilon at one delta after each of `steps` (training that stops, or is looked at, after t steps). */
export function epsilonPerStep(
  relation: Relation,
  parameters: Omit<Mechanism, 'steps'>,
  delta: number,
  steps: ArrayLike<number>,
): Verified[] {
  return Array.from(steps, (t) => epsilon(relation, { ...parameters, steps: t }, delta));
}
