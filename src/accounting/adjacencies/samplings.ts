// The adjacencies that each way of drawing batches has, as data, and why it lacks the others.
import { refusals } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import { checkRun, type Wish } from '../domain';
import { segmentsOf } from '../segments';
import { ACCOUNTING } from '../sentences';
import type { AnyMechanism, AnyRun } from '../types';
import { ADJACENCY_NAMES, type AdjacencyName, checkAdjacency } from './names';

/** The names of the ways of drawing batches. Requests and links use these names, so they never change. */
export const SAMPLING_NAMES = ['poisson', 'fixed-size', 'random-allocation', 'any-order'] as const;

export type SamplingName = (typeof SAMPLING_NAMES)[number];

/** Adjacencies of each way of drawing batches. `because` says why it has no others; it is null if it has them all. */
const SAMPLINGS: Record<SamplingName, { adjacencies: readonly AdjacencyName[]; because: Sentence | null }> = {
  poisson: { adjacencies: ADJACENCY_NAMES, because: null },
  'fixed-size': {
    adjacencies: ['substitute'],
    because: ACCOUNTING.everyBatchOther,
  },
  'random-allocation': { adjacencies: ADJACENCY_NAMES, because: null },
  'any-order': {
    adjacencies: ['zero-out', 'substitute'],
    because: ACCOUNTING.othersMove,
  },
};

export const samplingOf = (mechanism: AnyMechanism): SamplingName => mechanism.sampling ?? 'poisson';

export const hasAdjacency = (name: AdjacencyName, mechanism: AnyMechanism): boolean =>
  SAMPLINGS[samplingOf(mechanism)].adjacencies.includes(name);

/** Throws an InputError if the way in which the run's batches are drawn has no such adjacency. The message names those that it has. */
function checkSamplingHas(name: AdjacencyName, run: AnyRun): void {
  const samplings = new Set(segmentsOf(run).map(samplingOf));
  for (const sampling of samplings) {
    const { adjacencies, because } = SAMPLINGS[sampling];
    if (because === null || adjacencies.includes(name)) continue;
    const given = { adjacency: name, sampling, because, names: listed(adjacencies) };
    throw refusals('adjacency').inconsistent(ACCOUNTING.notOfSampling(given));
  }
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

/** Throws an InputError if there is no such adjacency, or if the run lies outside the domain or does not have the adjacency. */
export function checkAsked(adjacency: AdjacencyName, run: AnyRun, wish: Wish = 'number'): void {
  checkAdjacency(adjacency);
  checkRun(run, wish);
  checkSamplingHas(adjacency, run);
}
