// Many small worst-case audits of one mechanism, each read by several rules at the same confidence: how often a
// claim goes beyond what is true. Its rules are thresholdChoice.ts and stoppingChoice.ts.
import { checkDelta, checkMechanism } from '../../../accounting/domain';
import { hiddenStateTotalVariation } from '../../../accounting/hiddenState/hiddenState';
import { requireNumber } from '../../../base/numerics/errors';
import { remembered } from '../../../base/numerics/remembered';
import { epsilonOfError } from '../../estimation/accuracyBound';
import type { ClaimsSoFar, SmallAuditsQuery } from '../choices';
import { checkManyAudits, type TestedClaim, traceClaims } from '../falseClaims';
import { createWorstCaseSampler } from './worstCase';

/** Conversions are slow between q = 1/2 and 1: for the average, error bounds are rounded up to multiples of this. */
const ROUNDED_TO = 1e-3;

/**
 * Reads many small audits. `read`: one audit's draws -> each rule's upper bound on the error probability. A claim is false when that lies
 * below (1 - TV)/2 of the release, which no threshold can beat; the limit is the epsilon that unlimited draws would
 * show. `firstRepeat` is where the audits' own repeats of the seed's draws begin. Throws InputError outside the
 * ranges above.
 */
export function traceSmallAudits<Rule extends string>(
  { mechanism, delta, seed, runs, audits, confidence }: SmallAuditsQuery,
  firstRepeat: number,
  read: (original: Float64Array, substituted: Float64Array) => Record<Rule, number>,
): Generator<ClaimsSoFar<Rule>, ClaimsSoFar<Rule>, void> {
  checkMechanism(mechanism);
  checkDelta(delta);
  requireNumber('runs', runs, { min: 1, max: 100_000, integer: true });
  checkManyAudits({ audits, confidence });
  const sampler = createWorstCaseSampler(mechanism, seed);
  const least = 0.5 * (1 - hiddenStateTotalVariation(mechanism));
  const epsilonOf = remembered((error: number) => epsilonOfError(error, mechanism, delta));
  const claimOf = (errorUpper: number): TestedClaim => ({
    epsilon: epsilonOf(Math.min(1, Math.ceil(errorUpper / ROUNDED_TO) * ROUNDED_TO)),
    isFalse: errorUpper < least,
  });
  const original = new Float64Array(runs);
  const substituted = new Float64Array(runs);
  return traceClaims(audits, epsilonOfError(least, mechanism, delta), (index) => {
    sampler.fill(firstRepeat + index, 0, 0, original, 0, runs);
    sampler.fill(firstRepeat + index, 1, 0, substituted, 0, runs);
    const bounds = Object.entries<number>(read(original, substituted));
    return Object.fromEntries(bounds.map(([rule, bound]) => [rule, claimOf(bound)])) as Record<
      Rule,
      TestedClaim
    >;
  });
}
