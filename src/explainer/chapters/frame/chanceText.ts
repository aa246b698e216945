// Chances as people say them: so many times in so many. Pure.
import { countText, toText, typesetSignificant } from '../../notation/formatNumber';

/** Beyond this a denominator is no number of times any more that one can picture. */
const LARGEST = 1e12;

/** '1 in 10', '3 in 1,000', '0.5 in 10': with the denominator given, at most two digits, never below what it says. */
export function timesText(probability: number, among: number): string {
  return `${toText(typesetSignificant(probability * among, 2, 'up'))} in ${countText(among)}`;
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
  return `${Number((probability * among).toPrecision(2))} in ${countText(among)}`;
}
