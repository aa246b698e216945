// The grammar of a number box, and of a value in a pasted text: 15*60000/256, 2**14, 10⁻⁵, 1.2 %, 60k, 1/n^1.1, 15
// epochs. Pure.

import { english, type Sentence } from '../../../base/sentences/sentence';
import { NUMBER_TEXT } from '../../../scenario/fields/sentences';
import { UNIT_OF, type Unit } from './names/quantities';
import { EXPRESSION } from './sentences';

export type Evaluated =
  | { ok: true; value: number; unit: Unit | null }
  /** The end of a sentence that begins elsewhere: 'it divides by zero'. */
  | { ok: false; reason: Sentence };

/** A name as it is written ('args.batch_size', 'len(train)'); undefined where it has no value. */
export type Lookup = (name: string) => number | undefined;

interface Token {
  text: string;
  kind: 'number' | 'name' | 'sign';
}

const FACTORS: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1e3, K: 1e3, thousand: 1e3, M: 1e6, million: 1e6 }),
);

const FUNCTIONS: ReadonlyMap<string, (...given: number[]) => number> = new Map(
  Object.entries({
    int: Math.trunc,
    float: (value) => value,
    round: Math.round,
    ceil: Math.ceil,
    floor: Math.floor,
    sqrt: Math.sqrt,
    min: Math.min,
    max: Math.max,
  }),
);

/** A number with or without thousands separators, a name with its dots, or a sign. */
const TOKEN =
  /((?:\d{1,3}(?:(?:[,'’_\u00a0\u2009\u202f]|\{,\})\d{3})+(?![\d_])|\d[\d_]*|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d+)?)|([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)|\S/giu;

/** Sign in place of Python's //, so that every operator is one sign; no text has it. */
const FLOORED = '\u001f';

/** The sign of this grammar for each typographic or LaTeX sign of a text. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '−': '-', '–': '-', '×': '*', '·': '*', '**': '^', '//': FLOORED },
  ...{ '\\times': '*', '\\cdot': '*' },
};
const SIGN = /\\(?:times|cdot|[,;! ]|(?=[a-z]))|\*\*|\/\/|[−–×·$]/g;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const plain = (text: string): string =>
  text
    .replace(
      /[⁻⁰¹²³⁴-⁹]+/g,
      (raised) => `^${Array.from(raised, (sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('')}`,
    )
    .replace(SIGN, (sign) => SIGNS[sign] ?? '');

const tokens = (text: string): Token[] =>
  [...plain(text).matchAll(TOKEN)].map(([sign, number, name]) => ({
    text: number === undefined ? sign : number.replace(/[^\d.e+-]/gi, ''),
    kind: number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign',
  }));

class Refused extends Error {
  constructor(readonly sentence: Sentence) {
    super(english(sentence));
  }
}

const quotient = (a: number, b: number): number => {
  if (b === 0) throw new Refused(NUMBER_TEXT.dividesByZero);
  return a / b;
};

/** Operators by how strongly they bind, weaker ones first. */
const OPERATORS: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': quotient, [FLOORED]: (a, b) => Math.floor(quotient(a, b)) },
];

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
    if (this.#tokens.length === 0) throw new Refused(NUMBER_TEXT.empty);
    // -0 would not survive a round trip through text
    const value = this.#chain(0) + 0;
    const [end, more] = this.#tokens.slice(this.#at);
    const word = end?.kind === 'name' && !more ? end.text.toLowerCase() : '';
    this.unit = UNIT_OF.get(word) ?? UNIT_OF.get(`${word}s`) ?? null;
    if (end?.text === ',') throw new Refused(NUMBER_TEXT.ambiguousComma);
    if (end && !this.unit) throw new Refused(EXPRESSION.misplaced({ sign: end.text }));
    if (!Number.isFinite(value)) throw new Refused(EXPRESSION.tooLarge);
    return value;
  }

  #takes(...signs: string[]): string | null {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'sign' || !signs.includes(next.text)) return null;
    this.#at++;
    return next.text;
  }

  #closes(sign: string): void {
    if (!this.#takes(sign)) throw new Refused(EXPRESSION.openBracket);
  }

  #chain(level: number): number {
    const operators = OPERATORS[level];
    if (!operators) return this.#signed();
    let value = this.#chain(level + 1);
    for (
      let sign = this.#takes(...Object.keys(operators));
      sign;
      sign = this.#takes(...Object.keys(operators))
    )
      value = operators[sign]?.(value, this.#chain(level + 1)) as number;
    return value;
  }

  #signed(): number {
    if (this.#takes('-')) return -this.#signed();
    this.#takes('+');
    const base = this.#atom();
    if (!this.#takes('^')) return base;
    const exponent = this.#signed();
    // a power of ten goes through the decimal parser, which rounds correctly where Math.pow need not
    return base === 10 && Number.isInteger(exponent) ? Number(`1e${exponent}`) : base ** exponent;
  }

  #atom(): number {
    const { kind, text } = this.#tokens[this.#at++] ?? {};
    if (text === undefined) throw new Refused(EXPRESSION.endsEarly);
    if (kind === 'number') return this.#takes('%') ? Number(text) / 100 : Number(text) * this.#suffix();
    if (kind === 'name') return this.#takes('(') ? this.#called(text) : this.#valueOf(text);
    const close = { '(': ')', '{': '}' }[text];
    if (!close) throw new Refused(NUMBER_TEXT.notNumber);
    const value = this.#chain(0);
    this.#closes(close);
    return value;
  }

  #called(text: string): number {
    const given = FUNCTIONS.get(text.slice(text.lastIndexOf('.') + 1));
    if (!given) {
      // a call of which only its name and one name inside are known: len(train)
      const inner = this.#tokens[this.#at++];
      if (inner?.kind === 'name' && this.#takes(')')) return this.#valueOf(`${text}(${inner.text})`);
      throw new Refused(EXPRESSION.unknownCall({ name: text }));
    }
    const values = [this.#chain(0)];
    while (this.#takes(',')) values.push(this.#chain(0));
    this.#closes(')');
    return given(...values);
  }

  #valueOf(name: string): number {
    const value = this.#lookup(name);
    if (value === undefined) throw new Refused(EXPRESSION.noValue({ name }));
    return value;
  }

  #suffix(): number {
    const factor = FACTORS.get(this.#tokens[this.#at]?.text ?? '');
    if (factor !== undefined) this.#at++;
    return factor ?? 1;
  }
}

const NOTHING: Lookup = () => undefined;

/** The value of an expression, or why it has none; at most 400 characters are read. Never throws. */
export function evaluate(text: string, lookup: Lookup = NOTHING): Evaluated {
  const parser = new Parser(text.slice(0, 400), lookup);
  try {
    return { ok: true, value: parser.whole(), unit: parser.unit };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, reason: error.sentence };
  }
}

const MOST_PASSES = 6;

/** Values of the names that are given one value each, a constant or arithmetic over such names. */
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
