// The ε of a person who has several of the records. Pure.
import { epsilon, groupEpsilonAtMost, isPoisson } from '../../../../accounting';
import type { AdjacencyName } from '../../../../accounting/adjacencies/names';
import type { AnyMechanism, Verified } from '../../../../accounting/types';

/**
 * The ε of one record where `records` is 1; else, for Poisson batches, a bracket without a value, from what one record
 * has up to the smaller of two bounds.
 * @param records the most records of one person
 */
export function epsilonOfPerson(
  adjacency: AdjacencyName,
  mechanism: AnyMechanism,
  records: number,
  delta: number,
): Verified {
  const single = epsilon(adjacency, mechanism, delta);
  if (records === 1 || !isPoisson(mechanism)) return single;
  const of = adjacency === 'substitute' ? adjacency : 'add-remove';
  return {
    ...single,
    verified: false,
    value: null,
    upper: groupEpsilonAtMost(of, mechanism, records, delta),
  };
}
