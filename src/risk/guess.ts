// Bounds one guess under one stated guarantee, as the package exports it.

import { requireNumber } from '../base/numerics/errors';
import { OPEN_UNIT_INTERVAL } from '../base/numerics/ranges';
import type { RiskAdjacency } from './bound';
import { generalisedAdvantage, oneTargetBound } from './oneTarget';
import { exactSecret, secretByRemoval } from './secret';

export interface GuessRequest {
  /** substitute bounds a guess by exchange, and add-remove bounds it by removal. */
  adjacency: RiskAdjacency;
  /** Epsilon of the guarantee, >= 0. */
  epsilon: number;
  /** Delta of the guarantee, in [0, 1); 0 if it is left out. */
  delta?: number | undefined;
  /** Probability of the likeliest value before the model is seen, in (0, 1): 1 / k among k equally likely values. */
  prior: number;
}

export interface Guess {
  adjacency: RiskAdjacency;
  prior: number;
  /** The largest probability that one guess at one record is exactly right. */
  success: number;
  /** (success - prior) / (1 - prior): how far the attacker comes from the prior to certainty. */
  advantage: number;
  /** What the bound compares the record with: its absence (removal) or another value (exchange). */
  by: 'removal' | 'exchange';
}

/**
 * The largest probability that an attacker, who sees the model and knows all other records, guesses rightly what one
 * record says, where all that is known is one (epsilon, delta) of one adjacency. {@link attackSuccess} uses the whole
 * curve of a run, and is never larger at the run's own epsilon. Throws an InputError that names the field. With p the
 * prior, the bound by exchange is q + delta (1 - q), q = e^epsilon p / (1 + (e^epsilon - 1) p), derived here; that by
 * removal is 1 - f(p), f the trade-off curve of the guarantee (Kulynych et al.; Hayes, Mahloujifar and Balle).
 */
export function guess({ adjacency, epsilon, delta = 0, prior }: GuessRequest): Guess {
  requireNumber('prior', prior, OPEN_UNIT_INTERVAL);
  const secret = adjacency === 'add-remove' ? secretByRemoval(prior) : exactSecret(prior);
  const { bound } = oneTargetBound(secret, { epsilon, delta, adjacency });
  const advantage = generalisedAdvantage(bound, prior);
  return { adjacency, prior, success: bound, advantage, by: secret.by };
}
