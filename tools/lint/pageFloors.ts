// What the folders of the page may import. The lower folders are storeys, on which the chapters stand side by side, and the folders above
// the chapters are the roof. Each folder may import all that stands below it, besides what its entry names.
import { readdirSync } from 'node:fs';
import type { Floor } from './floor';

export const REACT = ['react', 'react-dom', '@lingui/'] as const;

/** The lower folders of the page, from the lowest up. Each may import all that stand before it in this list. */
const STOREYS: readonly Floor[] = [
  {
    at: 'src/lab/ui',
    may: ['src/base/sentences', 'src/base/liveness', 'src/scenario'],
    packages: [...REACT, '#i18n'],
  },
  {
    at: 'src/lab/notation',
    may: ['src/scenario', 'src/guests/faces/guestTerms.ts'],
    types: ['src/work', 'src/accounting'],
    packages: [...REACT, 'katex'],
  },
  { at: 'src/lab/state', may: ['src/scenario', 'src/work'], packages: REACT },
  // names and addresses of the pages beside the article, which chapters link to
  {
    at: 'src/lab/pages/sidePages.ts',
    may: ['src/scenario', 'src/guests/faces/sidePages.ts'],
    packages: REACT,
  },
  {
    at: 'src/lab/pages/sidePageProps.ts',
    may: ['src/scenario'],
    types: ['src/work'],
    packages: REACT,
  },
  { at: 'src/lab/controls', may: ['src/scenario', 'src/audit/estimators'], packages: REACT },
  {
    at: 'src/lab/export',
    may: ['src/scenario', 'src/base/sentences', 'src/base/numerics'],
    types: ['src/accounting'],
    packages: [...REACT, 'lean-qr'],
  },
  { at: 'src/lab/figure', may: [], packages: REACT },
  { at: 'src/lab/chart', may: ['src/scenario'], packages: REACT },
  {
    at: 'src/lab/live',
    may: ['src/base/sentences', 'src/scenario', 'src/work', 'src/audit/estimators'],
    types: ['src/audit/estimation'],
    packages: REACT,
  },
  {
    at: 'src/lab/chapters/frame',
    may: [
      'src/scenario',
      'src/work',
      'src/lab/lesson/course',
      'src/guests/faces/chapterTexts.ts',
      'src/guests/faces/equations.ts',
      'src/guests/faces/recordSourceWords.ts',
    ],
    types: ['src/accounting'],
    packages: [...REACT, 'katex'],
  },
];

const CHAPTER: Omit<Floor, 'at'> = {
  may: ['src/scenario', 'src/work', 'src/audit/estimators'],
  types: ['src/accounting', 'src/audit/estimation'],
  packages: REACT,
};

/** Further imports that single chapters may have. */
const BESIDES: Readonly<Record<string, Partial<Floor>>> = {
  neighbour: { may: ['src/base/sentences', 'src/base/numerics'] },
  promise: { packages: [...REACT, 'd3-contour'] },
  // the draws of the game are made on the page itself, so that the game waits for no worker
  worstCase: { may: ['src/base/sentences', 'src/base/numerics', 'src/audit/canaries/S1/scoreDraws.ts'] },
  training: {
    may: [
      'src/audit/datasets',
      'src/guests/faces/recordChoosers.ts',
      'src/guests/faces/recordMakers.ts',
      'src/audit/canaries/registry.ts',
      'src/audit/estimation/scores/scoreHistogram.ts',
    ],
    packages: [...REACT, 'recharts'],
  },
  oneRun: {
    may: ['src/oneRun/estimation', 'src/oneRun/canaries/kinds.ts', 'src/lab/lesson/course'],
    types: ['src/accounting', 'src/audit/estimation'],
  },
  meaning: { may: ['src/risk', 'src/audit/datasets/registry.ts', 'src/lab/lesson/course'] },
  choose: { may: ['src/guests/faces/chapterForms.ts'] },
};

const CHAPTERS_AT = 'src/lab/chapters';

/** The chapters, which are all folders but the frame. None imports another. */
const CHAPTERS: readonly Floor[] = readdirSync(new URL(`../../${CHAPTERS_AT}`, import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
  .map(({ name }) => {
    const { may = [], ...rest } = BESIDES[name] ?? {};
    return { ...CHAPTER, ...rest, at: `${CHAPTERS_AT}/${name}`, may: [...CHAPTER.may, ...may] };
  });

/** Folders above the chapters. */
const ROOF: readonly Floor[] = [
  {
    at: 'src/lab/lesson',
    may: ['src/lab/lesson/course', 'src/scenario', 'src/work'],
    packages: REACT,
  },
  // the table of a paper's items, which each paper's page has
  { at: 'src/lab/pages/items', may: ['src/scenario'], packages: REACT },
  { at: 'src/lab/pages/recorded', may: [], packages: REACT },
  { at: 'src/lab/pages/compare', may: [], packages: REACT },
  // the page of this folder stands below the list of figures, since some of its figures are in that list
  {
    at: 'src/lab/pages/uniaud',
    may: [
      'src/scenario',
      'src/work',
      'src/oneRun/canaries/triggers.ts',
      'src/oneRun/estimation/sharedDifficulty.ts',
    ],
    types: ['src/audit/estimation'],
    packages: REACT,
  },
  {
    at: 'src/lab/pages/bounds',
    may: [
      'src/scenario',
      'src/work',
      'src/accounting/adjacencies/olderField.ts',
      'src/accounting/closedForm/gaussianDp.ts',
      'src/risk',
      'src/audit/datasets/offered.ts',
    ],
    packages: REACT,
  },
  {
    at: 'src/lab/chapters',
    may: [
      'src/scenario',
      'src/work',
      'src/guests/faces/figures.ts',
      'src/guests/faces/places.ts',
      'src/guests/faces/steps.ts',
    ],
    packages: REACT,
  },
  {
    at: 'src/lab/embed',
    may: [
      'src/base/sentences',
      'src/base/numerics/zod.ts',
      'src/scenario',
      'src/work',
      'src/audit/estimators',
    ],
    packages: REACT,
  },
  { at: 'src/lab/stage', may: ['src/scenario', 'src/work'], packages: REACT },
  // the type of notes stands below the lecture, since guests have notes too
  { at: 'src/lab/lecture/speaker/note.ts', may: [], packages: [] },
  {
    at: 'src/lab/lecture',
    may: ['src/lab/lesson/course', 'src/scenario', 'src/work', 'src/guests/faces/notes.ts'],
    packages: REACT,
  },
  {
    at: 'src/lab/pages',
    may: [
      'src/scenario',
      'src/work',
      'src/risk',
      'src/audit/canaries/S2/coordinate.ts',
      'src/guests/faces/sidePageContents.ts',
    ],
    packages: REACT,
  },
  {
    at: 'src/lab/app',
    may: ['src/scenario', 'src/work', 'src/lab/offline', 'workers', 'src/guests/faces/atStart.ts'],
    packages: [...REACT, 'virtual:still.css'],
  },
];

/** Lets each floor also import `ground` and all floors before it in the list. */
function stacked(floors: readonly Floor[], ground: readonly string[]): Floor[] {
  return floors.map((floor, i) => ({
    ...floor,
    may: [...floor.may, ...ground, ...floors.slice(0, i).map(({ at }) => at)],
  }));
}

/** Folders and files that every folder of the page may import: the language, and the rounding of bounds. */
const GROUND = ['src/base/language', 'src/base/numerics/safeSide.ts'];
const under = [...GROUND, ...STOREYS.map(({ at }) => at)];

/** Folders that every page of a guest may import: those of the page below its chapters, and {@link GROUND}. */
export const UNDER_CHAPTERS: readonly string[] = under;

/** All floors of the page, with everything that each may import. */
export const PAGE: readonly Floor[] = [
  ...stacked(STOREYS, GROUND),
  ...CHAPTERS.map((chapter) => ({ ...chapter, may: [...chapter.may, ...under] })),
  ...stacked(ROOF, [...under, ...CHAPTERS.map(({ at }) => at)]),
];
