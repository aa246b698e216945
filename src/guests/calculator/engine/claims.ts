// From the settings of a text to what they say of each row. Pure.

import { inTurn } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import { evaluate } from './expression';
import type { Entry, Value } from './formats/entry';
import { COUNTS, type NamedQuantity } from './names/quantities';
import { type Recognised, recognise } from './names/recognise';
import type { RowReading } from './reading';
import { READING } from './sentences';

export interface Claim extends Omit<RowReading, 'kind'> {
  quantity: NamedQuantity;
  whole: boolean;
  /** It counts clients of a federation in the place of records. */
  isOfClients: boolean;
  certainty: Recognised['certainty'];
  /** The name alone, for those whose last words say more: eps_S. */
  name: string;
  /** The groups around it. */
  group: string;
}

const UNSURE: Readonly<Record<Recognised['certainty'], Sentence | null>> = {
  sure: null,
  weak: READING.weakName,
  within: READING.unknownWords,
  misspelt: READING.misspelt,
};

const PER_DEVICE = /\bper[ -](?:gpu|device|replica|worker)\b/i;
/** Words in the comment beside a value. */
const ASIDE = /(?:#|%|\/\/)\s.*\b(?:variance|unused|old)\b/i;
const TWO = /\d\.\d+\s*\/\s*\d+\.\d/;
const GROUPED = /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/g;
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.[\]"']*$/u;

/** Clients stand in the place of records, and rounds in that of steps. */
const OF_CLIENTS: Partial<Record<NamedQuantity, NamedQuantity>> = {
  ...{ clients: 'records', clientsPerRound: 'batchSize', rounds: 'steps' },
};

/** What has other values is a name for something else. */
function fits(quantity: NamedQuantity, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (quantity === 'samplingRate') return value > 0 && value <= 1;
  if (quantity === 'delta') return value >= 0 && value < 1;
  if (quantity === 'epsilon' || quantity === 'targetEpsilon') return value > 1e-3;
  if (quantity === 'clientsPerRound' || quantity === 'epochs') return value > 0;
  if (COUNTS.has(quantity)) return value >= 1 && Number.isInteger(value);
  return quantity === 'clippingNorm' || value >= 0;
}

/** In arithmetic that has no value yet. */
export function quantityOfName(name: string): NamedQuantity | null {
  const plain = name.replaceAll('(', ' ').replaceAll(')', '');
  const found = recognise([plain.includes(' ') ? plain : (plain.split('.').at(-1) ?? '')]);
  return found && found.certainty !== 'misspelt' ? found.quantity : null;
}

/** It lacks nothing but the values of quantities. */
const isFormula = (text: string): boolean =>
  evaluate(text, (name) => (quantityOfName(name) === null ? undefined : 1)).ok;

export function claimsOf(entry: Entry): Claim[] {
  const known = recognise(entry.path);
  // a word that looks like a name is a slip only where it has a number
  if (!known || (known.certainty === 'misspelt' && entry.value.kind !== 'number')) return [];
  const { line, text } = entry;
  const { certainty, whole } = known;
  const isPerDevice = known.quantity === 'batchSize' && !whole && PER_DEVICE.test(text);
  const placed = OF_CLIENTS[known.quantity];
  const quantity = isPerDevice ? 'deviceBatch' : (placed ?? known.quantity);
  const doubts = [
    entry.doubt,
    placed ? READING.ofClients : UNSURE[certainty],
    !isPerDevice && ASIDE.test(text) && READING.otherRemark,
    // 0.8 / 1.0 is a quotient, or two values
    quantity === 'noiseMultiplier' && TWO.test(text) && READING.quotient,
  ].filter((doubt) => typeof doubt === 'object' && doubt !== null);
  const mere = (entry.doubt !== undefined && !entry.asks ? 1 : 0) + (placed ? 1 : 0);
  const base = {
    ...{ quantity, line, text, whole, certainty, formula: null, isOfClients: placed !== undefined },
    name: entry.path.at(-1) ?? '',
    group: entry.path.slice(0, -1).join('.'),
    doubt: doubts.length > 0 ? inTurn(doubts) : null,
    asks: doubts.length > mere,
  };
  const of = (value: Value): Claim[] => {
    if (value.kind === 'list') {
      const doubt = value.items.length > 1 ? { doubt: READING.several, asks: true } : {};
      return value.items.flatMap(of).map((claim) => ({ ...claim, ...doubt }));
    }
    if (value.kind === 'number') {
      // a share of the clients
      if (placed === 'batchSize' && value.value < 1)
        return [{ ...base, quantity: 'samplingRate', value: value.value }];
      if (!fits(quantity, value.value)) return [];
      // 60.000 is sixty thousand, where a count can be no fraction
      const isGrouped =
        COUNTS.has(quantity) && text.match(GROUPED)?.some((written) => Number(written) === value.value);
      const decimal = value.comma ? { doubt: READING.several, asks: true } : {};
      if (!isGrouped) return [{ ...base, value: value.value, ...decimal }];
      return [
        {
          ...base,
          value: 1000 * value.value,
          doubt: READING.thousands,
          asks: true,
        },
      ];
    }
    // a name of something that is not in the text says nothing
    if (value.kind !== 'formula' || PLAIN_NAME.test(value.text)) return [];
    if (isFormula(value.text)) return [{ ...base, value: null, formula: value.text }];
    return [{ ...base, value: null, doubt: READING.notWorkedOut, asks: true }];
  };
  return of(entry.value);
}
