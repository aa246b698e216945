// Noise that a text gives as a law, 'N(0, 4² I)' or 'N(0, (1.1 C)² I)': its second parameter is a variance, over C² the square of the
// noise multiplier. Where a number may be a variance or a deviation, or σ a deviation or a multiplier, both are claimed and compete.
// Pure.
import type { Line } from './text/comments';
import type { Claim, Place } from './types';

const LAW =
  /(?:\\mathcal\s*\{?\s*N\s*\}?|(?<![\p{L}\d_.])(?:N|Normal|Gauss(?:ian)?)|\u{1d4a9})\s*(?:\\left|\\big)?\s*[([]\s*(?:\\\p{L}+\s*)?\{?\s*0\s*\}?\s*,\s*((?:[^()[\]]|[([][^()[\]]*[)\]])+?)\s*(?:\\right|\\big)?\s*[)\]]/gu;
const MAY_HOLD =
  /(?:N|Normal|Gauss(?:ian)?|\})\s*(?:\\left|\\big)?\s*[([]|\u{1d4a9}|varian|deviation|std|abweichung|écart/iu;
/** What is noisy for another reason. */
const OF_NOISE = /nois|rausch|bruit|perturb|gauss/i;
const OF_OTHERS =
  /\binit|weights are|prior\b|latent|augment|features?\b|pixel|images?\b|synthetic|embedding/i;
const OF_MEAN = /\b(?:mean|average[ds]?|averaging|Mittel\w*|gemittelt\w*|moyenne\w*)\b/i;

const IDENTITY = /\s*[·*]?\s*(?:\\(?:mathbf|mathbb|mathrm|bm|boldsymbol)\s*)?\{?\s*I\s*\}?(?:_\{?\w\}?)?$/;
const TWO = String.raw`(?:\^\s*\{?\s*2\s*\}?|\*\*\s*2|²)`;
const SQUARED = new RegExp(String.raw`^\(\s*(.+?)\s*\)\s*${TWO}$`, 'u');
const FACTOR = new RegExp(
  String.raw`\s*(?:[·×*]|\\cdot|\\times|\\,)?\s*(?:(\d+(?:\.\d+)?(?:e-?\d+)?)|(\\?sigma|σ|z)|(C|S|\\?Delta|Δ|R))(?:_\{?\w+\}?)?\s*(${TWO})?`,
  'iuy',
);

/** 'noise of variance 9', 'Gaussian noise with standard deviation 4': the second number in words. */
const IN_WORDS =
  /\b(?:nois\w*|Rauschen|bruit)\b[^.;,]{0,40}\b(?:(variance|Varianz)|standard deviation|std\.?|Standardabweichung|écart-type)\s+(?:of\s+|von\s+|de\s+|=\s*|σ²?\s*=\s*)?(\d+(?:\.\d+)?)(²|\^2)?(?![\d.]*\d)\s*(?:[·×*]\s*)?(times the clipping|C\b|times C\b)?/giu;

interface Deviation {
  /** The product of its numbers; null where it has none. */
  number: number | null;
  /** Whether the number stands without a square, so that it may be either. */
  bare: boolean;
  sigma: boolean;
  norm: boolean;
}

/** The factors of a product; null where something else is in it. */
function factorsOf(text: string): RegExpExecArray[] | null {
  const factors: RegExpExecArray[] = [];
  for (FACTOR.lastIndex = 0; FACTOR.lastIndex < text.length; ) {
    const factor = FACTOR.exec(text);
    if (factor === null) return null;
    factors.push(factor);
  }
  return factors.length > 0 ? factors : null;
}

/** The square root of a variance; null where it is none that is followed. */
function deviationOf(variance: string): Deviation | null {
  const written = variance
    .replace(/\\(?:left|right)/g, '')
    .replace(IDENTITY, '')
    .trim();
  const inside = SQUARED.exec(written)?.[1];
  const factors = factorsOf(inside ?? written);
  if (factors === null) return null;
  const squares = factors.filter(([, , , , square]) => square !== undefined);
  const numbers = factors.filter(([, number]) => number !== undefined);
  const bare = inside === undefined && squares.length === 0 && numbers.length === 1 && factors.length === 1;
  if (!bare && squares.length !== (inside === undefined ? factors.length : 0)) return null;
  return {
    number: numbers.length > 0 ? numbers.reduce((all, [, number]) => all * Number(number), 1) : null,
    bare,
    sigma: factors.some(([, , sigma]) => sigma !== undefined),
    norm: factors.some(([, , , norm]) => norm !== undefined),
  };
}

const inWords = (sentence: string): { text: string; deviation: Deviation }[] =>
  [...sentence.matchAll(IN_WORDS)].map(([text, variance, number, squared, norm]) => ({
    text: text.trim(),
    deviation: {
      number: variance && !squared ? Math.sqrt(Number(number)) : Number(number),
      bare: false,
      sigma: false,
      norm: norm !== undefined,
    },
  }));

/** What the laws of a text claim, and where the noise is that of a mean, of which none is claimed. */
export function noiseLaws(
  claims: readonly Claim[],
  lines: readonly Line[],
): { claims: Claim[]; ofMean: Place | null } {
  let ofMean: Place | null = null;
  const found = lines.flatMap(({ number: line, content }): Claim[] => {
    if (!MAY_HOLD.test(content) || !OF_NOISE.test(content)) return [];
    return content.split(/(?<=[.;])\s+(?=\p{Lu}\p{Ll})/u).flatMap((sentence) => [
      ...inWords(sentence).flatMap(({ text, deviation }): Claim[] => {
        if (OF_OTHERS.test(sentence)) return [];
        if (OF_MEAN.test(sentence)) {
          ofMean ??= { line, text };
          return [];
        }
        return claimedBy(deviation, { line, text }, claims);
      }),
      ...[...sentence.matchAll(LAW)].flatMap(([text, variance]): Claim[] => {
        const deviation = deviationOf(variance as string);
        if (deviation === null || OF_OTHERS.test(sentence)) return [];
        if (OF_MEAN.test(sentence)) {
          ofMean ??= { line, text };
          return [];
        }
        return claimedBy(deviation, { line, text }, claims);
      }),
    ]);
  });
  return { claims: found, ofMean };
}

function claimedBy(
  { number, bare, sigma, norm }: Deviation,
  place: Place,
  claims: readonly Claim[],
): Claim[] {
  if (sigma) return norm || number !== null ? [] : deviationsNamed(claims, place);
  if (number === null) return [];
  if (norm) return [{ ...place, value: number, quantity: 'noiseMultiplier' }];
  const quantity = 'noiseDeviation';
  if (!bare || number === 1) return [{ ...place, value: number, quantity }];
  return [
    { ...place, text: `${place.text}, as a variance`, value: Math.sqrt(number), quantity },
    { ...place, text: `${place.text}, as a deviation`, value: number, quantity },
  ];
}

/** 'N(0, σ² I)' without C: the σ that is given may be the deviation itself. */
function deviationsNamed(claims: readonly Claim[], { line, text }: Place): Claim[] {
  const norms = claims.filter(({ quantity }) => quantity === 'clippingNorm');
  const [norm] = norms;
  if (norm === undefined || norms.some(({ value }) => value !== norm.value) || norm.value === 1) return [];
  return claims
    .filter((claim) => claim.quantity === 'noiseMultiplier' && /(?:σ|sigma)\s*=/.test(claim.text))
    .map((claim) => ({
      ...claim,
      line,
      text: `${claim.value} over the clipping norm ${norm.value}, as ${text} has it`,
      value: claim.value / norm.value,
    }));
}
