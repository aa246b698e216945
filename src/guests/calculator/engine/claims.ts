// Claims: which quantity of DP-SGD each number of a text may be, by its name, its value and its place. Pure.
import type { Sentence } from '../../../base/sentences/sentence';
import { evaluate } from './expression';
import { setOf } from './names/list';
import { COUNTS, type NamedQuantity } from './names/quantities';
import { quantityOfName, type Recognised, recognise } from './names/recognise';
import type { NamedNumber } from './proposal';
import type { FoundNumber } from './scan/found';
import { CHOICE, UNUSED } from './sentences';

export interface Claim {
  number: NamedNumber;
  found: FoundNumber;
  quantity: NamedQuantity;
  certainty: Recognised['certainty'];
  /** Whether the name says that the number is the whole batch of a step, over all devices: 'effective_batch_size'. */
  whole: boolean;
  value: number | null;
  formula: string | null;
  /** Note beside the row, where the number was read on the safe side of doubt. */
  note: Sentence | null;
  /** Reason for which the number is a button and never taken; null where it may be taken. */
  bars: Sentence | null;
}

export type Claimed = { claim: Claim } | { unused: Sentence; quantity: NamedQuantity | null };

/** Words before a number that is not one of the training run: 'every 100 steps', 'warmup 500'. */
const NOT_OURS = setOf(
  'every test testing validation evaluation eval warmup warm-up after per held-out dev each twice half',
);
/** Words before a name that belongs to another data loader, or to a phase without privacy: 'test batch size', 'warmup steps'. */
const OF_OTHERS = setOf('test testing validation evaluation eval warmup warm-up held-out dev twice half');
const PER_DEVICE = /\bper[ -_](?:gpu|device|replica|worker|node)\b/i;
const ASIDE = /(?:#|%|\/\/)\s.*\b(?:variance|unused|old)\b/i;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const OF_DEFAULTS = /^(?:defaults?|standard|vorgabe)$/i;

/** A multiple of the clipping norm is the deviation of the noise, whatever its name: `sigma = 2 * C`. */
const isMultipleOfNorm = (written: string): boolean =>
  written.includes('*') &&
  [...written.matchAll(/(^|[*/])\s*([\p{L}_][\w.]*)/gu)].some(
    ([, sign, name]) => sign !== '/' && quantityOfName(name as string) === 'clippingNorm',
  );

/** Whether a value is possible for its quantity; a name with any other value is a name for something else. */
function fits(quantity: NamedQuantity, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (quantity === 'samplingRate' || quantity === 'clientShare') return value > 0 && value <= 1;
  if (quantity === 'delta') return value >= 0 && value < 1;
  if (/^(?:epsilon|targetEpsilon|reported)/.test(quantity)) return value > 1e-3;
  if (quantity === 'clientsPerRound' || quantity === 'epochs') return value > 0;
  if (COUNTS.has(quantity)) return value >= 1 && Number.isInteger(value);
  return quantity === 'clippingNorm' || value >= 0;
}

const isFormula = (text: string): boolean =>
  evaluate(text, (name) => (quantityOfName(name) === null ? undefined : 1)).ok;

const RANKS: Readonly<Record<Recognised['certainty'], number>> = { sure: 0, weak: 1, within: 2, misspelt: 3 };

/** The surest reading of a number's own name and of the other names that the text assigns the number to. */
function known({ name, place: { path }, aliases }: FoundNumber): Recognised | null {
  // cfg.T: the last part has the name, and the others are its groups
  const parts = name.split('.');
  const own = [recognise([...path, name]), ...(parts.length > 1 ? [recognise([...path, ...parts])] : [])];
  const all = [...own, ...aliases.map((alias) => recognise([alias]))];
  return (
    all.filter((one) => one !== null).toSorted((a, b) => RANKS[a.certainty] - RANKS[b.certainty])[0] ?? null
  );
}

const NAMELESS = 'nameless';

/** What a number of a text may be; `aside` is the rest of its line, from the number on, with any comment. */
export function claimOf(
  found: FoundNumber,
  number: NamedNumber,
  aside: string,
  isEuropean: boolean,
): Claimed {
  const none = (unused: Sentence, quantity: NamedQuantity | null = null): Claimed => ({ unused, quantity });
  if (found.value === null && found.formula === null) return none(UNUSED.notOfItsKind);
  if (found.before.includes(NAMELESS)) return none(UNUSED.unknownName);
  const named = known(found);
  if (!named) return none(UNUSED.unknownName);
  const last = found.before.slice(-2).map((word) => word.toLowerCase());
  const others = found.isBehind ? NOT_OURS : OF_OTHERS;
  if (last.some((word) => others.has(word))) return none(UNUSED.another, named.quantity);
  if (found.place.path.some((group) => OF_DEFAULTS.test(group)) && found.place.kind === 'table')
    return none(UNUSED.defaultColumn, named.quantity);
  let { quantity } = named;
  const { unit } = found;
  if (unit === 'epochs' && quantity === 'steps') quantity = 'epochs';
  if (unit === 'steps' && quantity === 'epochs') quantity = 'steps';
  const isPerDevice = quantity === 'batchSize' && !named.whole && PER_DEVICE.test(aside);
  if (isPerDevice) quantity = 'deviceBatch';
  if (quantity === 'noiseMultiplier' && isMultipleOfNorm(found.written)) quantity = 'noiseDeviation';
  let { value } = found;
  let note: Sentence | null = named.certainty === 'weak' ? CHOICE.weakName : null;
  let bars: Sentence | null =
    named.certainty === 'within'
      ? CHOICE.unknownWords
      : named.certainty === 'misspelt'
        ? CHOICE.misspelt
        : null;
  if (value !== null && COUNTS.has(quantity) && GROUPED.test(found.written)) {
    value = Number(found.written.replaceAll('.', ''));
    note ??= CHOICE.thousands;
  }
  if (quantity === 'clientsPerRound' && value !== null && value < 1) quantity = 'clientShare';
  if (quantity === 'clientShare' && value !== null && value > 1) quantity = 'clientsPerRound';
  if (found.formula !== null && !isFormula(found.formula)) bars ??= CHOICE.notWorkedOut;
  else if (
    value !== null &&
    !fits(quantity, quantity === 'steps' && /[*/]/.test(found.written) ? Math.ceil(value) : value)
  )
    return none(UNUSED.notOfItsKind, quantity);
  if (found.doubt === 'comma' && !isEuropean) bars ??= CHOICE.comma;
  if (found.doubt === 'spaces') note ??= CHOICE.spaces;
  if (found.doubt === 'several') bars ??= CHOICE.several;
  if (found.doubt === 'condition') bars ??= CHOICE.condition;
  if (found.doubt === 'change') bars ??= CHOICE.changed;
  if (found.doubt === 'default') note ??= CHOICE.defaultOfFunction;
  if (ASIDE.test(aside)) bars ??= CHOICE.otherRemark;
  if (quantity === 'noiseMultiplier' && /^(?:\d+\.\d+)\s*\/\s*\d+\.\d/.test(found.written))
    bars ??= CHOICE.several;
  return {
    claim: {
      number,
      found,
      quantity,
      certainty: named.certainty,
      whole: named.whole,
      value: found.formula === null ? value : null,
      formula: found.formula,
      note,
      bars,
    },
  };
}
