// The most that an audit of a single training run could prove: every one of its guesses right. Not the bound from the
// guesses of an actual run.
import { type NumberRange, requireNumber } from '../numerics/errors';

const GUESSES: NumberRange = { min: 1, max: 1e9, integer: true };
const ALPHA: NumberRange = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
const DELTA: NumberRange = { min: 0, max: 1, exclusiveMax: true };

/**
 * The lower bound on epsilon at `delta`, with confidence 1 - alpha, if all of `guesses` fair coins were guessed right
 * and none was left out; 0 where that proves nothing. Of the adjacency that the coins decide. Throws InputError outside.
 * Solves b + delta (1 - b) = alpha for b = q^guesses, q = e^eps / (1 + e^eps): the exact maximum over all
 * (epsilon, delta)-private mechanisms when nothing is guessed wrong. Derived here; at delta = 0 the bound of Steinke,
 * Nasr and Jagielski (2023).
 */
export function oneRunCeiling(guesses: number, alpha: number, delta: number): number {
  requireNumber('guesses', guesses, GUESSES);
  requireNumber('alpha', alpha, ALPHA);
  requireNumber('delta', delta, DELTA);
  if (alpha <= delta) return 0;
  const logChance = Math.log((alpha - delta) / (1 - delta)) / guesses;
  return Math.max(0, logChance - Math.log(-Math.expm1(logChance)));
}
