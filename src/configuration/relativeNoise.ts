// σ relative to 2C, as some write the noise of a substitution: relative to C, as accountants take it, it is twice as much. Pure.
import type { Line } from './text/comments';
import type { Claim } from './types';

const NORM = String.raw`(?:C\b|(?:[\w]+\.)*(?:max_grad_norm|l2_norm_clip|clip(?:ping)?(?:_norm|_bound|_threshold)?|grad_norm)\b)`;
const TWICE = String.raw`(?<![\w./^])2\s*(?:[*·×]|\\cdot|\\times|\\,)?\s*${NORM}`;
const NOISE = /nois|normal|gauss|\\mathcal\{?\s*N|(?<!\p{L})N\(|σ|sigma|std|stddev|rausch/iu;
const SENSITIVITY = new RegExp(
  String.raw`(?:sensitivity|Sensitivität)\s*(?:\\?\w+\s+)?(?:=|:|of|is|von|ist|beträgt)\s*(?:${TWICE}|2\b(?![.,]\d))|relativ\w*\s+(?:to|zu|auf)\s+(?:the\s+|sensitivity\s+)*\(?${TWICE}|\bΔ\w*\s*=\s*${TWICE}`,
  'iu',
);
const FORMULA = new RegExp(TWICE, 'u');

/** Whether a line gives the noise as a multiple of 2C. */
const saysTwice = ({ content, whole }: Line): boolean =>
  SENSITIVITY.test(whole) || (NOISE.test(content) && FORMULA.test(content));

/** Where the text says so, every noise multiplier once more, relative to C: the two compete, and the reader picks. */
export function doubledNoise(claims: readonly Claim[], lines: readonly Line[]): Claim[] {
  const said = lines.find(saysTwice);
  if (!said) return [];
  return claims
    .filter(({ quantity }) => quantity === 'noiseMultiplier')
    .map((claim) => ({
      ...claim,
      value: 2 * claim.value,
      text: `2 × ${claim.value}, if σ is relative to 2C`,
      line: said.number,
    }));
}
