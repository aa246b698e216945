// The epsilon of a training as one may promise it, which is never below the true one.
import { epsilon } from '../accounting/accountant';
import type { Mechanism } from '../accounting/types';
import type { RiskAdjacency } from './bound';

/** An upper bound on epsilon at delta, even if no single number was verified. Throws InputError outside the accounting domain. */
export function epsilonAtMost(adjacency: RiskAdjacency, mechanism: Mechanism, delta: number): number {
  return epsilon(adjacency, mechanism, delta).upper;
}
