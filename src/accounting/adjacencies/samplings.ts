// Which adjacencies a way of drawing batches has, as data, and why it lacks the others.
import { InputError } from '../../base/numerics/errors';
import { checkRun } from '../domain';
import { segmentsOf } from '../segments';
import type { AnyMechanism, AnyRun } from '../types';
import { ADJACENCY_NAMES, type AdjacencyName, checkAdjacency } from './names';

/** Ways of drawing batches: what requests and links say, for good. */
export const SAMPLING_NAMES = ['poisson', 'fixed-size', 'random-allocation', 'any-order'] as const;

export type SamplingName = (typeof SAMPLING_NAMES)[number];

/** `because`: why it has no other relations; empty if it has them all. */
const SAMPLINGS: Record<SamplingName, { relations: readonly AdjacencyName[]; because: string }> = {
  poisson: { relations: ADJACENCY_NAMES, because: '' },
  'fixed-size': {
    relations: ['substitute'],
    because: 'with a record more or less every batch would be another',
  },
  'random-allocation': { relations: ADJACENCY_NAMES, because: '' },
  'any-order': {
    relations: ['zero-out', 'substitute'],
    because: 'leaving a record out may move the others into other batches',
  },
};

export const samplingOf = (mechanism: AnyMechanism): SamplingName => mechanism.sampling ?? 'poisson';

export const hasRelation = (name: AdjacencyName, mechanism: AnyMechanism): boolean =>
  SAMPLINGS[samplingOf(mechanism)].relations.includes(name);

/** Throws an InputError where the way in which the run's batches are drawn has no such adjacency; says which it has. */
function checkRelation(name: AdjacencyName, run: AnyRun): void {
  const samplings = new Set(segmentsOf(run).map(samplingOf));
  for (const sampling of samplings) {
    const { relations, because } = SAMPLINGS[sampling];
    if (relations.includes(name)) continue;
    const message = `relation is ${name}, which sampling ${sampling} does not have: ${because}. Give ${listed(relations)}.`;
    throw new InputError('inconsistent', 'relation', message);
  }
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

export function checkAsked(adjacency: AdjacencyName, run: AnyRun): void {
  checkAdjacency(adjacency);
  checkRun(run);
  checkRelation(adjacency, run);
}
