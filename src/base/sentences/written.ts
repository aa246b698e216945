// How each language writes numbers, quotations and lists, wherever a sentence is said.
import { joinedWith, lowerFirst, type Style } from './sentence.ts';

/** The space between thousands, narrow and unbreakable. */
const NARROW = '\u202f';

/** What stands in a number for the point, between thousands and before the sign of hundredths, and around a quotation. */
export interface Marks {
  decimal: string;
  thousands: string;
  percent: string;
  quotes: readonly [string, string];
  and: string;
  /** A title inside a sentence begins with a small letter. */
  lowersTitles: boolean;
}

export const MARKS = {
  en: { decimal: '.', thousands: ',', percent: '%', quotes: ['"', '"'], and: 'and', lowersTitles: true },
  de: {
    decimal: ',',
    thousands: NARROW,
    percent: `${NARROW}%`,
    quotes: ['„', '“'],
    and: 'und',
    lowersTitles: false,
  },
} as const satisfies Record<string, Marks>;

const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?%?$/;

/** A number that is written as English writes it, as the language does; any other text as it is. */
export function numberWritten(written: string, { decimal, thousands, percent }: Marks): string {
  if (GROUPED.test(written)) return written.replaceAll(',', thousands);
  return NUMBER.test(written) ? written.replace('.', decimal).replace('%', percent) : written;
}

/** The style of a language, which says each sentence by this template. */
export const styleOf = (marks: Marks, template: Style['template']): Style => ({
  number: (written) => numberWritten(written, marks),
  quote: (text) => `${marks.quotes[0]}${text}${marks.quotes[1]}`,
  within: (title) => (marks.lowersTitles ? lowerFirst(title) : title),
  list: joinedWith(marks.and),
  template,
});
