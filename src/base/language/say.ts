// The core's sentences in the chosen language, by their codes.
import { asSentence } from '../sentences/plain';
import { type Sentence, textOf } from '../sentences/sentence';
import { MARKS, styleOf } from '../sentences/written';
import { CORE_SENTENCES, LANGUAGE } from './i18n';

const STYLE = styleOf(MARKS[LANGUAGE], ({ code, english }) => CORE_SENTENCES[code] ?? english);

/** A sentence of the core, in the language of this page. */
export const say = (sentence: Sentence): string => textOf(sentence, STYLE);

/** A title of the core inside a sentence of the page: 'sampling rate'. */
export const sayWithin = (title: Sentence): string => STYLE.within(say(title));

/** An error in the language of this page. An error that carries no sentence of the core keeps its own message. */
export const sayError = (error: unknown): string => say(asSentence(error));
