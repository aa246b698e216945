// Reads the noise of a run that is to be trained, which is given or found for an epsilon.
import { DOMAIN } from '../../accounting/domain';
import { noiseMultiplierFor } from '../../accounting/solveParameter';
import { InputError } from '../../base/numerics/errors';
import { ABOVE_ZERO } from '../../base/numerics/ranges';
import * as read from '../fields';

/** The noise multiplier that is given, or the one with which the adjacency's epsilon after the last step is `targetEpsilon`. */
export function noiseField(
  query: read.Query,
  run: { samplingRate: number; steps: number; delta: number },
  adjacency: () => 'substitute' | 'add-remove',
): number {
  if (query.targetEpsilon === undefined) return read.number(query, 'noiseMultiplier', DOMAIN.noiseMultiplier);
  if (query.noiseMultiplier !== undefined) {
    const message = 'Both noiseMultiplier and targetEpsilon are given. Give one of them.';
    throw new InputError('inconsistent', 'targetEpsilon', message);
  }
  const targetEpsilon = read.number(query, 'targetEpsilon', ABOVE_ZERO);
  const calibrated = noiseMultiplierFor(adjacency(), { ...run, targetEpsilon });
  // the upper end of the bracket certainly meets the target
  return calibrated.value ?? calibrated.upper;
}
