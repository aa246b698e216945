// A calibrated parameter in digits one would put into a configuration, never on the wrong side of the target. Pure.
import type { Verified } from '../../accounting/types';
import type { CalibrationRequest } from '../messages/pageMessages';

/** Significant digits of sigma and q. */
const DIGITS = 5;

function roundTo(value: number, direction: 'up' | 'down'): number {
  const rounded = Number(value.toPrecision(DIGITS));
  const wrong = direction === 'up' ? rounded < value : rounded > value;
  if (!wrong) return rounded;
  const unit = 10 ** (Math.floor(Math.log10(value)) - DIGITS + 1);
  return Number((direction === 'up' ? rounded + unit : rounded - unit).toPrecision(DIGITS));
}

/** More noise, a smaller rate, fewer steps: from the private end of the solution's bracket, inside the parameter's range. */
export function chosenValue(
  solveFor: CalibrationRequest['solveFor'],
  { lower, upper }: Pick<Verified, 'lower' | 'upper'>,
): number {
  if (solveFor === 'steps') return lower;
  return solveFor === 'noiseMultiplier' ? roundTo(upper, 'up') : Math.min(1, roundTo(lower, 'down'));
}
