// The adjacencies offered: a line for each name of names.ts, which the compiler asks for. A new one is a file and a line in both.
import { PAIRS } from '../pairs';
import { addRemove } from './addRemove';
import type { Adjacency } from './adjacency';
import { group } from './group';
import { implied } from './implied';
import type { AdjacencyName } from './names';
import { ofOnePair } from './ofOnePair';

export const ADJACENCIES: Readonly<Record<AdjacencyName, Adjacency>> = {
  add: ofOnePair(PAIRS.add),
  remove: ofOnePair(PAIRS.remove),
  'add-remove': addRemove,
  // the same numbers, but a record's gradient is set to 0 rather than the record left out
  'zero-out': addRemove,
  substitute: ofOnePair(PAIRS.substitute),
  implied,
  group,
};
