// The sentences of the chosen language. They are loaded before any module needs them, even a module that needs one while it is
// evaluated: public/boot.js fetches the catalogue beside the scripts, and starts the scripts when both have arrived. Where
// nothing was fetched (in a test or in Node), the sentences are those in the code, in English.
import { type Messages, setupI18n } from '@lingui/core';
import type { Content } from './content';
import type { Language } from './languages';

/** The catalogue that public/boot.js, or the code that draws the page at build, leaves for this module. */
export interface LoadedCatalogue {
  language: Language;
  messages: Messages;
  /** The templates of the core’s sentences in this language, by their codes; none in English. */
  core: Readonly<Record<string, string>>;
  /**
   * For each file of code that loads late and has sentences of its own, by its name, the addresses of the files with these
   * sentences, relative to the page.
   */
  late: Readonly<Record<string, readonly string[]>>;
}

declare global {
  // only `var` declares a property of globalThis for TypeScript
  var labCatalogue: LoadedCatalogue | undefined;
}

interface Page {
  getElementById: (id: string) => { textContent: string } | null;
}

/** The catalogue that the dev server writes into the page; undefined elsewhere. */
function written(): LoadedCatalogue | undefined {
  const { document } = globalThis as { document?: Page };
  const data = document?.getElementById('sentences');
  return data ? JSON.parse(data.textContent) : undefined;
}

const { language, messages, core, late }: LoadedCatalogue = globalThis.labCatalogue ??
  written() ?? { language: 'en', messages: {}, core: {}, late: {} };

export const i18n = setupI18n({ locale: language, messages: { [language]: messages } });

/** A text of src/content by its id. `english` is used where no catalogue was fetched. */
export const contentOf = (id: string, english?: Content): Content =>
  (messages[id] ?? english) as unknown as Content;

/** The language of this page. It never changes while the page is open, since another language has another address. */
export const LANGUAGE: Language = language;

export const CORE_SENTENCES = core;

/** The addresses of the sentences of each file of code that loads late. */
export const LATE_SENTENCES = late;

/** Adds sentences before any code uses them. Unlike i18n.load(), this does not draw again what is drawn already. */
export const addSentences = (more: Messages): void => void Object.assign(messages, more);
