// The worst-case audit at several planned numbers of runs, each on as many of the seed's first draws, and with its
// confidence by itself.
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
  /** Bounds by the share of wrong guesses at a threshold fixed beforehand, with the stated confidence: of substitute. */
  bounds: { runs: number; epsilon: number }[];
  /** The most that this attack can show; null where that could not be verified. */
  limit: number | null;
}

/** Yields after each number of runs. */
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
