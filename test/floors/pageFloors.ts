// The floors of the page: storeys, chapters side by side, the roof. Each may import what it stands on, besides what it says.
import { readdirSync } from 'node:fs';
import type { Floor } from './floor';

const REACT = ['react', 'react-dom', '@lingui/'] as const;

/** The page, from its lowest floor up: each may import all that stand before it. */
const STOREYS: readonly Floor[] = [
  { at: 'src/lab/ui', may: ['src/base/liveness', 'src/lab/scenario'], packages: [...REACT, '#i18n'] },
  {
    at: 'src/lab/notation',
    may: ['src/lab/scenario'],
    types: ['src/lab/jobs', 'src/accounting'],
    packages: [...REACT, 'katex'],
  },
  { at: 'src/lab/state', may: ['src/lab/scenario', 'src/lab/jobs'], packages: REACT },
  // names and addresses of the pages beside the article, which chapters link to
  { at: 'src/lab/pages/sidePages.ts', may: ['src/lab/scenario'], packages: REACT },
  {
    at: 'src/lab/pages/sidePageProps.ts',
    may: ['src/lab/scenario'],
    types: ['src/lab/jobs'],
    packages: REACT,
  },
  { at: 'src/lab/controls', may: ['src/lab/scenario'], packages: REACT },
  {
    at: 'src/lab/export',
    may: ['src/lab/scenario', 'src/base/numerics'],
    types: ['src/accounting'],
    packages: REACT,
  },
  { at: 'src/lab/figure', may: [], packages: REACT },
  { at: 'src/lab/chart', may: ['src/lab/scenario'], packages: REACT },
  {
    at: 'src/lab/live',
    may: ['src/lab/scenario', 'src/lab/jobs'],
    types: ['src/audit/estimation'],
    packages: REACT,
  },
  {
    at: 'src/lab/chapters/frame',
    may: ['src/lab/scenario', 'src/lab/jobs', 'src/addons/lesson'],
    types: ['src/accounting'],
    packages: [...REACT, 'katex'],
  },
  {
    at: 'src/lab/calculator',
    may: ['src/lab/scenario', 'src/lab/jobs', 'src/addons/configuration'],
    types: ['src/accounting'],
    packages: REACT,
  },
];

const CHAPTER: Omit<Floor, 'at'> = {
  may: ['src/lab/scenario', 'src/lab/jobs'],
  types: ['src/accounting', 'src/audit/estimation'],
  packages: REACT,
};

/** What a chapter may import besides. */
const BESIDES: Readonly<Record<string, Partial<Floor>>> = {
  neighbour: { may: ['src/base/numerics'] },
  promise: { packages: [...REACT, 'd3-contour'] },
  worstCase: { may: ['src/base/numerics'] },
  training: {
    may: [
      'src/audit/datasets',
      'src/addons/encoder',
      'src/audit/canaries/registry.ts',
      'src/audit/estimation/scores/scoreHistogram.ts',
      'src/addons/worlds/margin.ts',
    ],
    packages: [...REACT, 'recharts', 'd3-contour'],
  },
  oneRun: {
    may: ['src/addons/oneRun/estimation', 'src/addons/oneRun/canaries/kinds.ts'],
    types: ['src/accounting', 'src/audit/estimation'],
  },
  meaning: { may: ['src/addons/risk', 'src/audit/datasets/registry.ts'] },
  choose: { may: ['src/addons/configuration/tools.ts'] },
};

const CHAPTERS_AT = 'src/lab/chapters';

/** A chapter each, every folder but the frame; none imports another. */
const CHAPTERS: readonly Floor[] = readdirSync(new URL(`../../${CHAPTERS_AT}`, import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
  .map(({ name }) => {
    const { may = [], ...rest } = BESIDES[name] ?? {};
    return { ...CHAPTER, ...rest, at: `${CHAPTERS_AT}/${name}`, may: [...CHAPTER.may, ...may] };
  });

/** Above the chapters. */
const ROOF: readonly Floor[] = [
  {
    at: 'src/lab/lesson',
    may: ['src/addons/lesson', 'src/lab/scenario', 'src/lab/jobs'],
    packages: REACT,
  },
  // items of the papers, which each paper's page has a table of
  { at: 'src/lab/pages/items', may: ['src/lab/scenario'], packages: REACT },
  { at: 'src/lab/pages/recorded', may: [], packages: REACT },
  { at: 'src/lab/pages/compare', may: [], packages: REACT },
  // below the list of figures, which has those that went from a chapter to a page of their own
  {
    at: 'src/lab/pages/uniaud',
    may: [
      'src/lab/scenario',
      'src/lab/jobs',
      'src/addons/oneRun/canaries/triggers.ts',
      'src/addons/oneRun/estimation/sharedDifficulty.ts',
    ],
    types: ['src/audit/estimation'],
    packages: REACT,
  },
  {
    at: 'src/lab/pages/bounds',
    may: [
      'src/lab/scenario',
      'src/lab/jobs',
      'src/accounting/closedForm/gaussianDp.ts',
      'src/addons/risk',
      'src/audit/datasets/registry.ts',
    ],
    packages: REACT,
  },
  { at: 'src/lab/chapters', may: ['src/lab/scenario', 'src/lab/jobs'], packages: REACT },
  {
    at: 'src/lab/embed',
    may: ['src/base/numerics/zod.ts', 'src/lab/scenario', 'src/lab/jobs'],
    packages: REACT,
  },
  { at: 'src/lab/stage', may: ['src/lab/scenario', 'src/lab/jobs'], packages: REACT },
  { at: 'src/lab/lecture', may: ['src/addons/lesson', 'src/lab/scenario', 'src/lab/jobs'], packages: REACT },
  {
    at: 'src/lab/pages/audit',
    may: [
      'src/lab/scenario',
      'src/lab/jobs',
      'src/addons/configuration',
      'src/addons/ownAudit',
      'src/addons/oneRun/estimation',
    ],
    types: ['src/audit/estimation'],
    packages: REACT,
  },
  {
    at: 'src/lab/pages',
    may: ['src/lab/scenario', 'src/lab/jobs', 'src/addons/risk', 'src/audit/canaries/S2/coordinate.ts'],
    packages: REACT,
  },
  {
    at: 'src/lab/app',
    may: ['src/lab/scenario', 'src/lab/jobs', 'src/lab/offline', 'workers'],
    packages: [...REACT, 'virtual:still.css'],
  },
];

/** Adds to each what stands on `ground` and, one after another, those before it. */
function stacked(floors: readonly Floor[], ground: readonly string[]): Floor[] {
  return floors.map((floor, i) => ({
    ...floor,
    may: [...floor.may, ...ground, ...floors.slice(0, i).map(({ at }) => at)],
  }));
}

/** What every storey writes with: the language, and the one rounding of bounds. */
const GROUND = ['src/base/language', 'src/base/numerics/safeSide.ts'];
const under = [...GROUND, ...STOREYS.map(({ at }) => at)];

/** Each floor of the page, with all that it stands on. */
export const PAGE: readonly Floor[] = [
  ...stacked(STOREYS, GROUND),
  ...CHAPTERS.map((chapter) => ({ ...chapter, may: [...chapter.may, ...under] })),
  ...stacked(ROOF, [...under, ...CHAPTERS.map(({ at }) => at)]),
];
