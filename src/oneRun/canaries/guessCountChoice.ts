// An experiment that shows why the number of guesses must be fixed beforehand. Many small one-run audits of a mechanism
// whose epsilon is known each make three claims: at a fixed number of guesses, at the best of many numbers, and at the
// best with a level that is corrected for the choice. The mechanism is randomised response, whose guesses are right with
// probability e^eps / (1 + e^eps), the largest that epsilon allows at delta = 0. There a valid bound exceeds epsilon at most
// as often as its level says, and nearly as often, because no mechanism is easier to guess. Derived here.

import type { ClaimsSoFar } from '../../audit/canaries/choices';
import { checkManyAudits, traceClaims } from '../../audit/canaries/falseClaims';
import { requireNumber } from '../../base/numerics/errors';
import { STREAM, uniforms } from '../../base/numerics/randomStreams';
import { oneRunEpsLowerExact } from '../estimation/exactBound';

export interface GuessCountChoiceQuery {
  /** Canaries of each small audit, in 20..10000. */
  m: number;
  /** Epsilon of randomised response, in (0, 20]. */
  epsilon: number;
  delta: number;
  confidence: number;
  /** Number of audits, in 1..1000. */
  audits: number;
  /** Seed of all draws, 32-bit unsigned. */
  seed: number;
}

export type GuessCountChoice = ClaimsSoFar<'fixed' | 'best' | 'corrected'>;

/** How many numbers of guesses are tried: m/20, 2m/20, ..., m, rounded down. */
const GUESS_COUNTS_TRIED = 20;

/** Claims of many small audits. Throws InputError outside the ranges of GuessCountChoiceQuery. */
export function traceGuessCountChoice(
  query: GuessCountChoiceQuery,
): Generator<GuessCountChoice, GuessCountChoice, void> {
  const { m, epsilon, delta, confidence, audits, seed } = query;
  requireNumber('m', m, { min: GUESS_COUNTS_TRIED, max: 10_000, integer: true });
  requireNumber('epsilon', epsilon, { min: 0, max: 20, exclusiveMin: true });
  checkManyAudits(query);
  const alpha = 1 - confidence;
  const known = new Map<string, number>();
  const bound = (r: number, v: number, level: number) => {
    const key = `${r} ${v} ${level}`;
    const epsilonLower = known.get(key) ?? oneRunEpsLowerExact({ m, r, v, k: 2 }, delta, level);
    known.set(key, epsilonLower);
    return epsilonLower;
  };
  const claimOf = (claimed: number) => ({ epsilon: claimed, isFalse: claimed > epsilon });
  const chance = 1 / (1 + Math.exp(-epsilon));
  return traceClaims(audits, epsilon, (model) => {
    const draws = uniforms({ seed, stream: STREAM.oneRunResponses, model }, m);
    let v = 0;
    let at = 0;
    let [most, mostShared] = [0, 0];
    for (let tried = 1; tried <= GUESS_COUNTS_TRIED; tried++) {
      const r = Math.floor((tried * m) / GUESS_COUNTS_TRIED);
      for (; at < r; at++) if (draws[at] < chance) v++;
      most = Math.max(most, bound(r, v, alpha));
      mostShared = Math.max(mostShared, bound(r, v, alpha / GUESS_COUNTS_TRIED));
    }
    return {
      fixed: claimOf(bound(m, v, alpha)),
      best: claimOf(most),
      corrected: claimOf(mostShared),
    };
  });
}
