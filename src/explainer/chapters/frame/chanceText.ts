// Chances as people say them: so many times in so many. Pure.
import { t } from '@lingui/core/macro';
import { withDecimalMark } from '../../../language/numbers';
import { countText, toText, typesetSignificant } from '../../notation/formatNumber';

/** Beyond this a denominator is no number of times any more that one can picture. */
const LARGEST = 1e12;

/** '1 in 10', '3 in 1,000', '0.5 in 10': with the denominator given, at most two digits, never below what it says. */
export function timesText(probability: number, among: number): string {
  const times = toText(typesetSignificant(probability * among, 2, 'up'));
  const of = countText(among);
  return t`${times} in ${of}`;
}

/** The power of ten at which a probability is 1 time or more: 10 at least. */
export function denominatorOf(probability: number): number {
  let among = 10;
  while (among < LARGEST && probability * among < 1 - 1e-9) among *= 10;
  return among;
}

/** '3 in 10', '1 in 1,000,000': the chance with a denominator of its own, to two digits. */
export function chanceText(probability: number): string {
  const among = denominatorOf(probability);
  const times = withDecimalMark(String(Number((probability * among).toPrecision(2))));
  const of = countText(among);
  return t`${times} in ${of}`;
}
