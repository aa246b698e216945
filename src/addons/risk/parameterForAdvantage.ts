// The inverse for DP-SGD, which finds the noise multiplier, sampling rate or number of steps that keeps an attacker's
// advantage at a secret of known prior below a limit, by both certified curves. It works in steps, so the caller can pace
// it.
import { checkMechanism, DOMAIN } from '../../accounting/domain';
import type { Mechanism } from '../../accounting/types';
import { InputError, requireNumber } from '../../base/numerics/errors';
import { guessBounds } from './guessBounds';
import { generalisedAdvantage } from './oneTarget';
import type { AdvantageGoal, GuessBounds, ParameterForAdvantage } from './types';

const DIGITS = 5;
/** Width of the search in ln of the parameter, finer than its digits. */
const WIDTH = 2e-6;

const RANGES = {
  noiseMultiplier: DOMAIN.noiseMultiplier,
  samplingRate: { min: 1e-9, max: 1 },
  steps: DOMAIN.steps,
} as const satisfies Record<keyof Mechanism, { min: number; max: number }>;

/** Rounds to more noise, a smaller rate or fewer steps, in digits that one would write down. */
function toPrivateSide(solveFor: keyof Mechanism, value: number): number {
  if (solveFor === 'steps') return Math.floor(value);
  const up = solveFor === 'noiseMultiplier';
  const unit = 10 ** (Math.floor(Math.log10(value)) - DIGITS + 1);
  const rounded = Number(
    ((up ? Math.ceil(value / unit) : Math.floor(value / unit)) * unit).toPrecision(DIGITS),
  );
  const { min, max } = RANGES[solveFor];
  return Math.min(max, Math.max(min, rounded));
}

/** Throws InputError outside, and where no value of the accounting domain keeps the goal. */
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
    const reached = generalisedAdvantage(safest.least, prior);
    const message = `advantage ${advantage} is out of reach, because with ${solveFor} = ${safe} it is still ${reached.toPrecision(3)}. Give a larger one, or let another parameter give way.`;
    throw new InputError('inconsistent', 'advantage', message);
  }
  const loosest = at(open);
  yield;
  if (keeps(loosest)) return { value: open, ...loosest };
  while (solveFor === 'steps' ? open - safe > 1 : Math.abs(Math.log(open / safe)) > WIDTH) {
    const middle = solveFor === 'steps' ? Math.round(Math.sqrt(open * safe)) : Math.sqrt(open * safe);
    // between two neighbours there is no third
    const next = solveFor === 'steps' ? Math.min(open - 1, Math.max(safe + 1, middle)) : middle;
    if (keeps(at(next))) safe = next;
    else open = next;
    yield;
  }
  const value = toPrivateSide(solveFor, safe);
  return { value, ...at(value) };
}
