// Expressions of code as sums and products of names, numbers and calls: as much of the grammar as lines of arithmetic need. Knows no
// meaning.

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  /** `of`: what a method is called on; null of a function. */
  | { kind: 'call'; name: string; of: Expression | null; values: Argument[] }
  | { kind: 'product'; factors: Expression[]; divisors: Expression[] }
  | { kind: 'sum'; terms: Expression[] }
  /** Anything else: an index, a power, a list of several. */
  | { kind: 'other'; parts: Expression[] };

export interface Argument {
  /** Of 'scale=0.5'; null of one that is known by its place. */
  name: string | null;
  value: Expression;
}

const TOKEN =
  /\s*(\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|[\p{L}_]\w*|\*\*|\/\/|[-+*/%@()[\]{},.:=]|\S)/giu;
const MOST_TOKENS = 200;

class Parser {
  readonly #tokens: string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = [...text.matchAll(TOKEN)].map(([, token]) => token as string);
    if (this.#tokens.length > MOST_TOKENS) throw new Unparsed();
  }

  #next(...tokens: string[]): boolean {
    const found = tokens.includes(this.#tokens[this.#at] ?? '');
    if (found) this.#at += 1;
    return found;
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? '';
  }

  whole(): Expression {
    const expression = this.#sum();
    if (this.#at < this.#tokens.length) throw new Unparsed();
    return expression;
  }

  #sum(): Expression {
    const terms = [this.#product()];
    while (this.#next('+', '-')) terms.push(this.#product());
    return terms.length === 1 ? (terms[0] as Expression) : { kind: 'sum', terms };
  }

  #product(): Expression {
    const factors = [this.#unary()];
    const divisors: Expression[] = [];
    const rest: Expression[] = [];
    for (;;) {
      if (this.#next('*')) factors.push(this.#unary());
      else if (this.#next('/')) divisors.push(this.#unary());
      else if (this.#next('//', '%', '@')) rest.push(this.#unary());
      else break;
    }
    if (rest.length > 0) return { kind: 'other', parts: [...factors, ...divisors, ...rest] };
    return factors.length + divisors.length === 1
      ? (factors[0] as Expression)
      : { kind: 'product', factors, divisors };
  }

  #unary(): Expression {
    if (this.#next('-', '+')) return this.#unary();
    const base = this.#trailers(this.#atom());
    return this.#next('**') ? { kind: 'other', parts: [base, this.#unary()] } : base;
  }

  #atom(): Expression {
    if (this.#next('(')) return this.#several(')');
    if (this.#next('[')) return this.#several(']');
    const token = this.#peek();
    this.#at += 1;
    if (/^[\d.]*\d/.test(token)) return { kind: 'number', value: Number(token.replaceAll('_', '')) };
    if (token === 'lambda') {
      while (!this.#next(':')) if (this.#at++ > this.#tokens.length) throw new Unparsed();
      return this.#sum();
    }
    if (/^[\p{L}_]/u.test(token)) return { kind: 'name', name: token };
    throw new Unparsed();
  }

  /** What is in brackets: one expression is itself, and so is what a list makes of each. */
  #several(end: string): Expression {
    const parts: Expression[] = [];
    while (!this.#next(end)) {
      parts.push(this.#sum());
      if (this.#peek() === 'for') this.#skipTo(end);
      else if (!this.#next(',') && this.#peek() !== end) throw new Unparsed();
    }
    return parts.length === 1 ? (parts[0] as Expression) : { kind: 'other', parts };
  }

  /** To the bracket that closes what is open. */
  #skipTo(end: string): void {
    let depth = 0;
    for (; this.#at < this.#tokens.length; this.#at++) {
      const token = this.#peek();
      if (depth === 0 && token === end) return;
      if ('([{'.includes(token)) depth += 1;
      else if (')]}'.includes(token)) depth -= 1;
    }
    throw new Unparsed();
  }

  #trailers(first: Expression): Expression {
    let base = first;
    for (;;) {
      if (this.#next('.')) {
        const name = this.#peek();
        this.#at += 1;
        base = this.#next('(')
          ? {
              kind: 'call',
              name: `${base.kind === 'name' ? `${base.name}.` : ''}${name}`,
              of: base,
              values: this.#values(),
            }
          : base.kind === 'name'
            ? { kind: 'name', name: `${base.name}.${name}` }
            : { kind: 'other', parts: [base] };
      } else if (base.kind === 'name' && this.#next('(')) {
        base = { kind: 'call', name: base.name, of: null, values: this.#values() };
      } else if (this.#next('[')) {
        this.#skipTo(']');
        this.#at += 1;
        base = { kind: 'other', parts: [base] };
      } else return base;
    }
  }

  #values(): Argument[] {
    const values: Argument[] = [];
    while (!this.#next(')')) {
      const name = this.#tokens[this.#at + 1] === '=' ? this.#peek() : null;
      if (name !== null) this.#at += 2;
      if (this.#next('*', '**')) throw new Unparsed();
      values.push({ name, value: this.#sum() });
      if (this.#peek() === 'for') this.#skipTo(')');
      else if (!this.#next(',') && this.#peek() !== ')') throw new Unparsed();
    }
    return values;
  }
}

class Unparsed extends Error {}

/** null where the grammar ends. */
export function expressionOf(text: string): Expression | null {
  try {
    return new Parser(text).whole();
  } catch (error) {
    if (error instanceof Unparsed) return null;
    throw error;
  }
}
