// What noise on marginals promises, adjacency by adjacency, as Gaussian DP; and the noise that an epsilon asks for.
import { gdpMu } from '../../accounting';
import type { RiskAdjacency } from '../bound';
import { touching, type Workload } from './workload';

/**
 * The parameter mu of Gaussian DP with noise of standard deviation `sigma` on each of so many marginals. A record that is added or
 * removed moves one number of each by 1. One that is replaced moves two, by sqrt(2) in Euclidean norm at most; marginals
 * compose as the root of the sum of squares.
 */
const marginalsMu = (marginals: number, sigma: number, adjacency: RiskAdjacency): number =>
  Math.sqrt((adjacency === 'substitute' ? 2 : 1) * marginals) / sigma;

export interface ReleaseGuarantee {
  /** A record added or removed. */
  muAddRemove: number;
  /** A whole record replaced. */
  muSubstitute: number;
  /** A record's unknown columns replaced, the others kept: only marginals that count one of them differ. */
  muUnknown: number;
}

export function releaseGuarantee(
  workload: Workload,
  unknown: readonly number[],
  sigma: number,
): ReleaseGuarantee {
  const all = workload.marginals.length;
  return {
    muAddRemove: marginalsMu(all, sigma, 'add-remove'),
    muSubstitute: marginalsMu(all, sigma, 'substitute'),
    muUnknown: marginalsMu(touching(workload, unknown).length, sigma, 'substitute'),
  };
}

/** Noise with which all marginals together are (epsilon, delta)-DP of an adjacency; ranges those of Gaussian DP's. */
export function noiseFor(
  workload: Workload,
  epsilon: number,
  delta: number,
  adjacency: RiskAdjacency,
): number {
  return marginalsMu(workload.marginals.length, 1, adjacency) / gdpMu(epsilon, delta);
}
