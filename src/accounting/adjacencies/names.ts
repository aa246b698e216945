// The names of the adjacencies. Links, requests and `compute` use these names, so they never change. They have a file of
// their own for code that needs the names without the accountant.
import { refusals } from '../../base/numerics/errors';

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
  const given = String(name);
  throw refusals('adjacency').unknown`adjacency is ${given}. Give one of ${ADJACENCY_NAMES.join(', ')}.`;
}
