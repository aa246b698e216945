// Coins that a line tosses for the records at another rate than the one that is claimed: 'rng.random(n) < 0.05', 'rand(n) < 2 * q'.
import { type Expression, expressionOf } from '../text/expression';
import type { Claim } from '../types';
import { taken } from './taken';

const TOSSED = /\b(?:rand|random|random_sample|uniform|runif)\(/g;
/** A flip, a dropout, a mixup. */
const OF_DATA = /flip|drop|aug|mix|crop|noise|label|test|val|eval/i;

/** From an opening bracket to the one that closes it; -1 where none does. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if ('([{'.includes(text[i] as string)) depth += 1;
    else if (')]}'.includes(text[i] as string)) {
      depth -= 1;
      if (depth <= 0) return depth === 0 ? i : -1;
    }
  }
  return -1;
}

/** What stands behind a comparison, to the bracket or comma that ends it. */
function upTo(text: string): string {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string;
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && /[,;&|:]/.test(character))) return text.slice(0, i);
  }
  return text;
}

const ofRecords = (size: string, claims: readonly Claim[]): boolean => {
  const written =
    size
      .split(/,\s*(?:device|generator|size|dtype)\b/)[0]
      ?.replace(/^\s*(?:size\s*=|key\s*,|\w*key,)\s*/, '') ?? '';
  const bare = written.replace(/^[([]|,?\s*[)\]]$/g, '').trim();
  const last = bare.split('.').at(-1) as string;
  return (
    /^len\(/.test(written) ||
    /\.shape\[0$/.test(bare) ||
    taken(last, 'recordCount') ||
    claims.some(
      ({ quantity, value }) => quantity === 'recordCount' && Number(bare.replaceAll('_', '')) === value,
    )
  );
};

/** The names of a product, and whether it is the rate, as it is claimed or as batch over records. */
function isRate(expression: Expression, claims: readonly Claim[]): boolean | null {
  const named = (each: Expression, quantity: Claim['quantity']) =>
    each.kind === 'name' && taken(each.name.split('.').at(-1) as string, quantity);
  const rates = claims.filter(({ quantity }) => quantity === 'samplingRate');
  if (expression.kind === 'number') {
    const [batch, records] = (['batchSize', 'recordCount'] as const).map(
      (of) => claims.find(({ quantity }) => quantity === of)?.value,
    );
    const known = [...rates.map(({ value }) => value), ...(batch && records ? [batch / records] : [])];
    return known.length === 0 ? null : known.some((value) => Math.abs(value / expression.value - 1) < 1e-3);
  }
  if (expression.kind === 'name') return named(expression, 'samplingRate') ? true : null;
  if (expression.kind !== 'product') return null;
  const { factors, divisors } = expression;
  const [over, under] = [factors[0] as Expression, divisors[0]];
  if (factors.length === 1 && divisors.length === 1 && named(over, 'batchSize'))
    return under?.kind === 'number'
      ? claims.some(({ quantity, value }) => quantity === 'recordCount' && value === under.value)
      : true;
  const scaled = factors.some((each) => named(each, 'samplingRate') || named(each, 'batchSize'));
  return scaled ? false : null;
}

/** Whether a line tosses each record's coin at a rate that is certainly another one. */
export function tossesOtherwise(content: string, claims: readonly Claim[]): boolean {
  if (!/rand|unif/.test(content) || OF_DATA.test(content)) return false;
  return [...content.matchAll(TOSSED)].some((match) => {
    const open = match.index + match[0].length - 1;
    const close = closing(content, open);
    const threshold = close < 0 ? null : /^\s*\.?<=?\s*(.*)$/.exec(content.slice(close + 1))?.[1];
    if (threshold == null || !ofRecords(content.slice(open + 1, close), claims)) return false;
    const expression = expressionOf(upTo(threshold));
    return expression !== null && isRate(expression, claims) === false;
  });
}
