// The entry to the accountant. It checks the inputs, and leaves the computation to the methods of adjacencies/.
import { requireNumber } from '../base/numerics/errors';
import { deltaBetween, epsilonBetween, type Known, knownOf } from './adjacencies/known';
import type { AdjacencyName } from './adjacencies/names';
import { checkAsked } from './adjacencies/samplings';
import { checkDelta, DOMAIN } from './domain';
import type { AnyRun, Verified } from './types';

export { hasAdjacency } from './adjacencies/samplings';
export { searching } from './inversion/sharedContours';

/**
 * The smallest epsilon >= 0 such that the mechanism is (epsilon, delta)-private under the adjacency: the
 * hockey-stick divergence of the dominating pair, composed over all steps. Natural logarithms; delta in [1e-15,
 * 0.5]. Throws InputError outside the domain; inside it always answers, with a value or at least a bracket. Pairs:
 * Zhu, Dong, Wang (2022) for add and remove; Schuchardt, Stoian, Kosmala, Guennemann (2024) for substitute. Batches
 * that are not Poisson's (types.ts) are answered by the certificate (discretised/), unless they are Gaussian releases, which have a closed
 * form. Where no tight number is known for them, value is null and the bracket reaches from what data attain to what holds
 * ({@link boundsKnownBy}). A run of several segments is answered as their composition (adjacencies/ofSegments.ts), by the certificate.
 * That takes the longer the more different segments there are: under a second for a hundred, and up to minutes for a thousand.
 */
export function epsilon(adjacency: AdjacencyName, run: AnyRun, delta: number): Verified {
  checkAsked(adjacency, run, 'bounds');
  checkDelta(delta);
  return epsilonBetween(knownOf(adjacency, run), delta);
}

/**
 * The smallest delta at which the mechanism is (epsilon, delta)-private; the inverse of {@link epsilon}. epsilon in
 * [0, 1e9]. Bounds no further apart than `room`, an absolute width, are not narrowed further. With 0, the default, they are narrowed
 * until they count as a number (verified.ts), where that is possible. Throws InputError outside the domain.
 */
export function delta(adjacency: AdjacencyName, run: AnyRun, epsilon: number, room = 0): Verified {
  checkAsked(adjacency, run, 'bounds');
  requireNumber('epsilon', epsilon, DOMAIN.epsilon);
  return deltaBetween(knownOf(adjacency, run), epsilon, room);
}

/**
 * In English words, how some data attain the lower end of an answer and why its upper end holds, if the two are not the ends of one
 * number; null if they are.
 */
export function boundsKnownBy(adjacency: AdjacencyName, run: AnyRun): Known['by'] {
  checkAsked(adjacency, run, 'bounds');
  return knownOf(adjacency, run).by;
}

/** Total variation distance, which is delta at epsilon 0: no test has a larger advantage (power minus level) under this adjacency. */
export function totalVariation(adjacency: AdjacencyName, run: AnyRun): Verified {
  return delta(adjacency, run, 0);
}
