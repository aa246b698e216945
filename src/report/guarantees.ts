// The guarantees of a run, ε and μ, under each adjacency for which it has one.
import { type AnyRun, epsilon, muIfKnown } from '../accounting';
import { hasAdjacency } from '../accounting/accountant';
import { segmentsOf } from '../accounting/segments';
import type { ReportAdjacency, ReportedGuarantee } from './types';

const NAMES = ['add-remove', 'zero-out', 'substitute'] as const satisfies readonly ReportAdjacency[];

/**
 * The adjacencies that a report names. Zero-out has the same numbers as add/remove wherever a run has both, and is named
 * only where add/remove is missing.
 */
export function reportedAdjacencies(run: AnyRun): ReportAdjacency[] {
  const known = NAMES.filter((name) => segmentsOf(run).every((segment) => hasAdjacency(name, segment)));
  return known.includes('add-remove') ? known.filter((name) => name !== 'zero-out') : known;
}

function muOf(adjacency: ReportAdjacency, run: AnyRun): ReportedGuarantee['mu'] {
  const known = muIfKnown(adjacency, run);
  if (known === null) return null;
  const { attainedAt, ...reported } = known;
  return reported;
}

/** The guarantees of a run at this delta; yields after each number. Throws an InputError if delta lies outside its range. */
export function* guaranteesOf(run: AnyRun, delta: number): Generator<void, ReportedGuarantee[], void> {
  const found: ReportedGuarantee[] = [];
  for (const adjacency of reportedAdjacencies(run)) {
    const known = epsilon(adjacency, run, delta);
    yield;
    found.push({ adjacency, epsilon: known, mu: muOf(adjacency, run) });
    yield;
  }
  return found;
}
