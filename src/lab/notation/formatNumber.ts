// Numbers as the page prints them: short, typeset, never "NaN". Links and files use other functions, which keep every digit.

import { t } from '@lingui/core/macro';
import {
  countText,
  decimalText,
  PERCENT,
  withDecimalMark,
  withoutThousands,
  withPoint,
} from '../../base/language/numbers';
import {
  decimalsFor,
  type Rounding,
  roundDigits,
  roundSignificant,
  roundTo,
} from '../../base/numerics/safeSide';
import { superscript } from '../../scenario/numberText';

export { type Rounding, roundSignificant, roundTo };

/** A number ready to be typeset: `mantissa` x 10^`exponent`; an empty mantissa stands for a bare power of ten. */
export interface TypesetNumber {
  mantissa: string;
  exponent: number | null;
}

const MINUS = '\u2212';

const NO_NUMBER = '–';

/**
 * The mantissa (1 <= |mantissa| < 10) and exponent of a finite number other than zero. They are taken from the shortest decimals that
 * read back as the number, since dividing by a power of ten would lose digits below 1e-308.
 */
function decompose(value: number): { mantissa: number; exponent: number } {
  const [mantissa, exponent] = value.toExponential().split('e');
  return { mantissa: Number(mantissa), exponent: Number(exponent) };
}

function typesetPower(value: number, significant: number, rounding: Rounding): TypesetNumber {
  const { mantissa: whole, exponent } = decompose(value);
  const mantissa = roundTo(whole, significant - 1, rounding);
  const carried = Math.abs(mantissa) >= 10;
  const text = (carried ? mantissa / 10 : mantissa).toFixed(significant - 1).replace('-', MINUS);
  return { mantissa: withDecimalMark(text), exponent: carried ? exponent + 1 : exponent };
}

/** An epsilon with three significant digits, as a whole number from 100 on, and as a power of ten outside [0.001, 10,000). */
export const typesetEpsilon = (value: number, rounding: Rounding): TypesetNumber =>
  typesetSignificant(value, 3, rounding);

/** Difference of two guarantees as they are shown, with the decimals of the coarser one; null where the first does not look larger. */
export function typesetDifference(larger: number, smaller: number): TypesetNumber | null {
  const shown = [larger, smaller].map((value) => typesetEpsilon(value, 'up'));
  const [above, below] = shown.map(({ mantissa, exponent }) => readBack(mantissa, exponent));
  const difference = above - below;
  if (!(difference > 0)) return null;
  if (shown.some(({ exponent }) => exponent !== null)) return typesetEpsilon(difference, 'nearest');
  const decimals = shown.map(({ mantissa }) => withPoint(mantissa).split('.')[1]?.length ?? 0);
  const coarse = roundTo(difference, Math.min(...decimals), 'nearest');
  const text = difference.toFixed(coarse > 0 ? Math.min(...decimals) : Math.max(...decimals));
  return { mantissa: grouped(text), exponent: null };
}

/** Whether a lower bound, rounded down, still lies above an upper bound, rounded up, in the digits that {@link typesetEpsilon} prints. */
export const seenAbove = (lower: number, upper: number): boolean =>
  roundDigits(lower, 3, 'down') > roundDigits(upper, 3, 'up');

/** A number by the rule of typesetEpsilon, with another number of significant digits. A power of ten has two unless the caller says otherwise. */
export function typesetSignificant(
  value: number,
  significant: number,
  rounding: Rounding = 'nearest',
  powerDigits = Math.min(significant, 2),
): TypesetNumber {
  if (Number.isNaN(value)) return { mantissa: NO_NUMBER, exponent: null };
  if (!Number.isFinite(value)) return { mantissa: value > 0 ? '∞' : `${MINUS}∞`, exponent: null };
  const size = Math.abs(value);
  if (size === 0) return { mantissa: '0', exponent: null };
  if (size < 1e-3 || size >= 1e4) return typesetPower(value, powerDigits, rounding);
  const decimals = decimalsFor(value, significant);
  const rounded = roundTo(value, decimals, rounding);
  // 9.996 is rounded to 10.00, which has one decimal less: use the decimals of the rounded number
  const shown = rounded === 0 ? decimals : Math.min(decimals, decimalsFor(rounded, significant));
  return { mantissa: grouped(rounded.toFixed(shown)), exponent: null };
}

/** Edges that are equally far apart. All have the decimals that three digits of that distance need, so that they line up. */
export function edgeTexts(edges: ArrayLike<number>): string[] {
  const apart = Math.abs(edges[1] - edges[0]);
  if (!(apart >= 1e-6 && apart < 1e6)) {
    return Array.from(edges, (edge) => toText(typesetSignificant(edge, 3)));
  }
  const decimals = decimalsFor(apart, 3);
  return Array.from(edges, (edge) => {
    const text = grouped(edge.toFixed(decimals));
    return /[1-9]/.test(text) ? text : text.replace(MINUS, '');
  });
}

const readBack = (mantissa: string, exponent: number | null): number =>
  Number(`${withPoint(withoutThousands(mantissa)).replace(MINUS, '-')}e${exponent ?? 0}`);

/** The number that a printed text stands for; NaN for a text that is no number. */
const printedNumber = ({ mantissa, exponent }: TypesetNumber): number =>
  readBack(mantissa === '' ? '1' : mantissa, exponent);

/** A delta or any other probability: a power of ten as 10⁻⁵, another value below 0.001 as 2×10⁻⁵, and larger ones without a power. */
export const typesetDelta = (value: number): TypesetNumber =>
  value > 0 && value < 1e-3 ? typesetPowerOfTen(value) : typesetParameter(value);

/** A number as 5×10⁶, or 10⁶ alone, with up to three digits and no trailing zeros. */
function typesetPowerOfTen(value: number, significant = 3): TypesetNumber {
  const { mantissa: whole, exponent } = decompose(value);
  const rounded = Number(whole.toPrecision(significant));
  const carried = Math.abs(rounded) >= 10;
  const mantissa = carried ? rounded / 10 : rounded;
  return {
    mantissa: mantissa === 1 ? '' : withDecimalMark(String(mantissa).replace('-', MINUS)),
    exponent: carried ? exponent + 1 : exponent,
  };
}

/** A parameter with up to four significant digits and no trailing zeros. */
export const typesetParameter = (value: number): TypesetNumber => typesetPrecise(value, 4);

function typesetPrecise(value: number, significant: number): TypesetNumber {
  if (!Number.isFinite(value)) return typesetEpsilon(value, 'nearest');
  const size = Math.abs(value);
  if (value !== 0 && (size < 1e-3 || size >= 1e7)) return typesetPowerOfTen(value, significant - 1);
  const digits = Number.isInteger(value) && size < 1e7 ? value : Number(value.toPrecision(significant));
  return { mantissa: grouped(String(digits)), exponent: null };
}

/** Significant digits by which any two numbers differ: one more than a float64 has, since `typesetPrecise` uses one fewer for a power of ten. */
const ALL_DIGITS = 18;

/** The values of an axis, in order. Each is written as a parameter, with as many digits as make it differ from its neighbours. */
export function typesetApart(values: ArrayLike<number>): TypesetNumber[] {
  return Array.from(values, (value, at) => {
    const others = [values[at - 1], values[at + 1]].filter((other) => other !== undefined && other !== value);
    for (let significant = 4; ; significant++) {
      const text = toText(typesetPrecise(value, significant));
      if (
        significant === ALL_DIGITS ||
        others.every((other) => toText(typesetPrecise(other, significant)) !== text)
      ) {
        return typesetPrecise(value, significant);
      }
    }
  });
}

/** The typeset form of a number as links and boxes write it, such as '1/16' or '5e-5'. */
export function typesetWritten(written: string): TypesetNumber {
  const [mantissa = '', exponent] = written.split('e');
  const local = withDecimalMark(mantissa.replace('-', MINUS));
  const [one, parts] = mantissa.split('/');
  const plain = parts ? `${one}/${countText(parts)}` : /^-?\d+$/.test(mantissa) ? grouped(mantissa) : local;
  if (exponent === undefined) return { mantissa: plain, exponent: null };
  return { mantissa: mantissa === '1' ? '' : local, exponent: Number(exponent) };
}

/** A number at an axis: as a power of ten below 0.001 and from 100,000 on, and otherwise without a power. */
export const typesetTick = (value: number, significant = 4): TypesetNumber =>
  Math.abs(value) >= 1e5 ? typesetPowerOfTen(value, significant - 1) : typesetPrecise(value, significant);

/** A number at an axis of epsilon. It is a power of ten from 10,000 on, because five digits do not fit beside the figure on a phone. */
export const typesetEpsilonTick = (epsilon: number, significant = 4): TypesetNumber =>
  epsilon >= 1e4 ? typesetPowerOfTen(epsilon, significant - 1) : typesetTick(epsilon, significant);

/** Largest error of a printed number, as a share of the distance to its nearest neighbour on the axis. */
const OFF = 0.02;

/** The numbers of one axis, in rising order. Each has as many digits as keep its error below {@link OFF} of the distance to a neighbour. */
export function typesetTicks(
  values: readonly number[],
  write: (value: number, significant: number) => TypesetNumber = typesetTick,
): TypesetNumber[] {
  return values.map((value, at) => {
    const gaps = [values[at - 1], values[at + 1]].flatMap((other) =>
      other === undefined || other === value ? [] : Math.abs(other - value),
    );
    const off = OFF * Math.min(...gaps, Number.MAX_VALUE);
    for (let significant = 4; significant < ALL_DIGITS; significant++) {
      const text = write(value, significant);
      // negated, so that a text that is no number (NaN) is returned too
      if (!(Math.abs(printedNumber(text) - value) > off)) return text;
    }
    return write(value, ALL_DIGITS);
  });
}

/** A number with separated thousands, such as −1,234.5 for '-1234.5'. */
function grouped(written: string): string {
  const [whole, fraction] = written.replace(/^-/, '').split('.');
  const sign = written.startsWith('-') ? MINUS : '';
  return sign + countText(whole) + (fraction === undefined ? '' : withDecimalMark(`.${fraction}`));
}

export { countText };

/** The number as plain text, with the exponent in superscript digits. */
export function toText({ mantissa, exponent }: TypesetNumber): string {
  if (exponent === null) return mantissa;
  const power = `10${superscript(exponent)}`;
  return mantissa === '' ? power : `${mantissa}×${power}`;
}

export const epsilonText = (value: number, rounding: Rounding): string =>
  toText(typesetEpsilon(value, rounding));
export const deltaText = (value: number): string => toText(typesetDelta(value));
export const parameterText = (value: number): string => toText(typesetParameter(value));

/** A sampling rate, as '1/16' where it is one of at most 64 equal parts, and as a parameter otherwise. */
export function shareOfOneText(rate: number): string {
  const parts = 1 / rate;
  return parts > 1 && parts <= 64 && Number.isInteger(parts) ? `1/${parts}` : parameterText(rate);
}

/** Both ends of a bracket, rounded outward, with as many digits as make them differ (three to six). */
export function typesetBracket(lower: number, upper: number): [TypesetNumber, TypesetNumber] {
  const ends = (significant: number): [TypesetNumber, TypesetNumber] => [
    typesetSignificant(lower, significant, 'down', significant),
    typesetSignificant(upper, significant, 'up', significant),
  ];
  if (!(upper > lower) || !Number.isFinite(upper)) return ends(4);
  for (let significant = 3; significant < 6; significant++) {
    const width = (upper - lower) / Math.max(Math.abs(upper), Number.MIN_VALUE);
    if (width > 10 ** -significant) return ends(significant);
  }
  return ends(6);
}

/** A confidence of 0.95 as "95%"; a share too small for decimals as a power of ten. */
export function percentText(share: number): string {
  const percent = Number((share * 100).toPrecision(4));
  const plain = percent === 0 || Math.abs(percent) >= 1e-6;
  return `${plain ? withDecimalMark(String(percent)) : toText(typesetParameter(percent))}${PERCENT}`;
}

/** A rate in percent with three digits, such as 0.18363 as "18.4%" rounded up. A bound (`rounding` up or down) keeps trailing zeros. */
export function rateText(rate: number, rounding: Rounding = 'nearest'): string {
  if (!(rate > 0)) return `0${PERCENT}`;
  const percent = 100 * rate;
  if (percent < 1e-6) return `${toText(typesetSignificant(percent, 3, rounding))}${PERCENT}`;
  const to = (digits: number) => Number(roundSignificant(percent, digits, rounding).toPrecision(12));
  // three digits, or more where a rate below 100% would otherwise be printed as 100%
  const digits = [3, 4, 5, 6].find((count) => percent >= 100 || to(count) < 100) ?? 3;
  const shown = to(digits);
  const places = shown >= 100 ? 0 : Math.min(decimalsFor(percent, digits), decimalsFor(shown, digits));
  return `${withDecimalMark(rounding === 'nearest' ? String(shown) : shown.toFixed(places))}${PERCENT}`;
}

/** A duration in the largest unit that fits. Below one second it is "under 1 s", since a running count would only flicker. */
export function durationText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return NO_NUMBER;
  if (seconds < 1) return t`under 1 s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** A count, from ten thousand on with at most three significant digits, such as 950, 12.5 thousand or 4.2 million. */
export function roundCountText(count: number): string {
  if (!Number.isFinite(count)) return NO_NUMBER;
  if (count < 1e4) return countText(Math.round(count));
  const few = (unit: number) => withDecimalMark(String(Number((count / unit).toPrecision(3))));
  return count < 1e6 ? t`${few(1e3)} thousand` : t`${few(1e6)} million`;
}

/** A ratio with two decimals, or with more where two would print 2.00 although the ratio is not 2. */
export function ratioText(ratio: number): string {
  const said = (digits: number) => decimalText(ratio, digits);
  const digits = ratio === 2 ? 2 : ([2, 3, 4, 5].find((count) => said(count) !== decimalText(2, count)) ?? 6);
  return said(digits);
}
