// The names of the adjacencies. Links, requests and `compute` use these names, so they never change. They have a file of
// their own for code that needs the names without the accountant.
//
// A record is added ('add'), removed ('remove'), added or removed ('add-remove'), has its gradient set to 0 ('zero-out'), or is replaced
// ('substitute'). 'implied' and 'group' are bounds for a replaced record that follow from add/remove alone, as a removal and then an
// addition: 'implied' from its whole curves (implied.ts), 'group' from one point of them (Theorem 4.1, group.ts).
import { refusals } from '../../base/numerics/errors';
import { ACCOUNTING } from '../sentences';

export const ADJACENCY_NAMES = [
  'add',
  'remove',
  'add-remove',
  'zero-out',
  'substitute',
  'implied',
  'group',
] as const;

export type AdjacencyName = (typeof ADJACENCY_NAMES)[number];

export function checkAdjacency(name: AdjacencyName): void {
  if (ADJACENCY_NAMES.includes(name)) return;
  const given = { given: String(name), names: ADJACENCY_NAMES.join(', ') };
  throw refusals('adjacency').unknown(ACCOUNTING.unknownAdjacency(given));
}
