// Which catalogue has the sentences of which folder. Each chapter has a catalogue, so that it can be translated at one go.
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { KNOWN_LANGUAGES, SOURCE } from './src/base/language/languages.ts';
import { sortedFormat } from './src/build/messages/order.ts';
import { SENTENCES } from './src/guests/faces/sentences.ts';

const CHAPTERS = 'src/lab/chapters';
const PAGES = 'src/lab/pages';
/** For each catalogue’s name, the folders whose sentences it has. Guests (src/guests) add the folders of their pages below. */
const CATALOGUES = {
  neighbour: [`${CHAPTERS}/neighbour`],
  promise: [`${CHAPTERS}/promise`],
  worstCase: [`${CHAPTERS}/worstCase`],
  training: [`${CHAPTERS}/training`],
  oneRun: [`${CHAPTERS}/oneRun`, `${PAGES}/uniaud`],
  meaning: [`${CHAPTERS}/meaning`, `${PAGES}/bounds`],
  choose: [`${CHAPTERS}/choose`],
  lesson: ['src/lab/lesson', PAGES, 'src/lab/lecture'],
};
/** The folders of the catalogue `page`: everything in src/lab that no other catalogue has, and the pages of guests that name it. */
const PAGE = ['src/lab'];
for (const [guest, { catalogue }] of Object.entries<{ catalogue: keyof typeof CATALOGUES | 'page' }>(
  SENTENCES,
))
  (catalogue === 'page' ? PAGE : CATALOGUES[catalogue]).push(`src/guests/${guest}/page`);
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];
const others = Object.values(CATALOGUES).flatMap((folders) => folders.map((folder) => `${folder}/**`));
/** Patterns for the files in these folders that belong to another catalogue. */
const within = (folders: readonly string[]): string[] =>
  others.filter((other) =>
    folders.some((folder) => other.startsWith(`${folder}/`) && other !== `${folder}/**`),
  );
const path = (name: string): string => `src/base/language/{locale}/${name}`;

const config: LinguiConfig = {
  sourceLocale: SOURCE,
  locales: KNOWN_LANGUAGES.filter((language) => language !== SOURCE),
  catalogs: [
    ...Object.entries(CATALOGUES).map(([name, include]) => ({
      path: path(name),
      include,
      exclude: [...TESTS, ...within(include)],
    })),
    { path: path('page'), include: PAGE, exclude: [...TESTS, ...others] },
  ],
  format: sortedFormat(formatter({ lineNumbers: false })),
  // of the files that have the same sentence, the order in which they are named
  orderBy: 'origin',
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'], Trans: ['#Trans', 'Trans'] },
};

export default config;
