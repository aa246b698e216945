// From the settings of a text to what they say of each row: names recognised, values in range, doubts beside them. Pure.
import type { Entry, Value } from './entry';
import { evaluate } from './expression';
import { COUNTS, type Quantity } from './names/quantities';
import { type Recognised, recognise } from './names/recognise';

export interface Claim extends Pick<Entry, 'line' | 'text' | 'origin'> {
  quantity: Quantity;
  value: number | null;
  /** Arithmetic over other quantities. */
  formula: string | null;
  doubt: string | null;
  asks: boolean;
  whole: boolean;
  certainty: Recognised['certainty'];
  /** The name alone, for those whose last words say more: eps_S. */
  name: string;
  /** The groups around it. */
  group: string;
}

const WITHIN: Readonly<Record<Recognised['certainty'], string | null>> = {
  sure: null,
  weak: 'Its name may count something else.',
  within: 'Its name has words that are not known here.',
  misspelt: 'Its name is misspelt, if it is meant.',
};

/** A word in the comment beside a value that makes it another one. */
const ASIDE =
  /[#%]\s.*\b(variance|unused|old|per[ -](?:gpu|device|replica|worker))\b|\/\/\s.*\b(variance|unused)\b/i;
const PER_DEVICE = /[#(].*\bper[ -](?:gpu|device|replica|worker)\b|\bper (?:gpu|device)\b/i;
const GROUPED = /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/g;

/** Values that the quantity can have; what has others is a name for something else. */
function fits(quantity: Quantity, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (quantity === 'samplingRate') return value > 0 && value <= 1;
  if (quantity === 'delta') return value >= 0 && value < 1;
  if (quantity === 'epsilon' || quantity === 'targetEpsilon') return value > 1e-3;
  if (quantity === 'clippingNorm') return true;
  if (quantity === 'noiseMultiplier' || quantity === 'noiseDeviation') return value >= 0;
  if (quantity === 'clientsPerRound' || quantity === 'epochs') return value > 0;
  return !COUNTS.has(quantity) || (value >= 1 && Number.isInteger(value));
}

/** Names of other quantities in arithmetic that has no value yet. */
export const quantityOfName = (name: string): Quantity | null => {
  const plain = name.replaceAll('(', ' ').replaceAll(')', '');
  const parts = plain.includes(' ') ? [plain] : plain.split('.');
  const found = recognise(parts.slice(-1));
  return found && found.certainty !== 'misspelt' ? found.quantity : null;
};

/** Whether arithmetic lacks nothing but the values of quantities. */
function isFormula(text: string): boolean {
  return evaluate(text, (name) => (quantityOfName(name) === null ? undefined : 1)).ok;
}

/** 1,1 as one number; null where the parts cannot be those of one. */
function decimalOf(items: readonly Value[]): number | null {
  const [whole, part, more] = items;
  if (whole?.kind !== 'number' || part?.kind !== 'number' || more) return null;
  const both = Number.isInteger(whole.value) && Number.isInteger(part.value) && part.value >= 0;
  return both ? Number(`${whole.value}.${part.value}`) : null;
}

const TWO = /\d\.\d+\s*\/\s*\d+\.\d/;
const SEVERAL = 'Several values, or one with a decimal comma.';
/** Doubts of those who read, past which there is no answer. */
const ASKED: ReadonlySet<string> = new Set([
  'It is worked out of itself.',
  SEVERAL,
  'Another number stands beside it.',
]);

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.[\]"']*$/u;

/** What one setting claims. */
export function claimsOf(entry: Entry): Claim[] {
  const known = recognise(entry.path);
  if (!known) return [];
  const { line, text, origin } = entry;
  const { certainty, whole } = known;
  const perDevice = known.quantity === 'batchSize' && PER_DEVICE.test(text);
  const quantity = perDevice ? 'deviceBatch' : known.quantity;
  const aside = perDevice ? null : ASIDE.exec(text);
  const doubts = [
    entry.doubt ?? null,
    WITHIN[certainty],
    aside ? 'The remark beside it says that it is something else.' : null,
  ].filter((doubt) => doubt !== null);
  // 0.8 / 1.0 is a quotient, or two values
  const isTwo = quantity === 'noiseMultiplier' && TWO.test(text);
  if (isTwo) doubts.push('It is a quotient, or two values.');
  const base = {
    quantity,
    line,
    text,
    origin,
    whole,
    certainty,
    name: entry.path.at(-1) ?? '',
    group: entry.path.slice(0, -1).join('.'),
    doubt: doubts.length > 0 ? doubts.join(' ') : null,
    asks:
      certainty !== 'sure' ||
      aside !== null ||
      (entry.doubt !== undefined && ASKED.has(entry.doubt)) ||
      isTwo,
  };
  // a word that looks like a name is a slip only where it has a number
  if (certainty === 'misspelt' && entry.value.kind !== 'number') return [];
  const of = (value: Value): Claim[] => {
    if (value.kind === 'number') {
      if (!fits(quantity, value.value)) return [];
      const one: Claim = { ...base, value: value.value, formula: null };
      if (
        !COUNTS.has(quantity) ||
        value.value >= 1000 ||
        !(text.match(GROUPED) ?? []).some((grouped) => Number(grouped) === value.value)
      )
        return [one];
      // 60.000 is sixty, or sixty thousand
      return [one, { ...one, value: value.value * 1000 }];
    }
    if (value.kind === 'list') {
      const decimal = entry.doubt === SEVERAL ? decimalOf(value.items) : null;
      const [first] = value.items;
      const isPair =
        value.items.length > 1 &&
        value.items.every(
          (item) => item.kind === 'number' && first?.kind === 'number' && item.value === first.value,
        );
      if (isPair && first)
        return of(first).map((claim) => ({
          ...claim,
          doubt: SEVERAL,
          asks: true,
        }));
      return decimal === null ? value.items.flatMap(of) : of({ kind: 'number', value: decimal });
    }
    if (value.kind === 'formula') {
      // a name of something that is not in the text says nothing
      if (PLAIN_NAME.test(value.text)) return [];
      if (isFormula(value.text)) return [{ ...base, value: null, formula: value.text }];
      return [{ ...base, value: null, formula: null, doubt: 'It could not be worked out.', asks: true }];
    }
    return [];
  };
  return of(entry.value);
}
