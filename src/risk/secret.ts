// A secret, which is what an attacker wants to know about one target, as the bounds need it.
import { refusals, requireNumber } from '../base/numerics/errors';
import { PROBABILITY_RANGE, type RiskAdjacency } from './bound';
import { RISK } from './sentences';

export interface Secret {
  /** Probability that the best attempt succeeds before anything is released, in [0, 1]. */
  chance: number;
  /** Factor of what delta adds to a bound: 1 if an attempt names one value, else (1 - sum of squared priors) / (1 - chance). */
  kappa: number;
  adjacency: RiskAdjacency;
  /**
   * What a bound compares. An exchange compares two answers, so it needs the adjacency between those: substitute for
   * two values of a record, add-remove only for whether the record is there. A removal compares the record with its
   * absence, whatever the number of values.
   */
  by: 'exchange' | 'removal';
}

/** The value of a record that is known to be there. `chance` in [0, 1] is that of the likeliest value; InputError outside. */
export function exactSecret(chance: number): Secret {
  requireNumber('prior', chance, PROBABILITY_RANGE);
  return { chance, kappa: 1, adjacency: 'substitute', by: 'exchange' };
}

/** The same value, bounded by the record's absence. chance in [0, 1]; InputError outside. */
export function secretByRemoval(chance: number): Secret {
  return { ...exactSecret(chance), adjacency: 'add-remove', by: 'removal' };
}

/** Whether a record is there. `chance` is that of the likelier answer, in [1/2, 1]; InputError outside. */
export function membership(chance: number): Secret {
  const secret: Secret = { ...exactSecret(chance), adjacency: 'add-remove' };
  checkSecret(secret);
  return secret;
}

/** A secret under any metric that says of each attempt for which values it is right. `kappa` has its formula, and is never below 1. */
export function anyMetric(chance: number, collision: number): Secret {
  const kappa = chance < 1 ? Math.max(1, (1 - collision) / (1 - chance)) : 1;
  return { ...exactSecret(chance), kappa };
}

/**
 * Throws InputError for membership with a likelier answer below 1/2. An exchange under add-remove adjacency has only
 * two answers, that the record is there or that it is not, so one of them has at least 1/2.
 */
export function checkSecret({ chance, adjacency, by }: Secret): void {
  if (by === 'removal' || adjacency === 'substitute' || chance >= 0.5) return;
  throw refusals('prior').outOfRange(RISK.membershipBelowHalf({ prior: chance }));
}
