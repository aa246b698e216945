// Numbers of a report in English notation, rounded to the side on which the sentence stays true.
import { type Rounding, roundDigits } from '../base/numerics/safeSide';

/** A count with commas between its thousands: 60000 as '60,000'. */
export const counted = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A number in decimals if these are short, and else with a power of ten. */
const inDigits = (value: number, digits: number): string =>
  value !== 0 && (Math.abs(value) < 1e-3 || Math.abs(value) >= 1e6)
    ? shortened(value.toExponential(digits - 1))
    : String(value);

/** A number in the short form: '1.00e-5' as '1e-5'. */
const shortened = (written: string): string => written.replace(/\.?0+e/, 'e').replace('e+', 'e');

/** A setting, rounded to the nearest number of four digits. */
export const setting = (value: number): string => inDigits(roundDigits(value, 4, 'nearest'), 4);

/** δ to four digits, rounded up: what holds at a δ holds at a larger one. */
export const allowance = (delta: number): string => inDigits(roundDigits(delta, 4, 'up'), 4);

const DIGITS = 3;
const WHOLE: Readonly<Record<Rounding, (value: number) => number>> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/**
 * One end of a bracket, in three digits with trailing zeros ('8.00'), with a power of ten below a thousandth ('9.99e-4'), or as a whole
 * number from 1000 on ('1,235').
 */
export function end(value: number, rounding: Rounding): string {
  const rounded = roundDigits(value, DIGITS, rounding);
  // three digits may be carried over to 1000
  if (rounded >= 10 ** DIGITS) return counted(WHOLE[rounding](value));
  if (rounded === 0) return '0';
  return rounded < 1e-3 ? shortened(rounded.toExponential(DIGITS - 1)) : rounded.toPrecision(DIGITS);
}

/** An upper bound on a probability, as '31.5%'; at most 100%. */
export function hundredths(probability: number): string {
  const percent = roundDigits(100 * probability, DIGITS, 'up');
  return `${percent >= 100 ? '100' : end(percent, 'up')}%`;
}

/** Whether a bound on a probability is below 100% after rounding. */
export const isLimit = (probability: number): boolean => roundDigits(100 * probability, DIGITS, 'up') < 100;
