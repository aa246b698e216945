// A guarantee that someone states, and what a lower bound says about it.
import { requireNumber } from '../../base/numerics/errors';
import { roundDigits } from '../../base/numerics/safeSide';
import { EPSILON } from '../estimation/ranges';

/** A guarantee that someone states for the trained model, at the audit's delta. */
export interface EpsilonClaim {
  adjacency: 'add-remove' | 'substitute';
  epsilon: number;
}

export interface JudgedClaim extends EpsilonClaim {
  verdict: 'claim rejected' | 'not rejected' | 'not tested';
  /** The verdict as a sentence, ready to be shown. */
  words: string;
}

/** What a lower bound at level alpha says about a claim for its own adjacency. Throws InputError. */
export function judgeClaim(
  claim: EpsilonClaim,
  adjacency: string,
  epsilon: number,
  alpha: number,
): JudgedClaim {
  requireNumber('claim.epsilon', claim.epsilon, EPSILON);
  const of = `ε = ${roundDigits(claim.epsilon, 6, 'up')} (${claim.adjacency})`;
  if (claim.adjacency !== adjacency) {
    const words = `The claim ${of} is not tested, because this game tests ${adjacency} adjacency.`;
    return { ...claim, verdict: 'not tested', words };
  }
  // the bound is the supremum of what is refuted, so everything below it is refuted
  return epsilon > claim.epsilon
    ? { ...claim, verdict: 'claim rejected', words: `The claim ${of} is rejected at level ${alpha}.` }
    : { ...claim, verdict: 'not rejected', words: `The claim ${of} is not rejected at level ${alpha}.` };
}
