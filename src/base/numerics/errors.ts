// The one error class of the pure core: it names the field, the value and the remedy, and survives a worker border
// as plain data.

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
  message: string;
}

/** Bad input. `field` is the public name of the offending parameter; `message` states value, range and remedy. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: ErrorCode;
  readonly field: string;

  constructor(code: ErrorCode, field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }

  toReport(): ErrorReport {
    return { code: this.code, field: this.field, message: this.message };
  }
}

type Refusal = (texts: TemplateStringsArray, ...given: unknown[]) => InputError;

/** Errors about a field, each by its sentence: throw refusals('model').missing`${name} has no weights. Choose them with it.`. */
export const refusals = (field: string) =>
  Object.fromEntries(
    Object.entries(CODES).map(([name, code]): [string, Refusal] => [
      name,
      (texts, ...given) => new InputError(code, field, String.raw({ raw: texts }, ...given)),
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

export function describeRange({ min, max, exclusiveMin, exclusiveMax, integer }: NumberRange): string {
  const interval = `${exclusiveMin ? '(' : '['}${min}, ${max}${exclusiveMax ? ')' : ']'}`;
  return integer ? `an integer in ${interval}` : `a number in ${interval}`;
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const written = JSON.stringify(value);
    return written.length > 60 ? `${written.slice(0, 60)}…` : written;
  }
  if (typeof value !== 'string') return String(value);
  const text = JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  return Number.isFinite(Number(value)) && value.trim() !== '' ? `the text ${text}` : text;
}

/** Throws a {@link InputError} that names field, value and range. */
export function requireNumber(field: string, value: unknown, range: NumberRange): number {
  if (value === undefined || value === null) {
    throw new InputError('missing', field, `${field} is missing. Give ${describeRange(range)}.`);
  }
  const code = faultOf(value, range);
  if (code === null) return value as number;
  throw new InputError(code, field, `${field} is ${shown(value)}. Give ${describeRange(range)}.`);
}

function faultOf(value: unknown, { min, max, exclusiveMin, exclusiveMax, integer }: NumberRange) {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not-a-number';
  if (integer && Number.isFinite(value) && !Number.isInteger(value)) return 'not-an-integer';
  const tooLow = exclusiveMin ? value <= min : value < min;
  const tooHigh = exclusiveMax ? value >= max : value > max;
  return tooLow || tooHigh ? 'out-of-range' : null;
}
