// The adjacencies' names: what links, requests and `compute` say, for good. Apart from what computes them.
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
