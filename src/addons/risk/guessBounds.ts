// Bounds on one exact guess at a secret, if everyone knows that the record is there. One exchanges the value (substitute)
// and one removes the record (add/remove), under the certified profiles of a training. Both hold, so the smaller counts.
import type { Mechanism } from '../../accounting/types';
import { requireNumber } from '../../base/numerics/errors';
import { goldenSection } from '../../base/numerics/minima/goldenSection';
import { bounded } from './bound';
import { mechanismCurve } from './curve';
import type { DeltaBounds, GuessBounds } from './types';
import { guessAtMost, mirrored } from './wholeCurveGuess';

/**
 * 1 - f(level) from a privacy profile, as the minimum over epsilon of delta(epsilon) + e^epsilon level, for a level in (0,
 * 1); InputError outside. The profile is convex in e^epsilon, so there is one minimum. Every epsilon gives a bound, so a
 * search that ends beside the minimum is only loose.
 */
function powerAtMost(level: number, profile: (epsilon: number) => DeltaBounds): number {
  requireNumber('level', level, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const deltaAt = mirrored(profile);
  const upperAt = (epsilon: number) => deltaAt(epsilon).upper + Math.exp(epsilon) * level;
  const start = upperAt(0);
  // beyond these ends, one of the two terms alone exceeds the value at 0
  const high = Math.log(Math.max(1, start / level));
  const low = Math.log(Math.max(1e-12, 1 - start));
  const { value } = goldenSection(upperAt, Math.min(0, low), Math.max(high, 1e-9), 1e-4);
  return bounded(Math.max(level, Math.min(start, value)));
}

/** prior in (0, 1); InputError outside, and outside the accounting domain. */
export function guessBounds(prior: number, mechanism: Mechanism): GuessBounds {
  const exchange = guessAtMost(prior, mechanismCurve('substitute', mechanism).delta, 1);
  const removal = powerAtMost(prior, mechanismCurve('add-remove', mechanism).delta);
  return { exchange, removal, least: Math.min(exchange, removal) };
}
