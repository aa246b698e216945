// How the chosen language writes numbers: the decimal mark, and what stands between thousands. Intl is not asked, whose first
// call loads a locale's data, some ten milliseconds before the first paint.
import { LANGUAGE } from './i18n';

const [DECIMAL, THOUSANDS] = LANGUAGE === 'de' ? [',', '\u202f'] : ['.', ','];

/** What follows a number of hundredths: close to it in English, after a narrow space in German. */
export const PERCENT = LANGUAGE === 'de' ? '\u202f%' : '%';

/** A number as JavaScript writes it, with the language's decimal mark; any other text as it is. */
export const withDecimalMark = (written: string): string => written.replace('.', DECIMAL);

/** The number as typed in this language, with the mark that parseNumber reads. */
export const withPoint = (typed: string): string =>
  DECIMAL === ',' ? typed.replace(/^(\s*[+\-−]?\d*),(\d)/, '$1.$2') : typed;

/** A whole number as typed in this language, without what it puts between thousands; any other text as {@link withPoint} has it. */
export const countWithoutMarks = (typed: string): string =>
  DECIMAL === ',' && /^\s*\d{1,3}(?:\.\d{3})+\s*$/.test(typed) ? typed.replaceAll('.', '') : withPoint(typed);

/** A whole number, as JavaScript writes it, with its thousands apart, from 1,000 on. */
export const countText = (value: number | string): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, THOUSANDS);

/** Its opposite. */
export const withoutThousands = (text: string): string => text.replaceAll(THOUSANDS, '');

/** Writes a number as toFixed does, in the page's language. */
export const decimalText = (value: number, digits: number): string => withDecimalMark(value.toFixed(digits));
