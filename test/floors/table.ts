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
  'src/base/numerics',
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
    may: ['src/base/numerics', 'src/accounting'],
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
  { at: 'src/base/liveness', may: [], packages: [] },
  { at: 'src/base/language', may: [], packages: [LINGUI] },
  { at: 'src/base/numerics', may: [], packages: [STDLIB] },
  { at: 'src/base/numerics/zod.ts', may: [], packages: ['zod'] },
  ...ACCOUNTING,
  { at: 'src/audit/datasets', may: ['src/base/numerics'], packages: ['fflate'] },
  { at: 'src/addons/encoder', may: ['src/base/numerics', 'src/audit/datasets'], packages: [] },
  {
    at: 'src/lab/scenario',
    may: [
      'src/base/language/languages.ts',
      'src/base/numerics',
      'src/accounting/plan.ts',
      'src/audit/estimation/estimators/registry.ts',
      'src/addons/oneRun/canaries/kinds.ts',
      'src/audit/canaries/registry.ts',
      'src/audit/datasets/registry.ts',
      'src/audit/datasets/plane',
    ],
    types: ['src/accounting'],
    packages: [],
  },
  {
    at: 'src/addons/configuration',
    may: ['src/base/numerics', 'src/lab/scenario', 'src/accounting/plan.ts'],
    types: ['src/accounting'],
    packages: ['@lezer/python', 'smol-toml', 'yaml'],
  },
  { at: 'src/audit/estimation', may: ['src/base/numerics', 'src/accounting'], packages: [STDLIB] },
  { at: 'src/addons/risk', may: ['src/base/numerics', 'src/accounting', 'src/audit/datasets'], packages: [] },
  // the face of the audits
  { at: 'src/audit/index.ts', may: ['src/audit/estimation', 'src/audit/canaries'], packages: [] },
  {
    at: 'src/audit/canaries',
    may: ['src/base/numerics', 'src/accounting', 'src/audit/estimation', 'src/audit/datasets'],
    packages: [],
  },
  {
    at: 'src/addons/oneRun/estimation',
    may: ['src/base/numerics', 'src/accounting', 'src/audit/estimation'],
    packages: [STDLIB],
  },
  {
    at: 'src/addons/oneRun/canaries',
    may: [
      'src/base/numerics',
      'src/audit/estimation',
      'src/audit/datasets',
      'src/audit/canaries',
      'src/addons/oneRun/estimation',
    ],
    packages: [],
  },
  {
    at: 'src/addons/ownAudit',
    may: ['src/base/numerics', 'src/accounting', 'src/audit/estimation', 'src/addons/oneRun/estimation'],
    packages: [],
  },
  {
    at: 'src/addons/lesson',
    may: [
      'src/base/language',
      'src/base/numerics',
      'src/accounting',
      'src/lab/scenario',
      'src/addons/risk',
      'src/audit/estimation',
      'src/addons/oneRun/canaries/kinds.ts',
      'src/addons/oneRun/estimation',
    ],
    packages: [LINGUI],
  },
];

const COMPUTED = [
  'src/addons/oneRun/estimation',
  'src/addons/oneRun/canaries',
  'src/addons/ownAudit',
  'src/base/numerics',
  'src/accounting',
  'src/audit/estimation',
  'src/audit/canaries',
  'src/addons/risk',
  'src/audit/datasets',
  'src/addons/encoder',
];

/** What computes for long, and those who ask it to. */
const WORK: readonly Floor[] = [
  { at: 'src/base/rpc', may: ['src/base/liveness'], packages: ['comlink'] },
  {
    at: 'src/audit/training',
    may: [
      'src/base/liveness',
      'src/base/rpc',
      'src/base/numerics',
      'src/base/numerics/zod.ts',
      'src/accounting',
      'src/audit/estimation',
      'src/audit/datasets',
      'src/audit/canaries',
    ],
    packages: ['@tensorflow/', 'comlink'],
  },
  {
    at: 'src/addons/oneRun/training',
    may: [
      'src/base/liveness',
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimation',
      'src/audit/datasets',
      'src/audit/canaries',
      'src/audit/training',
      'src/addons/oneRun/estimation',
      'src/addons/oneRun/canaries',
    ],
    packages: ['@tensorflow/'],
  },
  {
    at: 'src/addons/worlds',
    may: [
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimation',
      'src/audit/canaries',
      'src/audit/datasets',
      'src/audit/training/backend.ts',
      'src/audit/training/draws.ts',
      'src/audit/training/jobCheck.ts',
      'src/audit/training/keptOnce.ts',
      'src/audit/training/layout.ts',
      'src/audit/training/openBackend.ts',
      'src/audit/training/readout.ts',
      'src/audit/training/reference',
      'src/audit/training/wasm',
      'src/addons/ownAudit',
    ],
    packages: [],
  },
  {
    at: 'src/audit/training/conformance',
    may: [
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimation',
      'src/audit/canaries',
      'src/audit/datasets',
      'src/audit/training',
      'src/addons/worlds',
    ],
    packages: [],
  },
  {
    at: 'src/addons/shards',
    may: [
      'src/base/numerics',
      'src/base/numerics/zod.ts',
      'src/audit/estimation',
      'src/audit/canaries',
      'src/audit/training',
    ],
    packages: [],
  },
  {
    at: 'src/addons/encoder/tfjs',
    may: [
      'src/base/liveness',
      'src/base/numerics',
      'src/audit/datasets',
      'src/addons/encoder',
      // whether there is a graphics card is asked in one place
      'src/audit/training/webgpu/onAdapter.ts',
    ],
    packages: ['@tensorflow/'],
  },
  {
    at: 'src/audit/training/node',
    may: [
      'src/base/liveness',
      'src/base/rpc',
      'src/base/numerics',
      'src/audit/datasets',
      'src/audit/training',
    ],
    packages: 'any',
  },
  {
    at: 'src/lab/jobs',
    may: [
      'src/base/liveness',
      'src/base/numerics/errors.ts',
      'src/base/numerics/zod.ts',
      'src/base/rpc',
      'src/lab/scenario',
      'src/accounting',
      'src/audit/estimation',
      'src/audit/canaries/registry.ts',
      'src/audit/datasets',
      'src/addons/encoder',
      'src/addons/risk',
      'src/addons/ownAudit',
      'workers',
    ],
    // what answers stands in the workers; here it is known by its types
    types: ['src/audit/training', 'src/lab/jobs/queries', 'src/addons/oneRun', 'src/addons/worlds'],
    packages: ['comlink'],
  },
  {
    at: 'src/lab/jobs/queries',
    may: [...COMPUTED, 'src/base/liveness', 'src/lab/scenario', 'src/lab/jobs/messages'],
    packages: [],
  },
  {
    at: 'workers',
    may: [
      ...COMPUTED,
      'src/base/liveness',
      'src/base/rpc',
      'src/lab/scenario',
      'src/audit/training',
      'src/addons/oneRun/training',
      'src/addons/worlds',
      'src/lab/jobs',
      'src/lab/offline',
    ],
    packages: ['comlink'],
  },
  { at: 'src/lab/offline', may: [], packages: [] },
  {
    at: 'src/cli',
    may: [
      ...COMPUTED,
      'src/lab/scenario',
      'src/addons/configuration',
      'src/audit/training',
      'src/addons/oneRun/training',
      'src/addons/shards',
      'src/addons/worlds',
      // what the page asks of a scenario's training, and the file in which it takes an answer
      'src/lab/jobs/messages/trainingRequest.ts',
      'src/lab/jobs/queries',
      'src/lab/jobs/store/recording.ts',
    ],
    packages: 'any',
  },
  // what the package exports: names of the core, passed on
  {
    at: 'src/published',
    may: [
      'src/base/numerics/errors.ts',
      'src/accounting',

      'src/audit/index.ts',
      'src/addons/oneRun/estimation',
    ],
    packages: [],
  },
  {
    at: 'src/build',
    may: [
      'src/base/language',
      'src/lab/offline',
      'workers',
      'src/lab/jobs',
      'src/lab/app',
      'src/cli/audit/origin.ts',
      'src/cli/catalogue',
    ],
    packages: 'any',
  },
];

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
  // what the pages of the papers have alike: tables of items, what is said of a recording, rows compared by what they ask for
  { at: 'src/lab/pages/items', may: ['src/lab/scenario'], packages: REACT },
  { at: 'src/lab/pages/recorded', may: [], packages: REACT },
  { at: 'src/lab/pages/compare', may: [], packages: REACT },
  // below the list of figures, which has those that went from a chapter to a page of their own
  {
    at: 'src/lab/pages/uniaud',
    may: ['src/lab/scenario', 'src/lab/jobs', 'src/addons/oneRun/canaries/triggers.ts'],
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
  { at: 'src/lab/pages', may: ['src/lab/scenario', 'src/lab/jobs', 'src/addons/risk'], packages: REACT },
  {
    at: 'src/lab/app',
    may: ['src/lab/scenario', 'src/lab/jobs', 'src/lab/offline'],
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

const storeys = stacked(STOREYS, ['src/base/language']);
const under = ['src/base/language', ...STOREYS.map(({ at }) => at)];

export const FLOORS: readonly Floor[] = [
  ...CORE,
  ...WORK,
  ...storeys,
  ...CHAPTERS.map((chapter) => ({ ...chapter, may: [...chapter.may, ...under] })),
  ...stacked(ROOF, [...under, ...CHAPTERS.map(({ at }) => at)]),
];
