// A bound on right guesses as text that never claims less than the bound.
import { decimalText, PERCENT, withDecimalMark } from '../../../base/language/numbers';
import { roundTo, toText, typesetSignificant } from '../../notation/formatNumber';

/** A chance in per cent ('99.97%', '0.298%'), in significant digits of whatever is small, the chance (`digits`) or what it lacks to certainty. */
export function guessText(probability: number, digits = 3): string {
  if (probability <= 0.9) return `${toText(typesetSignificant(100 * probability, digits, 'up'))}${PERCENT}`;
  const missing = 1 - probability;
  if (missing < 1e-10) return `100${PERCENT}`;
  // the rest to 100 % tells above 90 %, in no fewer digits than below
  const places = Math.max(digits - 2, -Math.floor(Math.log10(100 * missing)));
  return `${decimalText(roundTo(100 * probability, places, 'up'), places)}${PERCENT}`;
}

/** The chance in four digits, so that rounding up does not hide a value that the reader has computed elsewhere. */
export const wholeText = (probability: number): string => guessText(probability, 4);

/** A mean to a tenth, rounded up: '35.4' for 35.33; whole numbers whole. The slack keeps what is exact in decimals. */
export const meanAtMostText = (count: number): string => withDecimalMark(String(roundTo(count, 1, 'up')));
