// How the chosen language writes numbers: the decimal mark, and the mark between thousands. Intl is not used, because its
// first call loads a locale's data, which would delay the first paint.
import { MARKS } from '../sentences/written';
import { LANGUAGE } from './i18n';

const { decimal: DECIMAL, thousands: THOUSANDS } = MARKS[LANGUAGE];

/** The percent sign as it follows a number: directly in English, after a narrow space in German. */
export const PERCENT = MARKS[LANGUAGE].percent;

/** The number with the decimal mark of the page's language; any other text as it is. */
export const withDecimalMark = (written: string): string => written.replace('.', DECIMAL);

/** The typed number with a point as its decimal mark, which parseNumber (src/scenario/numberText.ts) reads. */
export const withPoint = (typed: string): string =>
  DECIMAL === ',' ? typed.replace(/^(\s*[+\-−]?\d*),(\d)/, '$1.$2') : typed;

/** The typed count without the language's marks between thousands. */
export const countWithoutMarks = (typed: string): string =>
  DECIMAL === ',' && /^\s*\d{1,3}(?:\.\d{3})+\s*$/.test(typed) ? typed.replaceAll('.', '') : withPoint(typed);

/**
 * A typed formula or list of numbers with points as decimal marks. Where the language's decimal mark is the comma, commas
 * between digits become points, unless a point is typed, since the commas then separate numbers.
 */
export const listWithPoints = (typed: string): string =>
  DECIMAL === ',' && !typed.includes('.') ? typed.replaceAll(/(\d),(\d)/g, '$1.$2') : typed;

/** A formula or list with the decimal marks of the page's language, and semicolons between numbers where these are commas. */
export const listWithMarks = (written: string): string =>
  DECIMAL === ',' ? written.replaceAll(/\s*,\s*/g, '; ').replaceAll(/(\d)\.(\d)/g, '$1,$2') : written;

/** The count with marks between thousands, from 1,000 on. */
export const countText = (value: number | string): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, THOUSANDS);

export const withoutThousands = (text: string): string => text.replaceAll(THOUSANDS, '');

export const decimalText = (value: number, digits: number): string => withDecimalMark(value.toFixed(digits));
