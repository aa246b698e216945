// The one error class of the modules that compute: it names the field, the value and the remedy, and a worker sends it to the page
// as plain data (`toReport`).
import { escapedText } from '../sentences/escaped';
import { english, type Sentence } from '../sentences/sentence';
import { NUMERICS } from './sentences';

export type ErrorCode =
  | 'out-of-range'
  | 'not-a-number'
  | 'not-an-integer'
  | 'missing'
  | 'unknown'
  | 'too-large'
  | 'malformed'
  | 'inconsistent';

const CODES = {
  outOfRange: 'out-of-range',
  notANumber: 'not-a-number',
  notAnInteger: 'not-an-integer',
  missing: 'missing',
  unknown: 'unknown',
  tooLarge: 'too-large',
  malformed: 'malformed',
  inconsistent: 'inconsistent',
} as const satisfies Record<string, ErrorCode>;

export interface ErrorReport {
  code: string;
  field: string;
  /** The message in English. */
  message: string;
  /** The sentence of the message, from which it is said in another language. */
  sentence?: Sentence;
}

/** Bad input. `field` is the public name of the offending parameter; `sentence` states value, range and remedy. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: ErrorCode;
  readonly field: string;
  readonly sentence: Sentence | undefined;

  /** The command line may give a text, for it is only in English. The core always gives a sentence, and a test holds it to that. */
  constructor(code: ErrorCode, field: string, sentence: Sentence | string) {
    super(typeof sentence === 'string' ? sentence : english(sentence));
    this.code = code;
    this.field = field;
    this.sentence = typeof sentence === 'string' ? undefined : sentence;
  }

  toReport(): ErrorReport {
    const { code, field, message, sentence } = this;
    return sentence ? { code, field, message, sentence } : { code, field, message };
  }
}

export type Refusal = (sentence: Sentence) => InputError;

/** Errors about a field, each by its sentence: throw refusals('model').missing(ENCODER.noWeights({ name })). */
export const refusals = (field: string) =>
  Object.fromEntries(
    Object.entries(CODES).map(([name, code]): [string, Refusal] => [
      name,
      (sentence) => new InputError(code, field, sentence),
    ]),
  ) as Readonly<Record<keyof typeof CODES, Refusal>>;

export interface NumberRange {
  min: number;
  max: number;
  /** The lower end itself is not allowed, as in (0,1]. */
  exclusiveMin?: boolean;
  exclusiveMax?: boolean;
  integer?: boolean;
}

function ends({ min, max, exclusiveMin, exclusiveMax }: NumberRange): Sentence {
  if (exclusiveMin) return exclusiveMax ? NUMERICS.open({ min, max }) : NUMERICS.openBelow({ min, max });
  return exclusiveMax ? NUMERICS.openAbove({ min, max }) : NUMERICS.closed({ min, max });
}

/** "an integer in [1, 10]". */
export const rangeSentence = (range: NumberRange): Sentence =>
  range.integer ? NUMERICS.integerIn({ range: ends(range) }) : NUMERICS.numberIn({ range: ends(range) });

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A given value as a part of a sentence. */
export function shownValue(value: unknown): Sentence {
  if (typeof value === 'object' && value !== null)
    return NUMERICS.value({ value: cut(JSON.stringify(value)) });
  if (typeof value !== 'string') return NUMERICS.value({ value: String(value) });
  const text = escapedText(cut(value));
  const isNumber = Number.isFinite(Number(value)) && value.trim() !== '';
  return isNumber ? NUMERICS.numberAsText({ text }) : NUMERICS.text({ text });
}

/** The value, if it is a number in the range. Else throws an {@link InputError} that names field, value and range. */
export function requireNumber(field: string, value: unknown, range: NumberRange): number {
  const wanted = rangeSentence(range);
  if (value === undefined || value === null) {
    throw new InputError('missing', field, NUMERICS.missing({ field, wanted }));
  }
  const code = faultOf(value, range);
  if (code === null) return value as number;
  throw new InputError(code, field, NUMERICS.refused({ field, value: shownValue(value), wanted }));
}

function faultOf(value: unknown, { min, max, exclusiveMin, exclusiveMax, integer }: NumberRange) {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not-a-number';
  if (integer && Number.isFinite(value) && !Number.isInteger(value)) return 'not-an-integer';
  const tooLow = exclusiveMin ? value <= min : value < min;
  const tooHigh = exclusiveMax ? value >= max : value > max;
  return tooLow || tooHigh ? 'out-of-range' : null;
}
