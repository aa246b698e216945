// The guarantee of noise on marginals for each adjacency, as Gaussian DP, and the noise that an epsilon needs.
import { gdpMu } from '../../accounting/closedForm/gaussianDp';
import type { RiskAdjacency } from '../bound';
import { touching, type Workload } from './workload';

/**
 * mu of so many marginals with noise of standard deviation `sigma` on each of their numbers. A record that is added or removed
 * changes one number of each marginal by 1. A record that is replaced changes two of them or none, which is sqrt(2) or 0 in
 * Euclidean norm. Marginals compose as the root of the sum of squares.
 */
const marginalsMu = (marginals: number, sigma: number, adjacency: RiskAdjacency): number =>
  Math.sqrt((adjacency === 'substitute' ? 2 : 1) * marginals) / sigma;

/** mu of adding or removing, of replacing, and of replacing unknown columns alone, which fewer marginals count. */
export function releaseGuarantee(workload: Workload, unknown: readonly number[], sigma: number) {
  const all = workload.marginals.length;
  return {
    muAddRemove: marginalsMu(all, sigma, 'add-remove'),
    muSubstitute: marginalsMu(all, sigma, 'substitute'),
    muUnknown: marginalsMu(touching(workload, unknown).length, sigma, 'substitute'),
  };
}

/** Standard deviation of the noise that gives (epsilon, delta). Throws InputError outside of the ranges of Gaussian DP. */
export function noiseFor(
  workload: Workload,
  epsilon: number,
  delta: number,
  adjacency: RiskAdjacency,
): number {
  return marginalsMu(workload.marginals.length, 1, adjacency) / gdpMu(epsilon, delta);
}
