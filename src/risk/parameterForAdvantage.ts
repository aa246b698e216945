// The noise multiplier, sampling rate or number of steps of DP-SGD that keeps an attacker's advantage at a secret
// of known prior below a limit, by both certified curves.
import { checkMechanism, DOMAIN } from '../accounting/domain';
import type { Bounds, Mechanism } from '../accounting/types';
import { refusals, requireNumber } from '../base/numerics/errors';
import { goldenSection } from '../base/numerics/minima/goldenSection';
import { roundDigits } from '../base/numerics/safeSide';
import { bounded } from './bound';
import { mechanismCurve } from './curve';
import { generalisedAdvantage } from './oneTarget';
import { RISK } from './sentences';
import type { AdvantageGoal, GuessBounds, ParameterForAdvantage } from './types';
import { guessAtMost, mirrored } from './wholeCurveGuess';

/**
 * 1 - f(level), f being the trade-off curve, from a privacy profile, as the minimum over epsilon of delta(epsilon) + e^epsilon level, for
 * a level in (0, 1); InputError outside. The profile is convex in e^epsilon, so there is one minimum. Every epsilon gives a
 * bound, so a search that ends beside the minimum is only loose.
 */
export function powerAtMost(level: number, profile: (epsilon: number) => Bounds): number {
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

/**
 * Bounds on the success of one guess by both whole curves, by exchange under substitute and by removal under
 * add-remove. prior in (0, 1); InputError outside, and outside the accounting domain.
 */
export function guessBounds(prior: number, mechanism: Mechanism): GuessBounds {
  const exchange = guessAtMost(prior, mechanismCurve('substitute', mechanism).delta, 1);
  const removal = powerAtMost(prior, mechanismCurve('add-remove', mechanism).delta);
  return { exchange, removal, least: Math.min(exchange, removal) };
}

/** Significant digits of the answer. */
const DIGITS = 5;
/** Width of the search in ln of the parameter, finer than its digits. */
const WIDTH = 2e-6;

const RANGES = {
  noiseMultiplier: DOMAIN.noiseMultiplier,
  samplingRate: { min: 1e-9, max: 1 },
  steps: DOMAIN.steps,
} as const satisfies Record<keyof Mechanism, { min: number; max: number }>;

/** Rounds towards more noise, a smaller rate or fewer steps, in digits that one would write down. */
function toPrivateSide(solveFor: keyof Mechanism, value: number): number {
  if (solveFor === 'steps') return Math.floor(value);
  const rounded = roundDigits(value, DIGITS, solveFor === 'noiseMultiplier' ? 'up' : 'down');
  const { min, max } = RANGES[solveFor];
  return Math.min(max, Math.max(min, rounded));
}

/**
 * The least private value of the parameter that keeps the goal; yields after each value that was tried. Throws
 * InputError outside, and where no value of the accounting domain keeps the goal.
 */
export function* parameterForAdvantage({
  solveFor,
  mechanism,
  prior,
  advantage,
}: AdvantageGoal): Generator<void, ParameterForAdvantage, void> {
  const inside = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
  requireNumber('prior', prior, inside);
  requireNumber('advantage', advantage, inside);
  const { min, max } = RANGES[solveFor];
  checkMechanism({ ...mechanism, [solveFor]: min });
  const at = (value: number): GuessBounds => guessBounds(prior, { ...mechanism, [solveFor]: value });
  const keeps = ({ least }: GuessBounds): boolean => generalisedAdvantage(least, prior) <= advantage;
  const noise = solveFor === 'noiseMultiplier';
  let safe: number = noise ? max : min;
  let open: number = noise ? min : max;
  const safest = at(safe);
  yield;
  if (!keeps(safest)) {
    const reached = roundDigits(generalisedAdvantage(safest.least, prior), 3, 'up');
    const sentence = RISK.advantageOutOfReach({ advantage, parameter: solveFor, value: safe, reached });
    throw refusals('advantage').inconsistent(sentence);
  }
  const loosest = at(open);
  yield;
  if (keeps(loosest)) return { value: open, ...loosest };
  while (solveFor === 'steps' ? open - safe > 1 : Math.abs(Math.log(open / safe)) > WIDTH) {
    const middle = solveFor === 'steps' ? Math.round(Math.sqrt(open * safe)) : Math.sqrt(open * safe);
    // rounding must leave the middle strictly between the two integers
    const next = solveFor === 'steps' ? Math.min(open - 1, Math.max(safe + 1, middle)) : middle;
    if (keeps(at(next))) safe = next;
    else open = next;
    yield;
  }
  const value = toPrivateSide(solveFor, safe);
  return { value, ...at(value) };
}
