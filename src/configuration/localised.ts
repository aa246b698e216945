// Numbers with a decimal comma, or with groups of digits set apart: 'σ = 1,1', '60.000', '1.234,5', '60 000'. Read where one reading
// alone can be meant, by the range of what is claimed and by how the text writes its other numbers; else refused, with both. Pure.
import { FIELDS } from '../scenario';
import type { Quantity } from './types';

/** How a text writes decimals; null where it does not show. */
export type DecimalSign = 'comma' | 'point' | null;

/** As numbers.ts takes it, or why it has two readings. */
type Localised = { text: string } | { ambiguous: string };

const RANGES: Partial<Record<Quantity, { min: number; max: number }>> = {
  noiseMultiplier: FIELDS.noiseMultiplier.range,
  samplingRate: FIELDS.samplingRate.range,
  delta: FIELDS.delta.range,
  clippingNorm: FIELDS.clippingNorm.range,
};
const ANY = { min: 0, max: 1e6 };

const GROUP_SPACE = `['’\\u00a0\\u202f\\u2009]`;
const SPACED = new RegExp(String.raw`^\d{1,3}(?:${GROUP_SPACE}\d{3})+(?:[.,]\d+)?$`);
const NUMBER = new RegExp(
  String.raw`^([~≈$\s]*)(\d(?:[\d.,]|${GROUP_SPACE}(?=\d))*\d)((?:e[+-]?\d+)?)(?![\w/])`,
  'i',
);
const TIMES_POWER = /^\s*(?:[*×·]|\\times|\\cdot)\s*10/;

const inRange = (quantity: Quantity, value: number): boolean => {
  const { min, max } = RANGES[quantity] ?? ANY;
  return value > 0 && value >= min && value <= max;
};

/** The value with its first number as float64 is written. `whole`: of a number that counts something. */
export function localised(quantity: Quantity, value: string, whole: boolean, sign: DecimalSign): Localised {
  // '120 000' is one number where commas are for decimals, and two elsewhere
  const [spaced] =
    whole && sign === 'comma' ? (/^\d{1,3}(?: \d{3})+(?![\d.,])/.exec(value.trim()) ?? []) : [];
  if (spaced !== undefined) return { text: value.trim().replace(spaced, spaced.replaceAll(' ', '')) };
  const match = NUMBER.exec(value);
  if (!match) return { text: value };
  const [all, before, number, exponent] = match as unknown as [string, string, string, string];
  const rest = value.slice(all.length);
  const as = (text: string): Localised => ({ text: `${before}${text}${exponent}${rest}` });
  // a list of numbers, which numbers.ts reads where their decimals are points
  if (/^\s*[,;]\s*[~≈]?\.?\d/.test(rest)) {
    return /^\d+,\d+$/.test(number) && /^\s*;|^\s*,\s/.test(rest)
      ? { ambiguous: `"${value.trim()}" gives more than one value; write the one that holds` }
      : { text: value };
  }
  if (SPACED.test(number)) return as(number.replace(/[^\d.,]/g, '').replace(',', '.'));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(number)) return as(number.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return as(number.replaceAll('.', ''));
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(number)) return pointed(quantity, number, whole, sign, as);
  return /^\d+,\d+$/.test(number)
    ? commaed(quantity, number, `${exponent}${rest}`, whole, sign, as)
    : { text: value };
}

type As = (text: string) => Localised;

/** '60.000' in a text that may write commas for points. */
function pointed(quantity: Quantity, number: string, whole: boolean, sign: DecimalSign, as: As): Localised {
  if (sign !== 'comma') return as(number);
  const digits = number.replace('.', '');
  if (whole) return as(digits);
  return inRange(quantity, Number(digits)) ? twoReadings(number, String(Number(number)), digits) : as(number);
}

function commaed(
  quantity: Quantity,
  number: string,
  after: string,
  whole: boolean,
  sign: DecimalSign,
  as: As,
): Localised {
  const [first, second] = number.split(',') as [string, string];
  const decimal = `${first}.${second}`;
  const groups = /^[1-9]\d{0,2},\d{3}$/.test(number) && after.trim() === '';
  if (whole) {
    const isGroups = /^[1-9]\d{0,2},\d{3}$/.test(number);
    if (isGroups)
      return sign === 'comma'
        ? twoReadings(number, `${first}${second}`, String(Number(decimal)))
        : as(number);
    return quantity === 'epochs' && sign === 'comma' ? as(decimal) : as(number);
  }
  const scaled = /^\s*%/.test(after) ? 0.01 : 1;
  // of 'a,b × 10^-5' and 'a,be-5' a alone is without the power
  const power = /^e/i.test(after) || TIMES_POWER.test(after);
  const fits = power || inRange(quantity, Number(decimal) * scaled);
  const fitsGroups = groups && inRange(quantity, Number(`${first}${second}`));
  // nobody writes the list '1,1' or '0,01'
  const list = !/^0\d/.test(second) && Number(first) !== Number(second);
  const fitsList =
    list &&
    inRange(quantity, Number(first) * scaled) &&
    (power || inRange(quantity, Number(second) * scaled));
  if (fits && !fitsGroups && (!fitsList || sign === 'comma')) return as(decimal);
  if (fits && fitsGroups) return twoReadings(number, decimal, `${first}${second}`);
  return fits
    ? {
        ambiguous: `"${number}" may be one number, ${decimal}, or two; write a point for decimals, or the one that holds`,
      }
    : as(number);
}

const twoReadings = (number: string, one: string, other: string): Localised => ({
  ambiguous: `"${number}" may be ${one}, or ${other}; write the one that holds, with a point for decimals`,
});

const GERMAN =
  /(?<![\p{L}])(?:der|die|das|und|mit|wir|ist|sind|auf|für|über|von|beträgt|wurde|werden|eine[rnms]?|Schritten?|Epochen|Rauschen|Rauschfaktor|Rauschmultiplikator|Ziehungsrate|Batch-?größe|Losgröße|Kappungsnorm|Kürzungsnorm|Lernrate|Daten-?sätzen?|Trainingsdaten|trainiert|unsere?|Durchläufe|Gradienten|nicht|bei)(?![\p{L}])/giu;
const FRENCH =
  /(?<![\p{L}])(?:le|les|des|du|est|sont|avec|pour|une|nous|chaque|sur|dans|soit|bruit|lots?|taille|norme|écart-type|époques?|itérations?|étapes|enregistrements|exemples|dossiers|entra\u00eenement|apprentissage|échantillonnage|écr\u00eatage|multiplicateur)(?![\p{L}])/giu;
/** Words that it takes for a text to be German, or French; English has a few of them too. */
const GERMAN_WORDS = 3;
/** A decimal point, and no group of digits. */
const POINT = /(?<![\w.,])(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))(?![\d.,]*\d|\w)/;

/** Whether a text is German or French prose. */
const isOfCommas = (text: string): boolean =>
  [GERMAN, FRENCH].some(
    (words) => new Set((text.match(words) ?? []).map((word) => word.toLowerCase())).size >= GERMAN_WORDS,
  );

/** A number that is written with a decimal comma, and in no other way. */
const COMMA = /(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d,]|\.\d)/;

/** How each line of a text writes decimals, where the text itself writes points: a German paragraph keeps its commas. */
export function decimalSignsOf(text: string, overall: DecimalSign): (line: number) => DecimalSign {
  if (overall !== 'point') return () => overall;
  const lines = text.split(/\r\n|\r|\n/);
  const writesCommas = (part: string) => COMMA.test(part) && !POINT.test(part) && isOfCommas(part);
  const commas = new Set<number>();
  let from = 0;
  for (let to = 0; to <= lines.length; to++) {
    if (writesCommas(lines[to] ?? '')) commas.add(to + 1);
    if (to < lines.length && lines[to]?.trim() !== '') continue;
    if (writesCommas(lines.slice(from, to).join('\n')))
      for (let line = from; line < to; line++) commas.add(line + 1);
    from = to + 1;
  }
  return (line) => (commas.has(line) ? 'comma' : overall);
}

/** `numbers`: what is claimed of which quantity, as written. */
export function decimalSignOf(
  text: string,
  numbers: readonly { quantity: Quantity; value: string; whole: boolean }[],
): DecimalSign {
  if (POINT.test(text)) return 'point';
  const surely = numbers.some(({ quantity, value, whole }) => {
    if (whole || !/\d,\d/.test(value)) return false;
    const read = localised(quantity, value, whole, null);
    return 'text' in read && read.text !== value;
  });
  return isOfCommas(text) || surely ? 'comma' : null;
}
