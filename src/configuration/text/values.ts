// Where the value of an entry ends: at a separator of its own depth, past a list of numbers, without its quotes. Knows no meaning.
import { opensQuote } from './comments';

const CLOSERS = new Set([')', ']', '}', ';']);

/** A comma inside a number: 60,000. */
const groupsDigits = (text: string, at: number): boolean =>
  /\d$/.test(text.slice(0, at)) &&
  /^,\d{3}(?!\d)/.test(text.slice(at)) &&
  /(?:^|\D)\d{1,3}(?:,\d{3})*$/.test(text.slice(Math.max(0, at - 40), at));

/** A comma that may be a decimal sign: '1,1' with nothing about it. Kept, so that it can be refused. */
const mayBeDecimal = (text: string, from: number, at: number): boolean =>
  /^\s*\d+$/.test(text.slice(from, at)) &&
  /^,\d+(?:e[+-]?\d+)?(?:\s*(?:[,;)\]}%*×·]|\.?$|\.\s)|\s+\p{L})/iu.test(text.slice(at));

/** 'N = 50000 images. The lot size ...' */
const endsSentence = (text: string, at: number): boolean =>
  /^\.\s+\p{Lu}\p{L}*\s+\p{L}/u.test(text.slice(at, at + 40));

/** The end of a value that starts at `from`: a separator at its own depth, or the end of the line. */
export function valueEnd(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const character = text[i] as string;
    if (opensQuote(text, i)) i = text.indexOf(character, i + 1);
    else if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (CLOSERS.has(character) && (depth === 0 || character === ';')) return i;
    else if (CLOSERS.has(character)) depth -= 1;
    else if (character === '.' && depth === 0 && endsSentence(text, i)) return i;
    else if (character === ',' && depth === 0 && !groupsDigits(text, i) && !mayBeDecimal(text, from, i))
      return i;
  }
  return text.length;
}

/** 'sigma = 0.8, 1.0': what goes on after the comma is a number without a name. */
const GOES_ON =
  /[,;]\s*(?:(?:and|or|then|now|later|und|oder|dann)\s+)*[~≈]?[+-]?(?:\d[\d_]*(?:[.,]\d+|\.)?|\.\d+)(?:e[+-]?\d+)?%?(?!,\d{3}(?!\d))\s*(?=[,;]|$|(?:and|or|und|oder)\b)/iy;

/** Past the numbers that follow a value at `end`. */
export function listEnd(text: string, end: number): number {
  GOES_ON.lastIndex = end;
  return GOES_ON.test(text) ? listEnd(text, GOES_ON.lastIndex) : end;
}

export const unquoted = (text: string): string => {
  const clean = text.trim().replace(/,$/, '');
  const quoted = /^(["'`])(.*)\1$/.exec(clean);
  return quoted ? (quoted[2] as string).trim() : clean;
};

export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = valueEnd(text, from);
    parts.push(text.slice(from, end).trim());
    from = end + 1;
  }
  return parts;
}

const QUOTED = /"[^"]*"|'[^']*'/g;
const PAIR =
  /(?<![\w.)\]'"-])([A-Za-z_][\w.]*)=(?!=)([+-]?(?:\d[\d_.]*|\.\d+)(?:e[+-]?\d+)?)(?=[\s,;)\]}]|$)/gi;

/** Every 'name=3' outside quotes, whatever stands about it: 'python train.py +privacy.sigma=0.5', '--override sigma=0.5'. */
export const pairsIn = (content: string): [string, string][] =>
  [...content.replace(QUOTED, (quoted) => ' '.repeat(quoted.length)).matchAll(PAIR)].map(([, key, value]) => [
    key as string,
    value as string,
  ]);
