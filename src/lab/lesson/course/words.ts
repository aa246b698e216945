// Numbers as the questions write them, in the page's language; powers of ten with superscript digits.
import { countText, decimalText, PERCENT, withDecimalMark } from '../../../base/language/numbers';
import { type Rounding, roundDigits, roundTo } from '../../../base/numerics/safeSide';
import { exactNumber, roundedNumber } from '../../../scenario';

/** 10⁻⁵ needs no factor of one. */
function rounded(value: number, digits: number, rounding: Rounding): string {
  const written = roundedNumber(roundDigits(value, digits, rounding), digits).replace(/^(-?)1×/, '$1');
  return withDecimalMark(written.replace(/^\d+/, countText));
}

/** Two decimals where that is a sensible number of digits: 8.00, 10.58, 0.0213, 4.1×10⁶. A guarantee unless the caller says otherwise, so rounded up. */
export function epsilonWords(value: number, rounding: Rounding = 'up'): string {
  const size = Math.abs(value);
  return size >= 0.1 && size < 1000
    ? decimalText(roundTo(value, 2, rounding), 2)
    : rounded(value, 3, rounding);
}

/** Up to four digits: 0.0625, 500, 1.677, 2,500. */
export const numberWords = (value: number, rounding: Rounding = 'nearest'): string =>
  rounded(value, 4, rounding);

/** A sampling rate as its control writes it, 1/16, where that is short. */
export function rateWords(rate: number): string {
  const written = exactNumber(rate, true);
  return written.includes('/') && written.length <= 6 ? written : numberWords(rate);
}

/** A share as '79.7%'. */
export const percentWords = (share: number, rounding: Rounding = 'nearest'): string =>
  `${rounded(100 * share, 3, rounding)}${PERCENT}`;

/** What is no unit but the name of what is asked for. */
const SYMBOLS_ASKED_FOR: readonly string[] = ['q', 'σ', 'ε'];

/** 'ε = 8.91', '79.7%', '152 steps', 'σ = 3.017'. */
export function valueWords(value: number, unit: string, rounding: Rounding): string {
  if (unit === '%') return percentWords(value, rounding);
  const number = unit === 'ε' ? epsilonWords(value, rounding) : numberWords(value, rounding);
  return SYMBOLS_ASKED_FOR.includes(unit) ? `${unit}\u00a0=\u00a0${number}` : `${number} ${unit}`;
}
