// Chances as people say them: so many times in so many. Pure.
import { t } from '@lingui/core/macro';
import { withDecimalMark } from '../../../base/language/numbers';
import { countText, roundSignificant, toText, typesetSignificant } from '../../notation/formatNumber';

/** Largest denominator that one can picture. */
const LARGEST = 1e12;
const MOST_DIGITS = 7;

/** Two; more where a chance would be said to be certain for want of them. */
function digitsFor(
  probability: number,
  among: number,
  rounded: (times: number, digits: number) => number,
): number {
  const certain = (digits: number) => rounded(probability * among, digits) >= among;
  for (let digits = 2; digits <= MOST_DIGITS; digits++) if (!certain(digits)) return digits;
  return 2;
}

/** The chance as times among a number: '1 in 10', '0.5 in 10', '9.991 in 10'. Rounded up, to two digits where these do not make ten of ten of it. */
export function timesText(probability: number, among: number): string {
  const up = (times: number, digits: number) => roundSignificant(times, digits, 'up');
  const times = toText(typesetSignificant(probability * among, digitsFor(probability, among, up), 'up'));
  const of = countText(among);
  return t`${times} in ${of}`;
}

/** The power of ten at which a probability is 1 time or more: 10 at least. */
export function chanceDenominator(probability: number): number {
  let among = 10;
  while (among < LARGEST && probability * among < 1 - 1e-9) among *= 10;
  return among;
}

/** '1', '0.5', '9.99': how often among so many, to two digits where they do. */
export function timesAmong(probability: number, among: number): string {
  const nearest = (times: number, digits: number) => Number(times.toPrecision(digits));
  const times = nearest(probability * among, digitsFor(probability, among, nearest));
  return withDecimalMark(String(times));
}

/** The chance with a denominator of its own: '3 in 10', '1 in 1,000,000', '9.99 in 10'. */
export function chanceText(probability: number): string {
  const among = chanceDenominator(probability);
  const times = timesAmong(probability, among);
  const of = countText(among);
  return t`${times} in ${of}`;
}
