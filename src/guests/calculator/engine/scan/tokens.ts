// The tokens of one segment: its words, flags, signs, brackets and numbers. Pure.
import type { Lookup } from '../expression';
import type { Unit } from '../names/quantities';
import { literalAt, reachOf, work } from './number';

export interface Token {
  kind: 'word' | 'flag' | 'sign' | 'open' | 'close' | 'stop' | 'number' | 'text';
  text: string;
  /** The start within the segment, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** The value of a number; NaN where it could not be read, null for arithmetic over unknown names and for other tokens. */
  value: number | null;
  formula: string | null;
  unit: Unit | null;
  /** Whether the number has a comma that may be a decimal one. */
  comma: boolean;
  /** Whether spaces set the number's thousands apart. */
  spaced: boolean;
}

const SKIPPED =
  /https?:\S+|\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)?|\d\d?:\d\d(?::\d\d(?:[.,]\d+(?:\s+\d+(?=\s+[\w./-]+:\d))?)?)?(?!\d)|(?:In|Out) ?\[\d*\]:?|v?\d+(?:\.\d+){2,}(?![\d{])(?!\.\d)|:\.?\d+[dfge]\b|%\.?\d*[dfges]\b|\$\d(?![\d.,\\{^$])|#\d+|\[-?\d+\](?=\.|\[|\s*[)*+])/y;
/** The place in a program that a log names: train.py:97 */
const PLACE = /[\w./-]+\.(?:py|cc?|cpp|cxx|h|go|rs|java|kt|scala|jl|[jt]sx?|R):\d+/y;
const GROUPED = /\d{1,3}(?:\.\d{3}){2,}(?![\d.])/y;
const FLAG = /--?[\p{L}_][\p{L}\p{N}_.-]*/uy;
const WORD =
  /\\?\$?[\p{L}_][\p{L}\p{N}_$]*(?:(?:\.|-|->)(?=[\p{L}_])[\p{L}_][\p{L}\p{N}_$]*)*(?:-\d+(?![\d.]))?/uy;
const SIGN = /\?=|:=|<-|=>|[-+*/]=|==|!=|:-|\\approx|\\sim|\\leq?|[=:≈~≤≥\u2254&]/y;
const STOP = /[,;|·\u2022]|\.{2,}|\.(?=\s|$)|\s[–—]\s|(?:->|→)/y;
const LATEX = new Set(
  'textbf text mathrm mathbf emph textit hline midrule toprule bottomrule begin end caption tabular quad left right'.split(
    ' ',
  ),
);

const at = (pattern: RegExp, text: string, from: number): string | null => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
};

const plainToken = (kind: Token['kind'], text: string, start: number, length = text.length): Token => ({
  ...{ kind, text, start, end: start + length },
  ...{ value: null, formula: null, unit: null, comma: false, spaced: false },
});

const CALLS_OF_NUMBERS = /(?:^|\.)(?:float|int|round|ceil|floor|sqrt|min|max)$/;

/** The longest arithmetic that is read, in UTF-16 units. */
const LONGEST_SIDE = 120;

/** The text to the right of a sign, up to where another setting may begin. */
function rightSide(text: string, from: number): string {
  let depth = 0;
  const end = Math.min(text.length, from + LONGEST_SIDE + 10);
  for (let i = from; i < end; i++) {
    const rest = text.slice(i, i + 20);
    const sign = rest[0] as string;
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign) && depth-- === 0) return text.slice(from, i);
    if (depth > 0) continue;
    if (
      /^(?:[;|\t]|,(?!\d{3}(?!\d))| {2}| (?:and|und|or|oder|with|mit|for|für|if|instead|to|by)\b| \(|\.(?:\s|$)| ->| →| #| [-–—] \p{L}+(?:['’]| \p{L})| \/(?= \d+\.\d))/u.test(
        rest,
      )
    )
      return text.slice(from, i);
  }
  return text.slice(from, end);
}

/** Arithmetic behind a sign (1/n, epochs * n // batch); null where a plain word or number stands there. */
function arithmeticAt(text: string, from: number, lookup: Lookup): Token | null {
  const lead = /^[\s$"'(]*/.exec(text.slice(from, from + 40))?.[0].replace(/\(.*$/, '') ?? '';
  const start = from + lead.length;
  const written = rightSide(text, start).replace(/[\s$"'.\\]+$/, '');
  if (
    written.length > LONGEST_SIDE ||
    !/[*/^×+−⁻\-(]|\\times|\\cdot/.test(written) ||
    !/^[-\p{L}\d(_]/u.test(written)
  )
    return null;
  const call = /^([\p{L}_][\w.]*)\(/u.exec(written)?.[1];
  if (call && !CALLS_OF_NUMBERS.test(call)) return null;
  const isNumber = /\d/.test(written.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, ''));
  if (!isNumber && !/\s[*/]\s|\/|\*/.test(written)) return null;
  if (/^[\p{L}_][\w]*(?:-[\w]+)+$/u.test(written)) return null;
  const worked = work(written, lookup);
  if (!worked) return null;
  return { ...plainToken('number', written, start), ...worked };
}

/** The tokens of a segment; `depth` is the number of brackets that are open where it begins. */
export function tokensIn(text: string, lookup: Lookup, depth: number): Token[] {
  const all: Token[] = [];
  let inside = depth;
  for (let i = 0; i < text.length; ) {
    if (/\s/.test(text[i] as string)) {
      i++;
      continue;
    }
    const last = all.at(-1);
    const isBehindSign = last?.kind === 'sign' && last.text !== '&';
    if (isBehindSign) {
      const found = arithmeticAt(text, i, lookup);
      if (found) {
        all.push(found);
        i = found.end;
        continue;
      }
    }
    const before = text[i - 1] ?? ' ';
    const skipped =
      at(GROUPED, text, i) || (isBehindSign && /^[\d.]+$/.test(text.slice(i, i + 4)))
        ? null
        : at(SKIPPED, text, i);
    if (skipped !== null && !/[\w.]/.test(before)) {
      all.push(plainToken('text', skipped, i));
      i += skipped.length;
      continue;
    }
    const flag = /[\s"'([,]/.test(before) ? at(FLAG, text, i) : null;
    if (flag !== null) {
      all.push(plainToken('flag', flag, i));
      i += flag.length;
      continue;
    }
    const place = /[\w.]/.test(before) ? null : at(PLACE, text, i);
    if (place !== null) {
      all.push(plainToken('text', place, i));
      i += place.length;
      continue;
    }
    const word = at(WORD, text, i);
    if (word !== null) {
      const plain = word.replace(/^[\\$]+/, '').replaceAll('$', '.');
      const isLatex = word.startsWith('\\') && LATEX.has(plain);
      all.push(plainToken(isLatex ? 'text' : 'word', plain, i, word.length));
      i += word.length;
      continue;
    }
    const isNegative =
      text[i] === '-' && /\d/.test(text[i + 1] ?? '') && (isBehindSign || /[\s([,]/.test(before));
    const literal = literalAt(text, isNegative ? i + 1 : i, inside > 0);
    if (literal) {
      const isCode = isBehindSign || last?.kind === 'flag';
      const reach = reachOf(text, literal, isCode);
      if (reach < 0) {
        const wordLike = /^[\p{L}\p{N}_.]+/u.exec(text.slice(i))?.[0] ?? (text[i] as string);
        all.push(plainToken('text', wordLike, i));
        i += wordLike.length;
        continue;
      }
      const written = text.slice(i, reach);
      const worked = work(written, lookup, literal.comma && reach === literal.end);
      all.push({
        ...plainToken('number', written, i),
        ...(worked ?? { value: Number.NaN, formula: null, unit: null }),
        comma: literal.comma,
        spaced: literal.spaced,
      });
      i = reach;
      continue;
    }
    const sign = at(SIGN, text, i);
    const stop = at(STOP, text, i) ?? (text[i] === ' ' ? null : null);
    if (stop !== null) all.push(plainToken('stop', stop, i));
    else if (sign !== null) all.push(plainToken('sign', sign, i));
    else if ('([{'.includes(text[i] as string)) {
      inside++;
      all.push(plainToken('open', text[i] as string, i));
    } else if (')]}'.includes(text[i] as string)) {
      inside = Math.max(0, inside - 1);
      all.push(plainToken('close', text[i] as string, i));
    } else if (/[*/^×+−±]/.test(text[i] as string)) all.push(plainToken('text', text[i] as string, i));
    i += stop?.length ?? sign?.length ?? 1;
  }
  return all;
}
