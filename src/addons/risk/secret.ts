// What an attacker wants to know about one target, as the bounds need it. That is how often the best attempt succeeds
// beforehand, how much delta can add, and what exchanging one value for another does to the data.
import { InputError, requireNumber } from '../../base/numerics/errors';
import { PROBABILITY_RANGE, type RiskAdjacency } from './bound';
import type { Prior } from './priors/prior';

export interface Secret {
  /** Probability that the best attempt succeeds before anything is released, in [0, 1]. */
  chance: number;
  /**
   * How much a delta may add, as a multiple. It is 1 if an attempt names one value, and (1 - sum of squared priors) / (1 -
   * chance) otherwise. >= 1.
   */
  kappa: number;
  adjacency: RiskAdjacency;
}

/**
 * A guess that must match exactly, when only the likeliest value's probability is known. chance in [0, 1]; InputError
 * outside.
 */
export function exactSecret(chance: number, adjacency: RiskAdjacency = 'substitute'): Secret {
  requireNumber('prior', chance, PROBABILITY_RANGE);
  return { chance, kappa: 1, adjacency };
}

/**
 * Whether a record is in the data, which it is with probability `member` in [0, 1], so adding or removing it. The attacker
 * may always name the likelier answer.
 */
export function membershipBit(member: number): Secret {
  requireNumber('member', member, PROBABILITY_RANGE);
  return exactSecret(Math.max(member, 1 - member), 'add-remove');
}

/** One attribute of a record, if everything else is known. */
export const attributeGivenRest = (attribute: Prior): Secret => exactSecret(attribute.heaviest(1));

/** A whole record, drawn from the prior on records. */
export const fullRecord = (record: Prior): Secret => exactSecret(record.heaviest(1));

/** Right if the value is among `guesses` values that the attacker names, an integer from 1 to the number of values. */
export function anyOfGuesses(prior: Prior, guesses: number): Secret {
  requireNumber('guesses', guesses, { min: 1, max: prior.size, integer: true });
  return guesses === 1 ? exactSecret(prior.heaviest(1)) : anyMetric(prior.heaviest(guesses), prior.collision);
}

/** A number and its weight among others. */
export interface WeightedNumber {
  value: number;
  weight: number;
}

/**
 * Right if the guess, any real number, is at most `tolerance` >= 0 away from the value. The best attempt beforehand is the
 * window of width 2 tolerance, ends included, with the most probability. Throws InputError for an empty list, a value that
 * is not finite, a negative weight, or weights that sum to 0.
 */
export function withinTolerance(values: readonly WeightedNumber[], tolerance: number): Secret {
  requireNumber('tolerance', tolerance, { min: 0, max: Number.MAX_VALUE });
  const merged = new Map<number, number>();
  for (const [i, { value, weight }] of values.entries()) {
    requireNumber(`values[${i}].value`, value, { min: -Number.MAX_VALUE, max: Number.MAX_VALUE });
    requireNumber(`values[${i}].weight`, weight, { min: 0, max: Number.MAX_VALUE });
    if (weight > 0) merged.set(value, (merged.get(value) ?? 0) + weight);
  }
  const sorted = [...merged].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  if (!(total > 0 && total < Infinity)) {
    const message = `values have weights that sum to ${total}. Give at least one above 0, and a finite sum.`;
    throw new InputError('out-of-range', 'values', message);
  }
  let heaviest = 0;
  let inside = 0;
  let first = 0;
  let several = false;
  for (const [last, [value, weight]] of sorted.entries()) {
    inside += weight;
    // rounding of a difference must not leave out a value that lies exactly at the end
    while (value - sorted[first][0] > 2 * tolerance * (1 + 1e-12)) inside -= sorted[first++][1];
    several ||= last > first;
    heaviest = Math.max(heaviest, inside);
  }
  const chance = Math.min(1, heaviest / total);
  if (!several) return exactSecret(chance);
  return anyMetric(
    chance,
    sorted.reduce((sum, [, weight]) => sum + (weight / total) ** 2, 0),
  );
}

/** Any decomposable metric, by the formula of `kappa`, which is at least that of an exact match. */
export function anyMetric(chance: number, collision: number): Secret {
  const kappa = chance < 1 ? Math.max(1, (1 - collision) / (1 - chance)) : 1;
  return { chance, kappa, adjacency: 'substitute' };
}
