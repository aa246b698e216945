// The languages of the page, with their names and the files of the page in each.

export const KNOWN_LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof KNOWN_LANGUAGES)[number];

/** The language of the sentences in the code, whose page is the site’s start. */
export const SOURCE: Language = 'en';

/** The languages in which the page is offered, which are those with a complete catalogue. */
export const LANGUAGES: readonly Language[] = ['en', 'de'];

export const isLanguage = (text: unknown): text is Language =>
  KNOWN_LANGUAGES.some((language) => language === text);

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const inEach = (file: (language: Language) => string): Readonly<Record<Language, string>> =>
  Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, file(language)])) as Record<
    Language,
    string
  >;

/** The page's file in each language, relative to the others. The built page is drawn once in each language. */
export const LANGUAGE_FILES = inEach((language) => (language === SOURCE ? './' : `./${language}.html`));

/** The file with the whole text in one scroll, for browsers without scripts. With scripts it leads to `?page=all`. */
export const SCROLL_FILES = inEach((language) =>
  language === SOURCE ? './all.html' : `./all.${language}.html`,
);
