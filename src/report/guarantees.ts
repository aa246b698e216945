// What a run guarantees under each adjacency that it has.
import { type AnyRun, epsilon, mu } from '../accounting';
import { hasAdjacency } from '../accounting/accountant';
import { segmentsOf } from '../accounting/segments';
import { InputError } from '../base/numerics/errors';
import type { ReportAdjacency, ReportedGuarantee } from './types';

const NAMES = ['add-remove', 'zero-out', 'substitute'] as const satisfies readonly ReportAdjacency[];

/** Zero-out has the numbers of add/remove wherever a run has both, and is named only where that one is lacking. */
export function reportedAdjacencies(run: AnyRun): ReportAdjacency[] {
  const known = NAMES.filter((name) => segmentsOf(run).every((segment) => hasAdjacency(name, segment)));
  return known.includes('add-remove') ? known.filter((name) => name !== 'zero-out') : known;
}

function muOf(adjacency: ReportAdjacency, run: AnyRun): ReportedGuarantee['mu'] {
  try {
    const { attainedAt, ...known } = mu(adjacency, run);
    return known;
  } catch (error) {
    // the accountant refuses a curve where it answers for ε, as under small noise
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Throws an InputError where delta lies outside its range. */
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
