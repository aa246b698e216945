// Numbers as the questions write them: in the page's language, with superscript digits in powers of ten.
import { countText, decimalText, PERCENT, withDecimalMark } from '../../../base/language/numbers';
import { type Rounding, roundDigits, roundTo } from '../../../base/numerics/safeSide';
import { exactNumber, roundedNumber } from '../../../scenario';

/** A number with so many significant digits. A power of ten such as 10⁻⁵ is written without a factor of one. */
function rounded(value: number, digits: number, rounding: Rounding): string {
  const written = roundedNumber(roundDigits(value, digits, rounding), digits).replace(/^(-?)1×/, '$1');
  return withDecimalMark(written.replace(/^\d+/, countText));
}

/**
 * An ε with two decimals from 0.1 to 1000, and with three significant digits otherwise: 8.00, 10.58, 0.0213, 4.1×10⁶. Most are
 * guarantees, so ε is rounded up unless the caller says otherwise.
 */
export function epsilonWords(value: number, rounding: Rounding = 'up'): string {
  const size = Math.abs(value);
  return size >= 0.1 && size < 1000
    ? decimalText(roundTo(value, 2, rounding), 2)
    : rounded(value, 3, rounding);
}

/** A number with up to four significant digits: 0.0625, 500, 1.677, 2,500. */
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

/** Values of `unit` that are no units but symbols of the quantity asked for, which stand before the number. */
const SYMBOLS_ASKED_FOR: readonly string[] = ['q', 'σ', 'ε'];

/** A value with its unit or symbol: 'ε = 8.91', '79.7%', '152 steps', 'σ = 3.017'. */
export function valueWords(value: number, unit: string, rounding: Rounding): string {
  if (unit === '%') return percentWords(value, rounding);
  const number = unit === 'ε' ? epsilonWords(value, rounding) : numberWords(value, rounding);
  return SYMBOLS_ASKED_FOR.includes(unit) ? `${unit}\u00a0=\u00a0${number}` : `${number} ${unit}`;
}
