// The end and the value of a number from where it begins in a text: 1e-5, 8\times 10^{-7}, 60{,}000, 60 000, 60k, 1/16,
// n^-1.1, 15*60000/256. Pure.
import { evaluate, type Lookup } from '../expression';
import type { Unit } from '../names/quantities';

const LITERAL =
  /(?:\d{1,3}(?:(?:[,'’_\u00a0\u2009\u202f]|\{,\}|\\[,;])\d{3})+(?![\d_])|\d{1,3}(?:\.\d{3}){2,}(?![\d.])|\d+(?:_\d+)*|(?=\.\d))(?:\.\d+)?(?:[eE][+-]?\d+(?!\w|\.\d))?/y;
/** Thousands set apart by spaces, where a word or an end follows. */
const SPACED = /\d{1,3}(?: \d{3})+(?=\s*(?:$|[,;.)](?:\s|$)|\s\p{L}))/uy;
const COMMA = /\d+,\d+(?!\d|[,.]\d)(?:[eE][+-]?\d+)?/y;
const SUFFIX =
  /(?:\s?\\?%|[kKM](?![\p{L}\p{N}])|\s(?:million|thousand|percent|Prozent|Tausend|Mio\.?|Millionen)(?!\p{L}))/uy;
const RAISED = /[⁻⁰¹²³⁴-⁹]+/y;
const OPERATOR = /\s*(?:\*\*|\/\/|\\times|\\cdot|[*/×·^])\s*/y;
const SUM = /\s*[+−-](?![-\p{L}]*-)(?!\s*-)\s*/uy;
const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy;

const at = (pattern: RegExp, text: string, from: number): string | null => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
};

/** The end of the bracket that opens at `from`; -1 if it is not closed. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if ('([{'.includes(text[i] as string)) depth++;
    if (')]}'.includes(text[i] as string) && --depth === 0) return i + 1;
  }
  return -1;
}

export interface Literal {
  end: number;
  /** Whether the number has a comma that may be a decimal one, or stand between two numbers. */
  comma: boolean;
  /** Whether spaces set its thousands apart. */
  spaced: boolean;
}

/** The number that begins at `from`; null where none does. */
export function literalAt(text: string, from: number, inBrackets: boolean): Literal | null {
  const before = text[from - 1] ?? ' ';
  if (/[\p{L}\p{N}_]/u.test(before) || (before === '.' && /\d/.test(text[from - 2] ?? ''))) return null;
  const spaced = at(SPACED, text, from);
  const comma = inBrackets ? null : at(COMMA, text, from);
  const plain = at(LITERAL, text, from);
  if (!plain) return null;
  const isComma = comma !== null && comma.length > plain.length;
  const isSpaced = spaced !== null && spaced.length > plain.length;
  const written = isSpaced ? spaced : isComma ? comma : plain;
  return { end: from + written.length, comma: isComma, spaced: isSpaced };
}

/**
 * The end of a number with its factors and powers, among which names may stand only behind an operator; -1 where a word follows at once.
 */
export function reachOf(text: string, literal: Literal, inCode: boolean): number {
  let end = literal.end;
  end += at(SUFFIX, text, end)?.length ?? 0;
  if (/[\p{L}_]/u.test(text[end] ?? ' ') && !/[⁻⁰-⁹²³¹]/.test(text[end] ?? ' '))
    return end === literal.end ? -1 : end;
  for (;;) {
    end += at(RAISED, text, end)?.length ?? 0;
    const sign = at(OPERATOR, text, end) ?? (inCode ? at(SUM, text, end) : null);
    if (sign === null) return end;
    const next = end + sign.length;
    const stretch = termAt(text, next, sign.trim());
    if (stretch === null) return end;
    end = stretch;
  }
}

function termAt(text: string, from: number, sign: string): number | null {
  const start = /[-−+]/.test(text[from] ?? '') ? from + 1 : from;
  const open = text[start];
  if (open === '{' || open === '(') {
    const end = closing(text, start);
    return end < 0 ? null : end;
  }
  const literal = literalAt(text, start, true);
  if (literal) return literal.end + (at(SUFFIX, text, literal.end)?.length ?? 0);
  if (sign === '·') return null;
  const name = at(NAME, text, start);
  if (name === null) return null;
  const end = start + name.length;
  if (text[end] !== '(') return end;
  const closed = closing(text, end);
  return closed < 0 ? null : closed;
}

interface Worked {
  value: number | null;
  /** The arithmetic, if it needs names that have no value in the text; else null. */
  formula: string | null;
  unit: Unit | null;
}

const tidy = (written: string): string =>
  written
    .replace(/(\w)\$(?=\w)/g, '$1.')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
    .replaceAll('\\%', '%')
    .replace(/\s?(?:percent|Prozent)/, '%')
    .replace(/\sTausend/, ' thousand')
    .replace(/\s(?:Mio\.?|Millionen)/, ' million')
    .replace(/^(\d{1,3}(?:\.\d{3}){2,})/, (grouped) => grouped.replaceAll('.', ''));

/** The value of what is written, or its arithmetic; null where it is neither a number nor arithmetic. `comma`: its comma is decimal. */
export function work(written: string, lookup: Lookup, comma = false): Worked | null {
  const text = comma ? written.replace(',', '.') : tidy(written);
  const read = evaluate(text, lookup);
  if (read.ok)
    return Number.isFinite(read.value) ? { value: read.value, formula: null, unit: read.unit } : null;
  const isArithmetic = evaluate(text, (name) => lookup(name) ?? 1.5).ok;
  return isArithmetic ? { value: null, formula: text, unit: null } : null;
}
