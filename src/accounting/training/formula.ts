// Reads a number that changes with the step from a formula, which is parsed once and then evaluated at every step. It knows only the
// names that it is given, and no code is run.
import { type Refusal, refusals } from '../../base/numerics/errors';
import { DESCRIBED } from '../sentences';

export type Names = Readonly<Record<string, number>>;
/** The value of a formula at given values of its names. */
export type Formula = (names: Names) => number;

const FUNCTIONS: Readonly<Record<string, (...of: number[]) => number>> = {
  exp: Math.exp,
  ln: Math.log,
  log: Math.log,
  sqrt: Math.sqrt,
  cos: Math.cos,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
};
const CONSTANTS: Names = { pi: Math.PI };

const TOKEN = /\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|([A-Za-z]+)|(\*\*|[-+*/^(),]))/y;

interface Token {
  kind: 'number' | 'name' | 'sign' | 'end';
  text: string;
  at: number;
}

function tokensOf(text: string, unclear: (at: number) => Error): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw unclear(start);
    const [, number, name, sign] = found;
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign';
    const said = number ?? name ?? sign ?? '';
    tokens.push({ kind, text: said, at: TOKEN.lastIndex - said.length });
  }
  return [...tokens, { kind: 'end', text: '', at: end }];
}

/** A formula's longest text, far above any that somebody writes. */
const LONGEST = 1000;
const DEEPEST = 50;

/**
 * The formula in a text: numbers, the given names, pi, + - * / ^ (or **), brackets, and exp, ln (or log), sqrt, cos,
 * floor, ceil, min and max. Powers bind more than signs, and to the right. Throws an InputError that names the place.
 */
export function formulaOf(field: string, text: string, names: readonly string[]): Formula {
  const refuse: Refusal = refusals(field).malformed;
  const known = [...names, ...Object.keys(CONSTANTS)].join(', ');
  const unclear = (at: number) =>
    refuse(DESCRIBED.unclearFormula({ field, formula: text.slice(0, 80), place: at + 1, names: known }));
  if (text.length > LONGEST) throw unclear(LONGEST);
  const tokens = tokensOf(text, unclear);
  let next = 0;
  let depth = 0;
  const peek = () => tokens[next] as Token;
  const take = (...signs: string[]): string | null => {
    const { kind, text: said } = peek();
    if (kind !== 'sign' || !signs.includes(said)) return null;
    next++;
    return said;
  };
  const must = (sign: string) => {
    if (take(sign) === null) throw unclear(peek().at);
  };

  function sum(): Formula {
    if (++depth > DEEPEST) throw unclear(peek().at);
    let left = product();
    for (let sign = take('+', '-'); sign !== null; sign = take('+', '-')) {
      const [a, b] = [left, product()];
      left = sign === '+' ? (given) => a(given) + b(given) : (given) => a(given) - b(given);
    }
    depth--;
    return left;
  }

  function product(): Formula {
    let left = signed();
    for (let sign = take('*', '/'); sign !== null; sign = take('*', '/')) {
      const [a, b] = [left, signed()];
      left = sign === '*' ? (given) => a(given) * b(given) : (given) => a(given) / b(given);
    }
    return left;
  }

  function signed(): Formula {
    const sign = take('-', '+');
    if (sign === null) return power();
    if (++depth > DEEPEST) throw unclear(peek().at);
    const of = signed();
    depth--;
    return sign === '-' ? (given) => -of(given) : of;
  }

  function power(): Formula {
    const base = atom();
    if (take('^', '**') === null) return base;
    const exponent = signed();
    return (given) => base(given) ** exponent(given);
  }

  function atom(): Formula {
    const { kind, text: said, at } = peek();
    if (kind === 'number') {
      next++;
      const value = Number(said);
      return () => value;
    }
    if (kind === 'name') {
      next++;
      const work = Object.hasOwn(FUNCTIONS, said) ? FUNCTIONS[said] : undefined;
      if (work !== undefined && take('(') !== null) {
        const parts = [sum()];
        while (take(',') !== null) parts.push(sum());
        must(')');
        if (parts.length > 1 && said !== 'min' && said !== 'max') throw unclear(at);
        return (given) => work(...parts.map((part) => part(given)));
      }
      if (names.includes(said)) return (given) => given[said] as number;
      const constant = Object.hasOwn(CONSTANTS, said) ? CONSTANTS[said] : undefined;
      if (constant === undefined) throw unclear(at);
      return () => constant;
    }
    must('(');
    const inner = sum();
    must(')');
    return inner;
  }

  const whole = sum();
  if (peek().kind !== 'end') throw unclear(peek().at);
  return whole;
}
