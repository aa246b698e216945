// The most that an audit of a single training run could show, with every one of its guesses right.
import { ALPHA, AUDIT_DELTA } from '../../audit/estimation/ranges';
import { type NumberRange, refusals, requireNumber } from '../../base/numerics/errors';
import { ONE_RUN } from './sentences';

const GUESSES: NumberRange = { min: 1, max: 1e9, integer: true };

/**
 * The lower bound on epsilon at `delta`, with confidence 1 - alpha, if all r = `guesses` secrets of m = `canaries`
 * were guessed right, each with k = `choices` values; 0 if that shows nothing. The secrets decide its adjacency. It
 * solves b + delta (m/r) (1 - b) = alpha for b = q^r, q = e^eps / (e^eps + k - 1), the exact maximum over all (epsilon,
 * delta)-private mechanisms when nothing is guessed wrong. 1 <= r <= m <= 1e9, 2 <= k <= 1e9, alpha in (0,1), delta in
 * [0,1); InputError outside. Derived here; at delta = 0 the bound of Steinke, Nasr and Jagielski (2023).
 */
export function oneRunCeiling(
  guesses: number,
  alpha: number,
  delta: number,
  { canaries = guesses, choices = 2 }: { canaries?: number; choices?: number } = {},
): number {
  requireNumber('guesses', guesses, GUESSES);
  requireNumber('alpha', alpha, ALPHA);
  requireNumber('delta', delta, AUDIT_DELTA);
  requireNumber('canaries', canaries, GUESSES);
  requireNumber('choices', choices, { ...GUESSES, min: 2 });
  if (canaries < guesses)
    throw refusals('canaries').inconsistent(ONE_RUN.tooFewCanaries({ canaries, guesses }));
  const given = delta * (canaries / guesses);
  if (alpha <= given) return 0;
  const logChance = Math.log((alpha - given) / (1 - given)) / guesses;
  return Math.max(0, logChance - Math.log(-Math.expm1(logChance)) + Math.log(choices - 1));
}
