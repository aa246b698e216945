export const KNOWN_LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof KNOWN_LANGUAGES)[number];

export const SOURCE: Language = 'en';

/** The languages that the page is offered in: whose catalogue is whole. */
export const LANGUAGES: readonly Language[] = ['en', 'de'];

export const isLanguage = (text: unknown): text is Language =>
  KNOWN_LANGUAGES.some((language) => language === text);

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The page's file in each language, beside one another: the built page is drawn once in each. */
export const LANGUAGE_FILES: Readonly<Record<Language, string>> = { en: './', de: './de.html' };

/** The text of everything in one scroll, for browsers without scripts; with scripts each leads to `?page=all`. */
export const SCROLL_FILES: Readonly<Record<Language, string>> = { en: './all.html', de: './all.de.html' };
