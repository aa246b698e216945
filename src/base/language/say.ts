// The core's sentences in the chosen language, by their codes.
import { asSentence } from '../sentences/plain';
import { joinedWith, lowerFirst, type Sentence, type Style, textOf } from '../sentences/sentence';
import { CORE_SENTENCES, LANGUAGE } from './i18n';
import { countText, PERCENT, withDecimalMark } from './numbers';

const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?%?$/;

/** A number that is written as English writes it, as the language of the page does; any other text as it is. */
function numberText(written: string): string {
  if (GROUPED.test(written)) return countText(written.replaceAll(',', ''));
  return NUMBER.test(written) ? withDecimalMark(written).replace('%', PERCENT) : written;
}

const GERMAN = LANGUAGE === 'de';

const STYLE: Style = {
  number: numberText,
  quote: (text) => (GERMAN ? `„${text}“` : `"${text}"`),
  within: (title) => (GERMAN ? title : lowerFirst(title)),
  list: joinedWith(GERMAN ? 'und' : 'and'),
  template: ({ code, english }) => CORE_SENTENCES[code] ?? english,
};

/** A sentence of the core, in the language of this page. */
export const say = (sentence: Sentence): string => textOf(sentence, STYLE);

/** A title of the core inside a sentence of the page: 'sampling rate'. */
export const sayWithin = (title: Sentence): string => STYLE.within(say(title));

/** What went wrong, in the language of this page; what no sentence of ours foresaw, as whoever threw it has worded it. */
export const sayError = (error: unknown): string => say(asSentence(error));
