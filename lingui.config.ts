// Which sentences stand in which catalogue: one for each chapter, for whoever translates takes one at a time.
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { SENTENCES } from './src/guests/faces/sentences.ts';

const CHAPTERS = 'src/lab/chapters';
const PAGES = 'src/lab/pages';
/** A catalogue's name, and the folders that it is of; A guest says which its page is in. */
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
/** What no other has, and guests that say so. */
const PAGE = ['src/lab'];
for (const [guest, { catalogue }] of Object.entries<{ catalogue: keyof typeof CATALOGUES | 'page' }>(
  SENTENCES,
))
  (catalogue === 'page' ? PAGE : CATALOGUES[catalogue]).push(`src/guests/${guest}/page`);
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];
const others = Object.values(CATALOGUES).flatMap((folders) => folders.map((folder) => `${folder}/**`));
/** What lies in these folders and belongs to another catalogue. */
const within = (folders: readonly string[]): string[] =>
  others.filter((other) =>
    folders.some((folder) => other.startsWith(`${folder}/`) && other !== `${folder}/**`),
  );
const path = (name: string): string => `src/base/language/{locale}/${name}`;

const config: LinguiConfig = {
  // the source is what stands in the code, in English
  sourceLocale: 'en',
  locales: ['de'],
  catalogs: [
    ...Object.entries(CATALOGUES).map(([name, include]) => ({
      path: path(name),
      include,
      exclude: [...TESTS, ...within(include)],
    })),
    { path: path('page'), include: PAGE, exclude: [...TESTS, ...others] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'], Trans: ['#Trans', 'Trans'] },
};

export default config;
