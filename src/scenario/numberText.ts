// Numbers as people and links write them, to float64 and back without loss.
import type { Sentence } from '../base/sentences/sentence';
import { NUMBER_TEXT } from './fields/sentences';

export type ParsedNumber = { ok: true; value: number } | { ok: false; reason: Sentence };

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const THOUSANDS = /^[+-]?\d{1,3}(?:[,_ ]\d{3})+(?:\.\d+)?$/;
const PRODUCT = /^([+-]?(?:\d+\.?\d*|\.\d+))\*10\^([+-]?\d+)$/;
const POWER = /^([+-]?\d+(?:\.\d+)?)\^([+-]?\d+)$/;

const refuse = (reason: Sentence): ParsedNumber => ({ ok: false, reason });

const SUPERSCRIPTS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
const RAISED = new RegExp(`[\u207a\u207b]?[${SUPERSCRIPTS.join('')}]+`, 'g');

/** A raised exponent as '^' and plain digits, ⁻⁵ as ^-5, so that what the page writes can be typed back. */
const lowered = (raised: string): string =>
  `^${raised
    .replace('\u207b', '-')
    .replace('\u207a', '+')
    .replace(/[^-+]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))}`;

const normalise = (text: string): string =>
  text
    .replace(RAISED, lowered)
    .replace(/[\u2212\u2013\uFE63\uFF0D]/g, '-')
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
    .trim()
    .replace(/\s*[×·*]\s*/g, '*')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s*\^\s*/g, '^');

function parsePlain(text: string): number | null {
  if (DECIMAL.test(text)) return Number(text);
  if (THOUSANDS.test(text)) return Number(text.replace(/[,_ ]/g, ''));
  const product = PRODUCT.exec(text);
  if (product) return Number(`${product[1]}e${product[2]}`);
  const power = POWER.exec(text);
  if (power) {
    // a power of ten goes through the decimal parser, which rounds correctly where Math.pow need not
    return Number(power[1]) === 10 ? Number(`1e${power[2]}`) : Number(power[1]) ** Number(power[2]);
  }
  return null;
}

/**
 * Parses numbers such as '0.0625', '1/16', '6.25%', '1e-5', '10^-5', '10⁻⁵', '2^-4', '1.5×10^-5', '1,000' and '1 000'. Gives
 * the float64 nearest to the decimal text, or the float64 quotient of a fraction. Never throws.
 */
export function parseNumber(text: string): ParsedNumber {
  const clean = normalise(text);
  if (clean === '') return refuse(NUMBER_TEXT.empty);
  if (clean.endsWith('%')) {
    const number = clean.slice(0, -1).trim();
    if (!DECIMAL.test(number)) return refuse(NUMBER_TEXT.notPercentage);
    const [mantissa, exponent = '0'] = number.toLowerCase().split('e');
    return finite(Number(`${mantissa}e${Number(exponent) - 2}`));
  }
  const parts = clean.split('/');
  if (parts.length === 2) {
    const numerator = parsePlain(parts[0]);
    const denominator = parsePlain(parts[1]);
    if (numerator === null || denominator === null) {
      return refuse(NUMBER_TEXT.notFraction);
    }
    if (denominator === 0) return refuse(NUMBER_TEXT.dividesByZero);
    return finite(numerator / denominator);
  }
  const value = parsePlain(clean);
  if (value !== null) return finite(value);
  if (/^[+-]?\d+,\d+$/.test(clean)) {
    return refuse(NUMBER_TEXT.ambiguousComma);
  }
  return refuse(NUMBER_TEXT.notNumber);
}

function finite(value: number): ParsedNumber {
  // -0 would not survive a round trip through text
  return Number.isFinite(value) ? { ok: true, value: value + 0 } : refuse(NUMBER_TEXT.tooLarge);
}

/** Largest k of 1/k as a way of writing a number. */
const LARGEST_DENOMINATOR = 1_000_000;

/** The text 1/k where the number is exactly that float64 quotient with 2 <= k <= 1e6; null for any other number. */
export function unitFraction(value: number): string | null {
  if (!(value > 0 && value < 1)) return null;
  const denominator = Math.round(1 / value);
  return denominator <= LARGEST_DENOMINATOR && 1 / denominator === value ? `1/${denominator}` : null;
}

/** value = digits * 10^exponent, exactly as Number() reads it back. */
function decompose(value: number): { digits: string; exponent: number } {
  const [mantissa, power] = value.toExponential().split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  return { digits: whole + fraction, exponent: Number(power) - fraction.length };
}

/**
 * The shortest of a number's forms that parseNumber reads back to the same float64: plain ('500', '1.6772842407226562'), with
 * an exponent ('25e3', '1e-5') or as 1/k ('1/16'). Of forms of equal length the plain one is taken.
 */
export function shortestNumber(value: number): string {
  const plain = String(value);
  const { digits, exponent } = decompose(value);
  const scientific = exponent === 0 ? digits : `${digits}e${exponent}`;
  const candidates = [plain.replace('e+', 'e'), scientific, unitFraction(value) ?? plain];
  return candidates.reduce((best, text) => (text.length < best.length ? text : best));
}

/**
 * A text of a number that parseNumber reads back to the same float64, in the form that one would type. With `fractions`,
 * 1/k is written as a fraction where its decimals would be longer.
 */
export function exactNumber(value: number, fractions = false): string {
  const fraction = fractions ? unitFraction(value) : null;
  const plain = String(value);
  if (fraction !== null && fraction.length < plain.length) return fraction;
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e7)) return value.toExponential().replace('e+', 'e');
  return plain;
}

/** A number for reading, not for reading back: no trailing zeros, 5×10⁻⁷ for 5e-7. */
export function roundedNumber(value: number, digits = 3): string {
  const [mantissa, exponent] = exactNumber(Number(value.toPrecision(digits))).split('e');
  return exponent === undefined ? mantissa : `${mantissa}×10${superscript(Number(exponent))}`;
}

/** An exponent in raised digits: ⁻⁵. */
export function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return exponent < 0 ? `⁻${digits}` : digits;
}
