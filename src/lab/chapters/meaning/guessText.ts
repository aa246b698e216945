// Upper bounds on right guesses as text, always rounded up.
import { decimalText, PERCENT, withDecimalMark } from '../../../base/language/numbers';
import { roundTo, toText, typesetSignificant } from '../../notation/formatNumber';

/**
 * A chance in per cent, rounded up, such as '0.298%' or '99.97%'. Up to 90% it has `digits` significant digits. Above, it has
 * enough to show how much it lacks to 100%.
 */
export function guessText(probability: number, digits = 3): string {
  if (probability <= 0.9) return `${toText(typesetSignificant(100 * probability, digits, 'up'))}${PERCENT}`;
  const missing = 1 - probability;
  if (missing < 1e-10) return `100${PERCENT}`;
  // Above 90% the difference to 100% sets the number of digits, which is no smaller than below 90%.
  const places = Math.max(digits - 2, -Math.floor(Math.log10(100 * missing)));
  return `${decimalText(roundTo(100 * probability, places, 'up'), places)}${PERCENT}`;
}

/** The chance with four digits, so that a reader can recognise a value that was computed elsewhere although it is rounded up. */
export const wholeText = (probability: number): string => guessText(probability, 4);

/** An upper bound on a mean, rounded up to a tenth: '35.4' for 35.33, and '35' for 35. */
export const meanAtMostText = (count: number): string => withDecimalMark(String(roundTo(count, 1, 'up')));
