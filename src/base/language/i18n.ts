// The sentences of the chosen language. They are there before any module asks, even one that asks while it is
// evaluated: public/boot.js fetches the catalogue beside the scripts and starts them when both have come. Where
// nothing was fetched (a test, Node) the sentences stand in the code, in English.
import { type Messages, setupI18n } from '@lingui/core';
import type { Content } from './content';
import type { Language } from './languages';

/** What public/boot.js, or whoever draws the page, leaves for this module. */
export interface LoadedCatalogue {
  language: Language;
  messages: Messages;
  /** The templates of the core’s sentences in this language, by their codes; none in English. */
  core: Readonly<Record<string, string>>;
  /** The address of the sentences of each code file that loads late, relative to the page. Other files have none. */
  late: Readonly<Record<string, readonly string[]>>;
}

declare global {
  // a binding of the global object: a property of globalThis to TypeScript
  var labCatalogue: LoadedCatalogue | undefined;
}

interface Page {
  getElementById: (id: string) => { textContent: string } | null;
}

/** The dev server writes it into the page. */
function written(): LoadedCatalogue | undefined {
  const { document } = globalThis as { document?: Page };
  const data = document?.getElementById('sentences');
  return data ? JSON.parse(data.textContent) : undefined;
}

const { language, messages, core, late }: LoadedCatalogue = globalThis.labCatalogue ??
  written() ?? { language: 'en', messages: {}, core: {}, late: {} };

export const i18n = setupI18n({ locale: language, messages: { [language]: messages } });

/** A text of src/content by its id. `english` stands in where no catalogue was fetched. */
export const contentOf = (id: string, english?: Content): Content =>
  (messages[id] ?? english) as unknown as Content;

/** The language of this page; it never changes while the page is open: another one is another address. */
export const LANGUAGE: Language = language;

export const CORE_SENTENCES = core;

/** Addresses of the sentences of each file of code that comes late. */
export const LATE_SENTENCES = late;

/** Adds sentences before anything looks for them: what is drawn already need not be drawn again, as i18n.load() would have it. */
export const addSentences = (more: Messages): void => void Object.assign(messages, more);
