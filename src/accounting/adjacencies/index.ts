// The adjacencies offered. A new one is a file and a line in this table; names are what links, requests and `compute` say.
import { InputError } from '../../numerics/errors';
import { PAIRS } from '../pairs';
import { addRemove } from './addRemove';
import type { Adjacency } from './adjacency';
import { group } from './group';
import { implied } from './implied';
import { ofOnePair } from './ofOnePair';

export const ADJACENCIES = {
  add: ofOnePair(PAIRS.add),
  remove: ofOnePair(PAIRS.remove),
  'add-remove': addRemove,
  // the same numbers, but a record's gradient is set to 0 rather than the record left out
  'zero-out': addRemove,
  substitute: ofOnePair(PAIRS.substitute),
  implied,
  group,
} as const satisfies Record<string, Adjacency>;

/** An adjacency by name: substitute, add-remove, what the latter implies for the former, ... */
export type AdjacencyName = keyof typeof ADJACENCIES;

export const ADJACENCY_NAMES = Object.keys(ADJACENCIES) as readonly AdjacencyName[];

/** Throws a InputError unless `name` is that of an adjacency offered. */
export function checkAdjacency(name: AdjacencyName): void {
  if (ADJACENCY_NAMES.includes(name)) return;
  const given = String(name);
  throw new InputError(
    'unknown',
    'relation',
    `relation is ${given}; give one of ${ADJACENCY_NAMES.join(', ')}.`,
  );
}
