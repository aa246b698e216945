// Numbers as the questions write them, in the page's language; powers of ten with superscript digits.
import { countText, decimalText, PERCENT, withDecimalMark } from '../../base/language/numbers';
import { exactNumber, roundedNumber } from '../../lab/scenario';

/** 10⁻⁵ needs no factor of one. */
function rounded(value: number, digits: number): string {
  const written = roundedNumber(value, digits).replace(/^(-?)1×/, '$1');
  return withDecimalMark(written.replace(/^\d+/, countText));
}

/** Two decimals where that is a sensible number of digits, as at the top of the page: 8.00, 10.58, 0.0213, 4.1×10⁶. */
export function epsilonWords(value: number): string {
  const size = Math.abs(value);
  return size >= 0.1 && size < 1000 ? decimalText(value, 2) : rounded(value, 3);
}

/** Up to four digits: 0.0625, 500, 1.677, 2,500. */
export const numberWords = (value: number): string => rounded(value, 4);

/** A sampling rate as its control writes it, 1/16, where that is short. */
export function rateWords(rate: number): string {
  const written = exactNumber(rate, true);
  return written.includes('/') && written.length <= 6 ? written : numberWords(rate);
}

/** A share as '79.7%'. */
export const percentWords = (share: number): string => `${rounded(100 * share, 3)}${PERCENT}`;
