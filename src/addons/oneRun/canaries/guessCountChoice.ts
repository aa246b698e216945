// Why the number of guesses must be fixed beforehand, as an experiment: many small one-run audits of a mechanism whose
// epsilon is known, each claimed at a fixed number, at the best of many, and at the best at a level that allows for the
// choice. The mechanism is randomised response, one answer a canary: a guess is right with probability e^eps / (1 + e^eps),
// the most that epsilon allows, so an honest bound is exceeded as often as its level says. Derived here.

import { type FalseClaims, FalseClaimTally } from '../../../audit/canaries/claimTally';
import { requireNumber } from '../../../base/numerics/errors';
import { STREAM, uniforms } from '../../../base/numerics/randomStreams';
import { oneRunEpsLowerExact } from '../estimation/exactBound';

export interface GuessCountChoiceQuery {
  /** Canaries of each small audit; a multiple of 20. */
  m: number;
  /** Of randomised response, in (0, 20]. */
  epsilon: number;
  delta: number;
  confidence: number;
  /** 1..1000 */
  audits: number;
  /** 32-bit unsigned. */
  seed: number;
}

export interface GuessCountChoice {
  /** Audits made so far. */
  audits: number;
  /** The true epsilon. */
  limit: number;
  /** How many numbers of guesses were tried. */
  tried: number;
  fixed: FalseClaims;
  best: FalseClaims;
  corrected: FalseClaims;
}

/** Numbers of guesses tried: m/20, 2m/20, ..., m. */
const TRIED = 20;

/** Yields after every audit what all so far show, returns the last. Throws InputError outside the ranges above. */
export function* traceGuessCountChoice(
  query: GuessCountChoiceQuery,
): Generator<GuessCountChoice, GuessCountChoice, void> {
  const { m, epsilon, delta, confidence, audits, seed } = query;
  requireNumber('m', m, { min: TRIED, max: 10_000, integer: true });
  requireNumber('epsilon', epsilon, { min: 0, max: 20, exclusiveMin: true });
  requireNumber('audits', audits, { min: 1, max: 1000, integer: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const numbers = Array.from({ length: TRIED }, (_, i) => Math.floor(((i + 1) * m) / TRIED));
  const alpha = 1 - confidence;
  const known = new Map<string, number>();
  const bound = (r: number, v: number, level: number) => {
    const key = `${r} ${v} ${level}`;
    const epsilonLower = known.get(key) ?? oneRunEpsLowerExact({ m, r, v, k: 2 }, delta, level);
    known.set(key, epsilonLower);
    return epsilonLower;
  };
  const chance = 1 / (1 + Math.exp(-epsilon));
  const fixed = new FalseClaimTally();
  const best = new FalseClaimTally();
  const corrected = new FalseClaimTally();
  for (let made = 1; ; made++) {
    const draws = uniforms({ seed, stream: STREAM.oneRunResponses, model: made - 1 }, m);
    let v = 0;
    let at = 0;
    let [most, mostShared] = [0, 0];
    for (const r of numbers) {
      for (; at < r; at++) if (draws[at] < chance) v++;
      most = Math.max(most, bound(r, v, alpha));
      mostShared = Math.max(mostShared, bound(r, v, alpha / TRIED));
    }
    const atFixed = bound(m, v, alpha);
    fixed.add(atFixed, atFixed > epsilon);
    best.add(most, most > epsilon);
    corrected.add(mostShared, mostShared > epsilon);
    const result = {
      audits: made,
      limit: epsilon,
      tried: TRIED,
      fixed: fixed.claims,
      best: best.claims,
      corrected: corrected.claims,
    };
    if (made === audits) return result;
    yield result;
  }
}
