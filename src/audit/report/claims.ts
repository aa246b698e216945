// A guarantee that someone states, and the verdict of a lower bound on it.
import { requireNumber } from '../../base/numerics/errors';
import { roundDigits } from '../../base/numerics/safeSide';
import type { Sentence } from '../../base/sentences/sentence';
import { EPSILON } from '../estimation/ranges';
import { AUDIT_REPORT } from './sentences';

/** A guarantee that someone states for the trained model, at the audit's delta. */
export interface EpsilonClaim {
  adjacency: 'add-remove' | 'substitute';
  epsilon: number;
}

export interface JudgedClaim extends EpsilonClaim {
  verdict: 'claim rejected' | 'not rejected' | 'not tested';
  /** The verdict as a sentence. */
  words: Sentence;
}

/**
 * The verdict of the lower bound `epsilon`, for `adjacency` and at level alpha, on a claim; a claim for another adjacency is not
 * tested. Throws InputError unless the claimed epsilon is finite and at least 0.
 */
export function judgeClaim(
  claim: EpsilonClaim,
  adjacency: string,
  epsilon: number,
  alpha: number,
): JudgedClaim {
  requireNumber('claim.epsilon', claim.epsilon, EPSILON);
  const stated = { epsilon: roundDigits(claim.epsilon, 6, 'up'), claimed: claim.adjacency };
  if (claim.adjacency !== adjacency) {
    return {
      ...claim,
      verdict: 'not tested',
      words: AUDIT_REPORT.notTested({ ...stated, tested: adjacency }),
    };
  }
  // the bound is the supremum of what is refuted, so everything below it is refuted
  return epsilon > claim.epsilon
    ? { ...claim, verdict: 'claim rejected', words: AUDIT_REPORT.rejected({ ...stated, level: alpha }) }
    : { ...claim, verdict: 'not rejected', words: AUDIT_REPORT.notRejected({ ...stated, level: alpha }) };
}
