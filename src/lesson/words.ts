// Numbers as the questions write them. Pure; powers of ten with superscript digits.
import { roundedNumber } from '../scenario';

/** Two decimals where that is a sensible number of digits, as at the top of the page: 8.00, 10.58, 0.0213, 4.1×10⁶. */
export function epsilonWords(value: number): string {
  const size = Math.abs(value);
  return size >= 0.1 && size < 1000 ? value.toFixed(2) : roundedNumber(value, 3);
}

/** Up to four digits: 0.0625, 500, 1.677. */
export const numberWords = (value: number): string => roundedNumber(value, 4);

/** A share as '79.7 %'. */
export const percentWords = (share: number): string => `${roundedNumber(100 * share, 3)}\u202f%`;
