// Earlier versions named the adjacency `relation` in requests, recordings and tables of rows. These are still read, and have to
// be read by every later version.
import { refusals } from '../../base/numerics/errors';
import { ACCOUNTING } from '../sentences';

/** The name that the field `adjacency` had in earlier versions. */
export const OLDER_FIELD = 'relation';

type Fields = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Whether the fields give the adjacency by its older name. */
export const hasOlderField = (fields: Fields): boolean => isGiven(fields[OLDER_FIELD]);

/**
 * The same fields in the same order, with `relation` under the name `adjacency`. Fields without `relation` are returned
 * as they are. Throws an InputError with both values if both are given and differ.
 */
export function withAdjacency(fields: Fields): Fields {
  if (!hasOlderField(fields)) return fields;
  const { adjacency, [OLDER_FIELD]: older } = fields;
  if (isGiven(adjacency) && adjacency !== older) {
    const both = { adjacency: JSON.stringify(adjacency), older: JSON.stringify(older) };
    throw refusals('adjacency').inconsistent(ACCOUNTING.olderField(both));
  }
  const others = Object.entries(fields).filter(([name]) => name !== 'adjacency');
  return Object.fromEntries(
    others.map(([name, value]) => [name === OLDER_FIELD ? 'adjacency' : name, value]),
  );
}
