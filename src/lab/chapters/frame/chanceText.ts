// Chances as people say them, such as '3 in 10'. Pure.
import { t } from '@lingui/core/macro';
import { withDecimalMark } from '../../../base/language/numbers';
import { countText, roundSignificant, toText, typesetSignificant } from '../../notation/formatNumber';

/** The largest denominator that is used. */
const LARGEST = 1e12;
/** The greatest number of significant digits that is used. */
const MOST_DIGITS = 7;

/** Number of significant digits: two, or more if the chance would otherwise be rounded to certainty. */
function digitsFor(
  probability: number,
  among: number,
  rounded: (times: number, digits: number) => number,
): number {
  const certain = (digits: number) => rounded(probability * among, digits) >= among;
  for (let digits = 2; digits <= MOST_DIGITS; digits++) if (!certain(digits)) return digits;
  return 2;
}

/**
 * The chance as a count in `among`, such as '1 in 10', '0.5 in 10' or '9.991 in 10'. It is rounded up to two digits, or more if
 * two would make it certain.
 */
export function timesText(probability: number, among: number): string {
  const up = (times: number, digits: number) => roundSignificant(times, digits, 'up');
  const times = toText(typesetSignificant(probability * among, digitsFor(probability, among, up), 'up'));
  const of = countText(among);
  return t`${times} in ${of}`;
}

/** The least power of ten, from 10 to 10¹², among which a probability occurs at least once on average. */
export function chanceDenominator(probability: number): number {
  let among = 10;
  while (among < LARGEST && probability * among < 1 - 1e-9) among *= 10;
  return among;
}

/**
 * How often a chance occurs among `among` cases on average, such as '1', '0.5' or '9.99'. It has two digits, or more if two
 * would make it certain.
 */
export function timesAmong(probability: number, among: number): string {
  const nearest = (times: number, digits: number) => Number(times.toPrecision(digits));
  const times = nearest(probability * among, digitsFor(probability, among, nearest));
  return withDecimalMark(String(times));
}

/** The chance with a denominator that suits it, such as '3 in 10', '1 in 1,000,000' or '9.99 in 10'. */
export function chanceText(probability: number): string {
  const among = chanceDenominator(probability);
  const times = timesAmong(probability, among);
  const of = countText(among);
  return t`${times} in ${of}`;
}
