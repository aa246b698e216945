// Small sums as people write them in configurations: 256/60000, 15*60000//256, 2**-4, 6.25%, names given earlier.
// Not a Python interpreter: no calls, no attributes, no strings.
import { parseNumber } from '../scenario';

/** Values of names that earlier lines have set. */
export type Names = ReadonlyMap<string, number>;

const TOKEN =
  /\s*(?:(\d[\d_]*\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|([\p{L}_][\p{L}\w]*)|(\*\*|\/\/|[-+*/()]))/iuy;
const DEEPEST = 40;
const LONGEST = 200;

type Token = { number: number } | { name: string } | { sign: string };

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (match === null) return null;
    if (match[1] !== undefined) tokens.push({ number: Number(match[1].replaceAll('_', '')) });
    else if (match[2] !== undefined) tokens.push({ name: match[2] });
    else tokens.push({ sign: match[3] as string });
  }
  return tokens;
}

/** Recursive descent with Python's precedence; null where the text is no sum. */
class Sum {
  readonly #tokens: readonly Token[];
  readonly #names: Names;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], names: Names) {
    this.#tokens = tokens;
    this.#names = names;
  }

  whole(): number | null {
    const value = this.#terms();
    return this.#at === this.#tokens.length ? value : null;
  }

  #takes(...signs: string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !('sign' in token) || !signs.includes(token.sign)) return null;
    this.#at += 1;
    return token.sign;
  }

  #terms(): number | null {
    let value = this.#factors();
    for (let sign = this.#takes('+', '-'); sign !== null; sign = this.#takes('+', '-')) {
      const next = this.#factors();
      if (value === null || next === null) return null;
      value = sign === '+' ? value + next : value - next;
    }
    return value;
  }

  #factors(): number | null {
    let value = this.#signed();
    for (let sign = this.#takes('*', '/', '//'); sign !== null; sign = this.#takes('*', '/', '//')) {
      const next = this.#signed();
      if (value === null || next === null) return null;
      value = sign === '*' ? value * next : sign === '/' ? value / next : Math.floor(value / next);
    }
    return value;
  }

  #signed(): number | null {
    if (this.#depth++ > DEEPEST) return null;
    const sign = this.#takes('-', '+');
    const value = sign === null ? this.#power() : this.#signed();
    this.#depth -= 1;
    return value !== null && sign === '-' ? -value : value;
  }

  #power(): number | null {
    const base = this.#atom();
    if (base === null || this.#takes('**') === null) return base;
    const exponent = this.#signed();
    return exponent === null ? null : base ** exponent;
  }

  #atom(): number | null {
    const token = this.#tokens[this.#at];
    if (token === undefined) return null;
    if ('number' in token) {
      this.#at += 1;
      return token.number;
    }
    if ('name' in token) {
      this.#at += 1;
      return this.#names.get(token.name.toLowerCase()) ?? null;
    }
    if (this.#takes('(') === null || this.#depth++ > DEEPEST) return null;
    const inner = this.#terms();
    this.#depth -= 1;
    return this.#takes(')') === null ? null : inner;
  }
}

/**
 * The number a text stands for, or null. Numbers as the page's boxes take them ('1/16', '6.25%', '1,000'), sums of
 * them, and names from `names` (lower case). Never throws; never infinite.
 */
export function readSum(text: string, names: Names): number | null {
  const clean = text.trim().replace(/[\u2212\u2013]/g, '-');
  if (clean === '' || clean.length > LONGEST) return null;
  const plain = parseNumber(clean);
  if (plain.ok) return plain.value;
  const tokens = tokensOf(clean);
  const value = tokens === null ? null : new Sum(tokens, names).whole();
  return value !== null && Number.isFinite(value) ? value + 0 : null;
}
