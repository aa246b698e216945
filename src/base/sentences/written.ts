// How each language writes numbers, quotations and lists within a sentence.
import { joinedWith, lowerFirst, type Style } from './sentence.ts';

/** The space between thousands, narrow and unbreakable. */
const NARROW = '\u202f';

/** The marks of a language: those within a number, those around a quotation, and the word between the last two of a list. */
export interface Marks {
  decimal: string;
  thousands: string;
  percent: string;
  quotes: readonly [string, string];
  and: string;
  /** Whether a title inside a sentence begins with a small letter. */
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

/** A number in English notation, rewritten as the language writes it. Any other text is returned as it is. */
export function numberWritten(written: string, { decimal, thousands, percent }: Marks): string {
  if (GROUPED.test(written)) return written.replaceAll(',', thousands);
  return NUMBER.test(written) ? written.replace('.', decimal).replace('%', percent) : written;
}

/** The style of a language with these marks. `template` returns the language's template of a sentence. */
export const styleOf = (marks: Marks, template: Style['template']): Style => ({
  number: (written) => numberWritten(written, marks),
  quote: (text) => `${marks.quotes[0]}${text}${marks.quotes[1]}`,
  within: (title) => (marks.lowersTitles ? lowerFirst(title) : title),
  list: joinedWith(marks.and),
  template,
});
