// Numbers of a report as English writes them, rounded to the side on which the sentence stays true.
import { type Rounding, roundDigits } from '../base/numerics/safeSide';

/** A count with its thousands apart: 60000 as '60,000'. */
export const counted = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A number in decimals where these are short, and else with a power of ten. */
const inDigits = (value: number, digits: number): string =>
  value !== 0 && (Math.abs(value) < 1e-3 || Math.abs(value) >= 1e6)
    ? shortened(value.toExponential(digits - 1))
    : String(value);

/** A number in the short form: '1.00e-5' as '1e-5'. */
const shortened = (written: string): string => written.replace(/\.?0+e/, 'e').replace('e+', 'e');

/** A setting, to four digits and to nearest. */
export const setting = (value: number): string => inDigits(roundDigits(value, 4, 'nearest'), 4);

/** δ to four digits, rounded up: what holds at a δ holds at a larger one. */
export const allowance = (delta: number): string => inDigits(roundDigits(delta, 4, 'up'), 4);

const DIGITS = 3;

/** One end of what is known, to three digits or to a whole number; its zeros are kept ('8.00'). */
export function end(value: number, rounding: Rounding): string {
  if (value >= 10 ** DIGITS) return counted(rounding === 'up' ? Math.ceil(value) : Math.floor(value));
  const rounded = roundDigits(value, DIGITS, rounding);
  if (rounded === 0) return '0';
  return rounded < 1e-3 ? shortened(rounded.toExponential(DIGITS - 1)) : rounded.toPrecision(DIGITS);
}

/** An upper bound on a probability, as '31.5%'; at most 100%. */
export function hundredths(probability: number): string {
  const percent = roundDigits(100 * probability, DIGITS, 'up');
  return `${percent >= 100 ? '100' : end(percent, 'up')}%`;
}

/** Whether a bound on a probability says anything once it is rounded. */
export const isLimit = (probability: number): boolean => roundDigits(100 * probability, DIGITS, 'up') < 100;
