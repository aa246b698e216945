// The floors of the house: which folder may import which. `npm run lint` holds every file of src and workers to it, and a
// test tries a wrong import on each floor. Imports run downward only; tests may import anything.

import { readdirSync } from 'node:fs';

export interface Floor {
  /** A folder, or a file that is apart from its folder. A file's floor is the longest that fits. */
  at: string;
  /** Folders and files it may import besides its own floor. */
  may: readonly string[];
  /** What it may import types of, nothing that runs. */
  types?: readonly string[];
  /** Packages it knows, by name or by '@scope/'. */
  packages: readonly string[] | 'any';
  /** The files of this folder that others may import; left out: all. */
  doors?: readonly string[];
}

const STDLIB = '@stdlib/';
const LINGUI = '@lingui/';
const REACT = ['react', 'react-dom', LINGUI] as const;

/** What every room of accounting may use: words, ranges, how far a number is known, and what the pairs are. */
const LEDGER = [
  'src/numerics',
  'src/accounting/types.ts',
  'src/accounting/domain.ts',
  'src/accounting/segments.ts',
  'src/accounting/verified.ts',
  'src/accounting/pairs',
];

/**
 * The rooms of accounting. The certificate (discretised) imports neither the inversion nor the closed forms, and they do not
 * import it: where one needs a formula of the other it has a copy, for a mistake that both shared would confirm itself.
 */
const ACCOUNTING: readonly Floor[] = [
  { at: 'src/accounting/types.ts', may: [], packages: [] },
  { at: 'src/accounting/domain.ts', may: LEDGER, packages: [] },
  { at: 'src/accounting/segments.ts', may: LEDGER, packages: [] },
  { at: 'src/accounting/verified.ts', may: LEDGER, packages: [] },
  { at: 'src/accounting/pairs', may: [], packages: [] },
  { at: 'src/accounting/closedForm', may: LEDGER, packages: [STDLIB] },
  { at: 'src/accounting/inversion', may: [...LEDGER, 'src/accounting/closedForm'], packages: [] },
  { at: 'src/accounting/discretised', may: LEDGER, packages: ['fft.js'] },
  { at: 'src/accounting/lastIterate', may: [...LEDGER, 'src/accounting/closedForm'], packages: [STDLIB] },
  {
    at: 'src/accounting/pairGuarantee.ts',
    may: [...LEDGER, 'src/accounting/closedForm', 'src/accounting/inversion', 'src/accounting/discretised'],
    packages: [],
  },
  { at: 'src/accounting/tradeoff', may: [...LEDGER, 'src/accounting/discretised'], packages: [] },
  {
    at: 'src/accounting/adjacencies',
    may: [
      ...LEDGER,
      'src/accounting/closedForm',
      'src/accounting/inversion',
      'src/accounting/discretised',
      'src/accounting/pairGuarantee.ts',
      'src/accounting/tradeoff',
    ],
    packages: [],
  },
  {
    at: 'src/accounting',
    may: ['src/numerics', 'src/accounting'],
    packages: [],
    // beside the whole: its words, what it takes, and the Gaussian's closed form, for those who ask no more
    doors: [
      'index.ts',
      'types.ts',
      'adjacencies/names.ts',
      'curves/registry.ts',
      'curves/types.ts',
      'domain.ts',
      'closedForm/gaussianDp.ts',
      'plan.ts',
    ],
  },
];

/** The core: pure, without React, tfjs, comlink or the DOM. */
const CORE: readonly Floor[] = [
  { at: 'src/liveness', may: [], packages: [] },
  { at: 'src/language', may: [], packages: [LINGUI] },
  { at: 'src/numerics', may: [], packages: [STDLIB] },
  { at: 'src/numerics/zod.ts', may: [], packages: ['zod'] },
  ...ACCOUNTING,
  { at: 'src/datasets', may: ['src/numerics'], packages: ['fflate'] },
  { at: 'src/encoder', may: ['src/numerics', 'src/datasets'], packages: [] },
  {
    at: 'src/scenario',
    may: [
      'src/language/languages.ts',
      'src/numerics',
      'src/accounting/plan.ts',
      'src/auditing/estimators/registry.ts',
      'src/canaries/oneRun/kinds.ts',
      'src/canaries/registry.ts',
      'src/datasets/registry.ts',
      'src/datasets/plane',
    ],
    types: ['src/accounting'],
    packages: [],
  },
  {
    at: 'src/configuration',
    may: ['src/numerics', 'src/scenario', 'src/accounting/plan.ts'],
    types: ['src/accounting'],
    packages: ['@lezer/python', 'smol-toml', 'yaml'],
  },
  { at: 'src/auditing', may: ['src/numerics', 'src/accounting'], packages: [STDLIB] },
  { at: 'src/risk', may: ['src/numerics', 'src/accounting', 'src/datasets'], packages: [] },
  {
    at: 'src/canaries',
    may: ['src/numerics', 'src/accounting', 'src/auditing', 'src/datasets'],
    packages: [],
  },
  {
    at: 'src/lesson',
    may: [
      'src/language',
      'src/numerics',
      'src/accounting',
      'src/scenario',
      'src/risk',
      'src/auditing',
      'src/canaries/oneRun/kinds.ts',
    ],
    packages: [LINGUI],
  },
];

const COMPUTED = [
  'src/numerics',
  'src/accounting',
  'src/auditing',
  'src/canaries',
  'src/risk',
  'src/datasets',
  'src/encoder',
];

/** What computes for long, and those who ask it to. */
const WORK: readonly Floor[] = [
  { at: 'src/rpc', may: ['src/liveness'], packages: ['comlink'] },
  {
    at: 'src/training',
    may: [
      'src/liveness',
      'src/rpc',
      'src/numerics',
      'src/numerics/zod.ts',
      'src/accounting',
      'src/auditing',
      'src/datasets',
      'src/canaries',
    ],
    packages: ['@tensorflow/', 'comlink'],
  },
  {
    at: 'src/encoder/tfjs',
    may: [
      'src/liveness',
      'src/numerics',
      'src/datasets',
      'src/encoder',
      // whether there is a graphics card is asked in one place
      'src/training/webgpu/onAdapter.ts',
    ],
    packages: ['@tensorflow/'],
  },
  {
    at: 'src/training/node',
    may: ['src/liveness', 'src/rpc', 'src/numerics', 'src/datasets', 'src/training'],
    packages: 'any',
  },
  {
    at: 'src/jobs',
    may: [
      'src/liveness',
      'src/numerics/errors.ts',
      'src/numerics/zod.ts',
      'src/rpc',
      'src/scenario',
      'src/accounting',
      'src/auditing',
      'src/canaries/registry.ts',
      'src/datasets',
      'src/encoder',
      'src/risk',
      'workers',
    ],
    // what answers stands in the workers; here it is known by its types
    types: ['src/training', 'src/jobs/queries'],
    packages: ['comlink'],
  },
  {
    at: 'src/jobs/queries',
    may: [...COMPUTED, 'src/liveness', 'src/scenario', 'src/jobs/messages'],
    packages: [],
  },
  {
    at: 'workers',
    may: [...COMPUTED, 'src/liveness', 'src/rpc', 'src/scenario', 'src/training', 'src/jobs', 'src/offline'],
    packages: ['comlink'],
  },
  { at: 'src/offline', may: [], packages: [] },
  {
    at: 'src/cli',
    may: [
      ...COMPUTED,
      'src/scenario',
      'src/configuration',
      'src/training',
      // what the page asks of a scenario's training, and the file in which it takes an answer
      'src/jobs/messages/trainingRequest.ts',
      'src/jobs/queries',
      'src/jobs/store/recording.ts',
    ],
    packages: 'any',
  },
  // what the package exports: names of the core, passed on
  {
    at: 'src/published',
    may: ['src/numerics/errors.ts', 'src/accounting', 'src/auditing', 'src/canaries/S1'],
    packages: [],
  },
  {
    at: 'src/build',
    may: [
      'src/language',
      'src/offline',
      'workers',
      'src/jobs',
      'src/explainer/app',
      'src/cli/audit/origin.ts',
      'src/cli/catalogue',
    ],
    packages: 'any',
  },
];

/** The page, from its lowest floor up: each may import all that stand before it. */
const STOREYS: readonly Floor[] = [
  { at: 'src/explainer/ui', may: ['src/liveness', 'src/scenario'], packages: [...REACT, '#i18n'] },
  {
    at: 'src/explainer/notation',
    may: ['src/scenario'],
    types: ['src/jobs', 'src/accounting'],
    packages: [...REACT, 'katex'],
  },
  { at: 'src/explainer/state', may: ['src/scenario', 'src/jobs'], packages: REACT },
  // names and addresses of the pages beside the article, which chapters link to
  { at: 'src/explainer/pages/sidePages.ts', may: ['src/scenario'], packages: REACT },
  { at: 'src/explainer/pages/sidePageProps.ts', may: ['src/scenario'], types: ['src/jobs'], packages: REACT },
  { at: 'src/explainer/controls', may: ['src/scenario'], packages: REACT },
  {
    at: 'src/explainer/export',
    may: ['src/scenario', 'src/numerics'],
    types: ['src/accounting'],
    packages: REACT,
  },
  { at: 'src/explainer/figure', may: [], packages: REACT },
  { at: 'src/explainer/chart', may: ['src/scenario'], packages: REACT },
  {
    at: 'src/explainer/live',
    may: ['src/scenario', 'src/jobs'],
    types: ['src/auditing'],
    packages: REACT,
  },
  {
    at: 'src/explainer/chapters/frame',
    may: ['src/scenario', 'src/jobs', 'src/lesson'],
    types: ['src/accounting'],
    packages: [...REACT, 'katex'],
  },
  {
    at: 'src/explainer/calculator',
    may: ['src/scenario', 'src/jobs', 'src/configuration'],
    types: ['src/accounting'],
    packages: REACT,
  },
];

const CHAPTER: Omit<Floor, 'at'> = {
  may: ['src/scenario', 'src/jobs'],
  types: ['src/accounting', 'src/auditing'],
  packages: REACT,
};

/** What a chapter may import besides. */
const BESIDES: Readonly<Record<string, Partial<Floor>>> = {
  neighbour: { may: ['src/numerics'] },
  promise: { packages: [...REACT, 'd3-contour'] },
  worstCase: { may: ['src/numerics'] },
  training: {
    may: ['src/datasets', 'src/encoder', 'src/canaries/registry.ts'],
    packages: [...REACT, 'recharts', 'd3-contour'],
  },
  oneRun: { may: ['src/auditing', 'src/canaries/oneRun/kinds.ts'] },
  meaning: { may: ['src/risk', 'src/datasets/registry.ts'] },
  choose: { may: ['src/configuration/tools.ts'] },
};

const CHAPTERS_AT = 'src/explainer/chapters';

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
    at: 'src/explainer/lesson',
    may: ['src/lesson', 'src/scenario', 'src/jobs'],
    packages: REACT,
  },
  // items of the papers, which each paper's page has a table of
  { at: 'src/explainer/pages/items', may: ['src/scenario'], packages: REACT },
  // below the list of figures, which has those that went from a chapter to a page of their own
  {
    at: 'src/explainer/pages/uniaud',
    may: ['src/scenario', 'src/jobs', 'src/canaries/oneRun/triggers.ts'],
    types: ['src/auditing'],
    packages: REACT,
  },
  {
    at: 'src/explainer/pages/bounds',
    may: ['src/scenario', 'src/jobs', 'src/risk', 'src/datasets/registry.ts'],
    packages: REACT,
  },
  { at: 'src/explainer/chapters', may: ['src/scenario', 'src/jobs'], packages: REACT },
  { at: 'src/explainer/embed', may: ['src/numerics/zod.ts', 'src/scenario', 'src/jobs'], packages: REACT },
  { at: 'src/explainer/stage', may: ['src/scenario', 'src/jobs'], packages: REACT },
  { at: 'src/explainer/lecture', may: ['src/lesson', 'src/scenario', 'src/jobs'], packages: REACT },
  {
    at: 'src/explainer/pages/audit',
    may: ['src/scenario', 'src/jobs', 'src/configuration', 'src/auditing/reader'],
    types: ['src/auditing'],
    packages: REACT,
  },
  { at: 'src/explainer/pages', may: ['src/scenario', 'src/jobs', 'src/risk'], packages: REACT },
  {
    at: 'src/explainer/app',
    may: ['src/scenario', 'src/jobs', 'src/offline'],
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

const storeys = stacked(STOREYS, ['src/language']);
const under = ['src/language', ...STOREYS.map(({ at }) => at)];

export const FLOORS: readonly Floor[] = [
  ...CORE,
  ...WORK,
  ...storeys,
  ...CHAPTERS.map((chapter) => ({ ...chapter, may: [...chapter.may, ...under] })),
  ...stacked(ROOF, [...under, ...CHAPTERS.map(({ at }) => at)]),
];
