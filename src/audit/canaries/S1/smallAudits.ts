// Many small worst-case audits of one mechanism, each read by several rules at the same confidence, to count how often
// a rule claims more than is true. The rules are in thresholdChoice.ts and stoppingChoice.ts.
import { checkDelta, checkMechanism } from '../../../accounting/domain';
import { hiddenStateTotalVariation } from '../../../accounting/hiddenState/hiddenState';
import { requireNumber } from '../../../base/numerics/errors';
import { remembered } from '../../../base/numerics/remembered';
import { epsilonOfError } from '../../estimation/accuracyBound';
import type { ClaimsSoFar, SmallAuditsQuery } from '../choices';
import { checkManyAudits, type TestedClaim, traceClaims } from '../falseClaims';
import { createWorstCaseSampler } from './worstCase';

/**
 * Error bounds are rounded up to multiples of this before they become an epsilon, so that few different ones are left.
 * The conversion is slow for q between 1/2 and 1.
 */
const ROUNDED_TO = 1e-3;

/**
 * Reads many small audits. `read` turns one audit's draws into each rule's upper bound on the error probability. A claim
 * is false if its bound lies below (1 - TV)/2, which no threshold can beat, where TV is the total variation distance
 * between the scores of the two worlds. The limit is the epsilon that this smallest error converts to. `firstRepeat` is the
 * first of the audits' repeats of the seed's draws. Throws InputError outside the ranges of SmallAuditsQuery.
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
