// A bound on the probability of a right guess, as text that never claims less than the bound.
import { toText, typesetSignificant } from '../numbers/formatNumber';

/** '99.97 %', '0.3 %': two significant digits of whatever is small, the chance or what it lacks to certainty. */
export function guessText(probability: number): string {
  if (probability <= 0.9) return `${toText(typesetSignificant(100 * probability, 3, 'up'))}\u202f%`;
  const missing = 1 - probability;
  if (missing < 1e-10) return '100\u202f%';
  const digits = Math.max(0, -Math.floor(Math.log10(100 * missing)));
  const scale = 10 ** digits;
  return `${(Math.ceil(100 * probability * scale - 1e-9) / scale).toFixed(digits)}\u202f%`;
}
