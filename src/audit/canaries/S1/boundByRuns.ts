// The worst-case audit at several planned numbers of runs. The audit of n runs uses the seed's first n draws. Each
// bound holds its confidence on its own, not jointly with the others.
import type { Mechanism } from '../../../accounting/types';
import { createWorstCaseAudit } from './worstCaseAudit';

export interface BoundByRunsQuery {
  mechanism: Mechanism;
  delta: number;
  confidence: number;
  seed: number;
  /** Runs per world at which the bound is read, ascending. */
  runs: readonly number[];
}

interface BoundByRuns {
  /** Lower bounds on the substitute epsilon, from the share of wrong guesses at a threshold that was fixed beforehand. */
  bounds: { runs: number; epsilon: number }[];
  /** Largest epsilon that this attack can show with unlimited runs; null if it could not be verified. */
  limit: number | null;
}

/** Yields the bounds so far after each number of runs. */
export function* traceBoundByRuns({
  runs,
  ...rest
}: BoundByRunsQuery): Generator<BoundByRuns, BoundByRuns, void> {
  const bounds: BoundByRuns['bounds'] = [];
  let limit: number | null = null;
  for (const number of runs) {
    const audit = createWorstCaseAudit({ ...rest, runs: number, repeats: 1 });
    audit.advance(number);
    const { pooled, hiddenStateEpsilon } = audit.report();
    limit = Number.isNaN(hiddenStateEpsilon) ? null : hiddenStateEpsilon;
    bounds.push({ runs: number, epsilon: pooled.valid.epsilon });
    yield { bounds: [...bounds], limit };
  }
  return { bounds, limit };
}
