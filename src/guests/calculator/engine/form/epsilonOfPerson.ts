// The ε of a person who has several of the records. Pure.
import { epsilon, withFurther } from '../../../../accounting';
import type { AdjacencyName } from '../../../../accounting/adjacencies/names';
import type { AnyMechanism, Verified } from '../../../../accounting/types';

/**
 * The ε of one record where `records` is 1, else that of all records of the person at once.
 * @param records the most records of one person
 */
export function epsilonOfPerson(
  adjacency: AdjacencyName,
  mechanism: AnyMechanism,
  records: number,
  delta: number,
): Verified {
  const run = records > 1 ? withFurther(mechanism, { recordsPerPerson: records }) : mechanism;
  return epsilon(adjacency, run, delta);
}
