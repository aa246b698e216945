// The grammar of a number box, and of a value in a pasted text: 15*60000/256, 2**14, 10⁻⁵, 1.2 %, 60k, 1/n^1.1, 15 epochs. One
// parser for all of them. Pure.

import { UNIT_OF, type Unit } from './names/quantities';

export type Evaluated =
  | { ok: true; value: number; unit: Unit | null }
  | {
      ok: false;
      /** A sentence's end: 'it divides by zero'. */
      reason: string;
      /** A name without a value, where that is all that is lacking: 'len(train)'. */
      unknown?: string;
    };

/** The value of a name, as it is written ('args.batch_size', 'len(train)'); undefined where it has none. */
export type Lookup = (name: string) => number | undefined;

type Token =
  | { kind: 'number'; value: number }
  | { kind: 'name'; text: string }
  | { kind: 'sign'; text: string };

const FACTORS: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, million: 1e6, thousand: 1e3 };

/** What may be called in arithmetic. */
export const FUNCTIONS: Readonly<Record<string, (...given: number[]) => number>> = {
  int: Math.trunc,
  float: (value) => value,
  round: Math.round,
  ceil: Math.ceil,
  floor: Math.floor,
  sqrt: Math.sqrt,
  min: Math.min,
  max: Math.max,
};

/** A number with its thousands set apart or none, a name with its dots, or a sign. */
const TOKEN =
  /((?:\d{1,3}(?:(?:[,'’_\u00a0\u2009\u202f]|\{,\})\d{3})+(?![\d_])|\d[\d_]*|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d+)?)|([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)|\S/giu;

/** Typographic signs and LaTeX, and what a keyboard has for them. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '−': '-', '–': '-', '×': '*', '·': '*', '**': '^', '//': '÷' },
  ...{ '\\times': '*', '\\cdot': '*' },
};
const SIGN = /\\(?:times|cdot|[,;! ]|(?=[a-z]))|\*\*|\/\/|[−–×·$]/g;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Raised digits as a power, and every sign as one of a keyboard. */
const plain = (text: string): string =>
  text
    .replace(
      /[⁻⁰¹²³⁴-⁹]+/g,
      (raised) => `^${Array.from(raised, (sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('')}`,
    )
    .replace(SIGN, (sign) => SIGNS[sign] ?? '');

const tokens = (text: string): Token[] =>
  [...plain(text).matchAll(TOKEN)].map(([sign, number, name]) =>
    number === undefined
      ? { kind: name === undefined ? 'sign' : 'name', text: sign }
      : { kind: 'number', value: Number(number.replace(/[^\d.e+-]/gi, '')) },
  );

class Refused extends Error {
  readonly unknown: string | undefined;
  constructor(reason: string, unknown?: string) {
    super(reason);
    this.unknown = unknown;
  }
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #lookup: Lookup;
  #at = 0;
  unit: Unit | null = null;

  constructor(text: string, lookup: Lookup) {
    this.#tokens = tokens(text);
    this.#lookup = lookup;
  }

  whole(): number {
    if (this.#tokens.length === 0) throw new Refused('nothing is written there');
    const value = this.#sum();
    const end = this.#tokens[this.#at];
    if (end?.kind === 'name' && this.#at === this.#tokens.length - 1) {
      const word = end.text.toLowerCase();
      this.unit = UNIT_OF.get(word) ?? UNIT_OF.get(`${word}s`) ?? null;
      if (this.unit) return finite(value);
    }
    if (end) {
      const comma = end.kind === 'sign' && end.text === ',';
      throw new Refused(
        comma
          ? 'the comma is ambiguous; write a decimal point, as in 0.5, or 1,000 for a thousand'
          : `“${'text' in end ? end.text : end.value}” does not belong there; write one number, or arithmetic with + - * / ^`,
      );
    }
    return finite(value);
  }

  #takes(...signs: string[]): string | null {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'sign' || !signs.includes(next.text)) return null;
    this.#at++;
    return next.text;
  }

  #sum(): number {
    let value = this.#product();
    for (let sign = this.#takes('+', '-'); sign; sign = this.#takes('+', '-')) {
      const next = this.#product();
      value = sign === '+' ? value + next : value - next;
    }
    return value;
  }

  #product(): number {
    let value = this.#signed();
    for (let sign = this.#takes('*', '/', '\u00f7'); sign; sign = this.#takes('*', '/', '\u00f7')) {
      const next = this.#signed();
      if (sign !== '*' && next === 0) throw new Refused('it divides by zero');
      value = sign === '*' ? value * next : sign === '/' ? value / next : Math.floor(value / next);
    }
    return value;
  }

  #signed(): number {
    if (this.#takes('-')) return -this.#signed();
    this.#takes('+');
    return this.#power();
  }

  #power(): number {
    const base = this.#atom();
    if (!this.#takes('^')) return base;
    const exponent = this.#signed();
    // a power of ten goes through the decimal parser, which rounds correctly where Math.pow need not
    return base === 10 && Number.isInteger(exponent) ? Number(`1e${exponent}`) : base ** exponent;
  }

  #atom(): number {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Refused('it ends too early');
    if (token.kind === 'number') return this.#withSuffix(token.value);
    if (token.kind === 'name') return this.#named(token.text);
    const close = { '(': ')', '{': '}' }[token.text];
    if (!close) throw new Refused('it is not a number; write one like 0.05, 1/16 or 1e-5');
    const value = this.#sum();
    if (!this.#takes(close)) throw new Refused('a bracket is not closed');
    return value;
  }

  #withSuffix(value: number): number {
    if (this.#takes('%')) return value / 100;
    const next = this.#tokens[this.#at];
    const factor = next?.kind === 'name' ? FACTORS[next.text] : undefined;
    if (factor === undefined) return value;
    this.#at++;
    return value * factor;
  }

  #named(text: string): number {
    const called = this.#takes('(');
    const given = FUNCTIONS[text.slice(text.lastIndexOf('.') + 1)];
    if (!called) return this.#valueOf(text);
    if (given) {
      const values = [this.#sum()];
      while (this.#takes(',')) values.push(this.#sum());
      if (!this.#takes(')')) throw new Refused('a bracket is not closed');
      return given(...values);
    }
    // a call of which only its name and one name inside are known: len(train)
    const inner = this.#tokens[this.#at++];
    if (inner?.kind !== 'name' || !this.#takes(')')) {
      throw new Refused(`${text}(…) is not known here; write its value`);
    }
    return this.#valueOf(`${text}(${inner.text})`);
  }

  #valueOf(name: string): number {
    const value = this.#lookup(name);
    if (value === undefined) throw new Refused(`${name} has no value here`, name);
    return value;
  }
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new Refused('it is too large for a number, or none');
  // -0 would not survive a round trip through text
  return value + 0;
}

const NOTHING: Lookup = () => undefined;

/** Reads arithmetic over numbers and the names that `lookup` knows. Never throws. */
export function evaluate(text: string, lookup: Lookup = NOTHING): Evaluated {
  const parser = new Parser(text.slice(0, 400), lookup);
  try {
    return { ok: true, value: parser.whole(), unit: parser.unit };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message: reason, unknown } = error;
    return unknown === undefined ? { ok: false, reason } : { ok: false, reason, unknown };
  }
}

const MOST_PASSES = 6;

/** The value of each name that is given one value, and that is a constant or arithmetic over such names. */
export function constantsOf(given: readonly (readonly [name: string, text: string])[]): Lookup {
  const plain = (name: string) => name.replaceAll('-', '_');
  let values = new Map<string, number | null>();
  const lookup: Lookup = (name) => {
    const parts = name.includes('(') ? [name] : name.split('.').filter((part) => part !== 'value');
    return values.get(plain(parts.at(-1) ?? '')) ?? undefined;
  };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const found = new Map<string, number | null>();
    for (const [name, text] of given) {
      const read = evaluate(text, lookup);
      if (!read.ok || read.unit) continue;
      const before = found.get(plain(name));
      found.set(plain(name), before === undefined || before === read.value ? read.value : null);
    }
    if (found.size === values.size && [...found].every(([name, value]) => values.get(name) === value)) break;
    values = found;
  }
  return lookup;
}
