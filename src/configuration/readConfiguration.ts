// Reads a pasted configuration: which numbers of DP-SGD it holds, and which of its lines say something that was not
// understood. Draws no conclusion from them; toMechanism.ts does.
import { readSum } from './arithmetic';
import { type Pair, splitPairs } from './pairs';
import type { ConfigurationReading, Flag, Found, Quantity } from './types';
import { meaningOf, toolOf } from './words';

/** Characters read; a configuration is some hundred. */
const LONGEST_CONFIGURATION = 20_000;
const LONGEST_SHOWN = 60;

const shorten = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;

const TRUE = /^(?:true|yes|on|1)$/i;
const FALSE = /^(?:false|no|off|0)$/i;
/** A log line goes on after its number: '1.1 iterated over 3600 steps'. */
const LEADING_NUMBER = /^([+-]?(?:\d[\d_,]*\.?\d*|\.\d+)(?:e[+-]?\d+)?%?)[\s.]+(?:\p{L}|$)/iu;
const COUNTED_STEPS = /\bover\s+(\d[\d_,]*)\s+steps\b/i;

/** What a key stands for: as a whole, or by its last words ('for delta', 'train.sampling rate'). */
function meaningOfKey(key: string) {
  const words = key.split('_').filter((word) => word !== '');
  for (let from = 0; from < words.length; from++) {
    // one letter at the end of a longer name is no symbol: 'learning_rate_c' is not C
    const tail = words.slice(from).join('_');
    if (from > 0 && tail.length === 1 && !/[σδε]/.test(tail)) return null;
    const meaning = meaningOf(tail);
    if (meaning !== null) return meaning;
  }
  return null;
}

function numberIn(text: string, names: ReadonlyMap<string, number>): number | null {
  const whole = readSum(text, names);
  if (whole !== null) return whole;
  const attribute = /^[\p{L}_][\w.]*\.(\w+)$/u.exec(text);
  if (attribute) return names.get((attribute[1] as string).toLowerCase()) ?? null;
  const leading = LEADING_NUMBER.exec(text);
  return leading === null ? null : readSum(leading[1] as string, names);
}

class Reader {
  readonly reading: ConfigurationReading;
  readonly #names = new Map<string, number>();

  constructor(text: string) {
    this.reading = {
      tool: toolOf(text),
      quantities: {},
      flags: {},
      accountant: null,
      misread: [],
      passedOver: [],
    };
  }

  take(pair: Pair): void {
    const meaning = meaningOfKey(pair.key);
    const number = numberIn(pair.value, this.#names);
    if (number !== null) this.#names.set(pair.key, number);
    if (meaning === null) this.#passOver(pair);
    else if (meaning === 'accountant')
      this.reading.accountant = accountantOf(pair.value) ?? this.reading.accountant;
    else if ('flag' in meaning) this.#takeFlag(pair, meaning.flag);
    else this.#takeQuantity(pair, meaning.quantity, number);
  }

  #passOver({ key }: Pair): void {
    const { passedOver } = this.reading;
    if (!passedOver.includes(key) && passedOver.length < 30) passedOver.push(shorten(key));
  }

  #takeFlag({ line, key, value }: Pair, flag: Flag): void {
    if (!TRUE.test(value) && !FALSE.test(value)) {
      this.misread(line, `${key} = ${value}`, 'it is neither True nor False');
      return;
    }
    this.reading.flags[flag] = { line, text: shorten(`${key} = ${value}`), value: TRUE.test(value) };
  }

  #takeQuantity({ line, key, value }: Pair, quantity: Quantity, number: number | null): void {
    const text = `${key} = ${value}`;
    if (number === null) {
      if (/[([{]$/.test(value) || value === '') return; // the value stands on the lines below
      // an epsilon that the program computes is none that it has reported
      if (quantity === 'reportedEpsilon' && /[({]|^\w+$/.test(value)) return;
      const handedOn = meaningOfKey(value.toLowerCase().replace(/[\s.-]+/g, '_')) !== null;
      if (handedOn) this.misread(line, text, 'nothing above gives that name a number');
      else
        this.misread(
          line,
          text,
          `"${shorten(value)}" is not a number; write one like 0.004, 256/60000 or 1e-5`,
        );
      return;
    }
    const { quantities } = this.reading;
    const earlier: Found<number> | undefined = quantities[quantity];
    quantities[quantity] = { line, text: shorten(text), value: number };
    if (earlier !== undefined && earlier.value !== number) {
      this.misread(
        line,
        text,
        `line ${earlier.line} says otherwise (${earlier.text}); the later one, ${shorten(value)}, is used`,
      );
    }
  }

  misread(line: number, text: string, reason: string): void {
    this.reading.misread.push({ line, text: shorten(text), reason });
  }
}

function accountantOf(value: string): string | null {
  return /\b(rdp|prv|pld|gdp)\b/i.exec(value)?.[1]?.toLowerCase() ?? null;
}

/** Reads any text, an empty one too. Never throws; every line that means something and was not understood is named. */
export function readConfiguration(text: string): ConfigurationReading {
  const given = text.slice(0, LONGEST_CONFIGURATION);
  const reader = new Reader(given);
  const { pairs, strange } = splitPairs(given);
  for (const pair of pairs) reader.take(pair);
  for (const { line, text: content, reason } of strange) {
    if (COUNTED_STEPS.test(content)) continue;
    reader.misread(line, content, reason);
  }
  // 'iterated over 3600 steps', as the log of TensorFlow Privacy says it
  const counted = COUNTED_STEPS.exec(given);
  const steps =
    counted && reader.reading.quantities.steps === undefined
      ? readSum(counted[1] as string, new Map())
      : null;
  if (counted && steps !== null) {
    const line = given.slice(0, counted.index).split(/\r\n|\r|\n/).length;
    reader.reading.quantities.steps = { line, text: shorten(counted[0]), value: steps };
  }
  if (text.length > LONGEST_CONFIGURATION) {
    reader.misread(
      given.split(/\r\n|\r|\n/).length,
      `${text.length} characters`,
      `only the first ${LONGEST_CONFIGURATION} were read`,
    );
  }
  reader.reading.misread.sort((left, right) => left.line - right.line);
  reader.reading.accountant ??=
    /\baccountant\w*\b.{0,40}?\b(rdp|prv|pld|gdp)\b/i.exec(given)?.[1]?.toLowerCase() ?? null;
  return reader.reading;
}
