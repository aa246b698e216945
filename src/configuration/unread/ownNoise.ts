// Noise that code draws for itself: how large it is, as a product of σ, C and numbers. Where that is σC the line is followed; where it
// is certainly another number than σC, beside a σ and a C that are given, the two compete.
import type { Line } from '../text/comments';
import { type Argument, type Expression, expressionOf } from '../text/expression';
import type { Claim, Quantity } from '../types';
import { taken } from './taken';

/** A product of names and numbers. */
interface Product {
  factors: Expression[];
  divisors: Expression[];
}
/** What noise is multiplied by; null where a call or a power does something else with it, 'none' where none is drawn. */
type Scale = Product | 'none' | null;

const UNIT = /^(?:randn|randn_like|standard_normal|normal_like)$/;
const NORMAL = /^(?:normal|normal_|gauss|Normal|rnorm)$/;
/** What leaves numbers as they are. */
const SAME =
  /^(?:to|cuda|cpu|float|double|half|astype|reshape|view|view_as|type|type_as|detach|clone|contiguous|numpy|sample|rsample|tree_?map|map|list|tuple|asarray|array)$/;
const ADDS = /^(?:add|add_|append|sub|sub_)$/;
const ASSIGNED = /^(?:return\s+|(?:[\w.]+(?:\[[^\]]*\])*)\s*[+-]?=(?!=)\s*)?(.+)$/;
const DEEPEST = 4;

const unit: Product = { factors: [], divisors: [] };
const times = (one: Product, other: Product): Product => ({
  factors: [...one.factors, ...other.factors],
  divisors: [...one.divisors, ...other.divisors],
});
const isZero = (value: Expression | undefined): boolean =>
  (value?.kind === 'number' && value.value === 0) ||
  (value?.kind === 'call' && /(?:^|\.)zeros(?:_like)?$/.test(value.name));

/** 'normal(0, s)', 'normal(key, shape)', 'normal(loc=0, scale=s)'. */
function scaleOfNormal(values: readonly Argument[]): Scale {
  const named = (pattern: RegExp) => values.find(({ name }) => name !== null && pattern.test(name))?.value;
  const placed = values.filter(({ name }) => name === null).map(({ value }) => value);
  const mean = named(/^(?:mean|loc|mu)$/);
  if (mean && !isZero(mean)) return null;
  const scale = named(/^(?:scale|std|stddev|sigma|sd)$/);
  if (scale) return { factors: [scale], divisors: [] };
  if (isZero(placed[0])) return placed[1] ? { factors: [placed[1]], divisors: [] } : null;
  if (mean && placed[0]) return { factors: [placed[0]], divisors: [] };
  // a key and a shape
  const key = placed[0]?.kind === 'name' && /key|rng|^k$|seed/i.test(placed[0].name);
  return placed.length === 0 || key || (placed.length === 1 && placed[0]?.kind === 'name') ? unit : null;
}

function scaleIn(expression: Expression): Scale {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return 'none';
    case 'product': {
      if (expression.divisors.some((each) => scaleIn(each) !== 'none')) return null;
      const drawn = expression.factors.filter((each) => scaleIn(each) !== 'none');
      if (drawn.length !== 1) return drawn.length === 0 ? 'none' : null;
      const [noise] = drawn as [Expression];
      const scale = scaleIn(noise);
      if (scale === null || scale === 'none') return null;
      // a sum is scaled with its noise in it: that is what is done with what is released
      if (addsNoise(noise)) return scale;
      const factors = expression.factors.filter((each) => each !== noise);
      return times(scale, { factors, divisors: expression.divisors });
    }
    case 'call':
      return scaleOfCall(expression);
    default: {
      const parts = expression.kind === 'sum' ? expression.terms : expression.parts;
      const drawn = parts.map(scaleIn).filter((scale) => scale !== 'none');
      return drawn.length === 0
        ? 'none'
        : drawn.length === 1 && expression.kind === 'sum'
          ? (drawn[0] as Scale)
          : null;
    }
  }
}

const addsNoise = (expression: Expression): boolean =>
  expression.kind === 'sum' ||
  (expression.kind === 'call' && expression.of !== null && addsNoise(expression.of));

function scaleOfCall({ name, of, values }: Extract<Expression, { kind: 'call' }>): Scale {
  const last = name.split('.').at(-1) as string;
  if (UNIT.test(last)) return unit;
  // of R, which is told first how many
  if (NORMAL.test(last)) return scaleOfNormal(last === 'rnorm' ? values.slice(1) : values);
  const inside = values.map(({ value }) => scaleIn(value)).filter((scale) => scale !== 'none');
  const before = of === null ? 'none' : scaleIn(of);
  if (before !== 'none') {
    if (before === null || inside.length > 0) return null;
    if (/^mul_?$/.test(last) && values.length === 1)
      return times(before, { factors: [(values[0] as Argument).value], divisors: [] });
    return SAME.test(last) || ADDS.test(last) ? before : null;
  }
  if (inside.length === 0) return 'none';
  const [scale] = inside;
  if (inside.length > 1 || scale === null || scale === undefined) return null;
  const alpha = values.find((each) => each.name === 'alpha')?.value;
  if (ADDS.test(last)) return alpha ? times(scale, { factors: [alpha], divisors: [] }) : scale;
  return SAME.test(last) ? scale : null;
}

/** How often σ and C are in a product, and the number that the rest of it is. */
interface Amount {
  sigmas: number;
  norms: number;
  number: number;
}

/** How the noise of a line compares with σC. */
export type Size = 'right' | 'other' | 'unknown';

export class OwnNoise {
  #definitions: ReadonlyMap<string, string | null> | null = null;
  readonly #lines: readonly Line[];
  readonly #sigma: number | null;
  readonly #norm: number | null;

  constructor(lines: readonly Line[], claims: readonly Claim[]) {
    this.#lines = lines;
    const only = (quantity: Quantity) => {
      const values = new Set(claims.flatMap((claim) => (claim.quantity === quantity ? [claim.value] : [])));
      return values.size === 1 ? ([...values][0] as number) : null;
    };
    this.#sigma = only('noiseMultiplier');
    this.#norm = only('clippingNorm');
  }

  /** What a name is given, if it is given something once. Looked up for few texts, and so not before it is asked for. */
  #definition(name: string): string | null | undefined {
    if (this.#definitions === null) {
      const definitions = new Map<string, string | null>();
      for (const { content } of this.#lines) {
        const [, key, expression] = /^(?:self\.)?([\p{L}_]\w*)\s*=(?!=)\s*(.+)$/u.exec(content) ?? [];
        if (key !== undefined) definitions.set(key, definitions.has(key) ? null : (expression as string));
      }
      this.#definitions = definitions;
    }
    return this.#definitions.get(name);
  }

  /** σ and C that are in a product, and the number it is for the rest; null where something else is in it. */
  #amount({ factors, divisors }: Product, depth = 0): Amount | null {
    const amount = { sigmas: 0, norms: 0, number: 1 };
    const parts = [
      ...factors.map((each) => [each, 1] as const),
      ...divisors.map((each) => [each, -1] as const),
    ];
    for (const [part, sign] of parts) {
      const one = this.#amountOf(part, depth);
      if (one === null) return null;
      amount.sigmas += sign * one.sigmas;
      amount.norms += sign * one.norms;
      amount.number *= one.number ** sign;
    }
    return amount;
  }

  #amountOf(part: Expression, depth: number): Amount | null {
    if (part.kind === 'number') return { sigmas: 0, norms: 0, number: part.value };
    if (part.kind === 'product') return this.#amount(part, depth);
    if (
      part.kind === 'call' &&
      /^(?:float|tensor|\w+\.(?:tensor|asarray|array|float32))$/.test(part.name) &&
      part.values[0]
    )
      return this.#amountOf(part.values[0].value, depth);
    if (part.kind !== 'name') return null;
    const name = part.name.split('.').at(-1) as string;
    const definition = depth < DEEPEST ? this.#definition(name) : null;
    const defined = definition && !/^[\d.e+-]+$/i.test(definition) ? expressionOf(definition) : null;
    if (defined?.kind === 'product' || defined?.kind === 'name') {
      const amount = this.#amountOf(defined, depth + 1);
      if (amount) return amount;
    }
    if (taken(name, 'noiseMultiplier')) return { sigmas: 1, norms: 0, number: 1 };
    if (taken(name, 'clippingNorm')) return { sigmas: 0, norms: 1, number: 1 };
    const number = definition ? Number(definition) : Number.NaN;
    return Number.isFinite(number) ? { sigmas: 0, norms: 0, number } : null;
  }

  #compare(product: Product): Size {
    const amount = this.#amount(product);
    if (amount === null || this.#norm === null) return 'unknown';
    const { sigmas, norms, number } = amount;
    if (sigmas === 1 && norms === 1 && number === 1) return 'right';
    if (this.#sigma === null) return 'unknown';
    const size = this.#sigma ** sigmas * this.#norm ** norms * number;
    const wanted = this.#sigma * this.#norm;
    return Math.abs(size - wanted) <= 1e-9 * wanted ? 'right' : 'other';
  }

  /** Of the noise that a line draws; null where it draws none. */
  drawn(content: string): Size | null {
    const right = ASSIGNED.exec(content)?.[1];
    const expression = right === undefined ? null : expressionOf(right.replace(/[;,]$/, ''));
    const scale = expression === null ? null : scaleIn(expression);
    if (scale === 'none') return null;
    return scale === null ? 'unknown' : this.#compare(scale);
  }

  /** Whether a line sets a name to σC. */
  isSize(content: string): boolean {
    const right = /^[\w.]+\s*=(?!=)\s*(.+)$/.exec(content)?.[1];
    const expression = right === undefined ? null : expressionOf(right);
    return expression?.kind === 'product' && this.#compare(expression) === 'right';
  }
}
