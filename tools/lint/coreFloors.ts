// What the folders that compute without a page may import: accounting in detail, the audits, and what is built on them. A folder with
// its rule is called a floor (table.ts).
import type { Floor } from './floor';

const STDLIB = '@stdlib/';
const LINGUI = '@lingui/';

/** Files that every folder of accounting may import: sentences, ranges of inputs, verified numbers, and the dominating pairs. */
const LEDGER = [
  'src/base/sentences',
  'src/base/numerics',
  'src/accounting/sentences.ts',
  'src/accounting/types.ts',
  'src/accounting/domain.ts',
  'src/accounting/segments.ts',
  'src/accounting/verified.ts',
  'src/accounting/pairs',
];

/**
 * The folders of accounting. The certificate (discretised) imports neither the inversion nor the closed forms, and they do not import
 * it. Where one needs a formula of the other it has a copy, since a mistake in shared code would go unnoticed in both.
 */
const ACCOUNTING: readonly Floor[] = [
  { at: 'src/accounting/sentences.ts', may: ['src/base/sentences'], packages: [] },
  {
    at: 'src/accounting/sentences.de.ts',
    may: ['src/base/sentences', 'src/accounting/sentences.ts'],
    packages: [],
  },
  { at: 'src/accounting/types.ts', may: [], packages: [] },
  { at: 'src/accounting/domain.ts', may: LEDGER, packages: [] },
  { at: 'src/accounting/segments.ts', may: LEDGER, packages: [] },
  { at: 'src/accounting/verified.ts', may: LEDGER, packages: [] },
  { at: 'src/accounting/pairs', may: ['src/base/sentences'], packages: [] },
  { at: 'src/accounting/closedForm', may: LEDGER, packages: [STDLIB] },
  { at: 'src/accounting/inversion', may: [...LEDGER, 'src/accounting/closedForm'], packages: [] },
  { at: 'src/accounting/discretised', may: LEDGER, packages: ['fft.js'] },
  { at: 'src/accounting/hiddenState', may: [...LEDGER, 'src/accounting/closedForm'], packages: [STDLIB] },
  {
    at: 'src/accounting/fastGuarantee.ts',
    may: [...LEDGER, 'src/accounting/closedForm', 'src/accounting/inversion'],
    packages: [],
  },
  {
    at: 'src/accounting/pairGuarantee.ts',
    may: [
      ...LEDGER,
      'src/accounting/closedForm',
      'src/accounting/inversion',
      'src/accounting/fastGuarantee.ts',
      'src/accounting/discretised',
    ],
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
      'src/accounting/fastGuarantee.ts',
      'src/accounting/pairGuarantee.ts',
      'src/accounting/tradeoff',
    ],
    packages: [],
  },
  {
    at: 'src/accounting',
    may: ['src/base/sentences', 'src/base/numerics', 'src/accounting'],
    packages: [],
    // besides index.ts these doors are open, for those who need no more: sentences, goals, the closed form of the Gaussian, the
    // accountant and the law of the worst case
    doors: [
      'index.ts',
      'sentences.ts',
      'sentences.de.ts',
      'goal.ts',
      'accountant.ts',
      'segments.ts',
      'solveParameter.ts',
      'tradeoffCurve.ts',
      'hiddenState/attackLaw.ts',
      'hiddenState/hiddenState.ts',
      'hiddenState/scoreLaw.ts',
      'hiddenState/scoreMoments.ts',
      'types.ts',
      'unreachableTarget.ts',
      'adjacencies/names.ts',
      'adjacencies/samplings.ts',
      'adjacencies/olderField.ts',
      'curves/fast.ts',
      'curves/keptCurves.ts',
      'curves/registry.ts',
      'curves/types.ts',
      'domain.ts',
      'closedForm/gaussianDp.ts',
      'plan.ts',
      'training/schedule.ts',
      'training/training.ts',
    ],
  },
];

/** The core: pure, without React, tfjs, comlink or the DOM. */
export const CORE: readonly Floor[] = [
  { at: 'src/base/liveness', may: ['src/base/sentences'], packages: [] },
  { at: 'src/base/sentences', may: [], packages: [] },
  { at: 'src/base/language', may: ['src/base/sentences'], packages: [LINGUI] },
  // src/content has texts, and of code only the type of an imported text
  { at: 'src/content', may: ['src/base/language'], packages: [] },
  { at: 'src/base/numerics', may: ['src/base/sentences'], packages: [STDLIB] },
  { at: 'src/base/numerics/zod.ts', may: [], packages: ['zod'] },
  ...ACCOUNTING,
  { at: 'src/audit/datasets', may: ['src/base/sentences', 'src/base/numerics'], packages: ['fflate'] },
  {
    at: 'src/scenario',
    may: [
      'src/base/language/languages.ts',
      'src/base/sentences',
      'src/base/numerics',
      'src/guests/faces/derived.ts',
      'src/guests/faces/fields.ts',
      'src/guests/faces/links.ts',
      'src/guests/faces/scenarioSources.ts',
      'src/accounting/plan.ts',
      'src/audit/estimators',
      'src/oneRun/canaries/kinds.ts',
      'src/audit/canaries/registry.ts',
      'src/audit/datasets/registry.ts',
    ],
    types: ['src/accounting'],
    packages: [],
  },
  // names and words of the estimators without the code that computes them, for all who name one
  { at: 'src/audit/estimators', may: ['src/base/sentences'], packages: [] },
  {
    at: 'src/audit/estimation',
    may: ['src/base/sentences', 'src/base/numerics', 'src/accounting', 'src/audit/estimators'],
    packages: [STDLIB],
  },
  {
    at: 'src/audit/report',
    may: ['src/base/sentences', 'src/base/numerics', 'src/audit/estimators', 'src/audit/estimation'],
    packages: [],
  },
  {
    at: 'src/risk',
    may: ['src/base/sentences', 'src/base/numerics', 'src/accounting', 'src/audit/datasets'],
    packages: [],
  },
  // the words of a run's report, in both languages
  {
    at: 'src/report',
    may: [
      'src/base/language/languages.ts',
      'src/base/sentences',
      'src/base/numerics',
      'src/accounting',
      'src/risk',
    ],
    packages: [],
  },
  // the entry point of the audits
  { at: 'src/audit/index.ts', may: ['src/audit/estimation', 'src/audit/canaries'], packages: [] },
  {
    at: 'src/audit/canaries',
    may: [
      'src/base/sentences',
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/datasets',
    ],
    packages: [],
  },
  {
    at: 'src/oneRun/estimation',
    may: [
      'src/base/sentences',
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/report',
    ],
    packages: [STDLIB],
  },
  // an audit from scores that a reader brings, of many runs or of one
  {
    at: 'src/scoreAudit',
    may: [
      'src/base/sentences',
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/report',
      'src/oneRun/estimation',
    ],
    packages: [],
  },
  {
    at: 'src/oneRun/canaries',
    may: [
      'src/base/sentences',
      'src/base/numerics',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/datasets',
      'src/audit/canaries',
      'src/oneRun/estimation',
    ],
    packages: [],
  },
  {
    at: 'src/lab/lesson/course',
    may: [
      'src/base/language',
      'src/base/sentences',
      'src/base/numerics',
      'src/accounting',
      'src/scenario',
      'src/risk',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/oneRun/canaries/kinds.ts',
      'src/oneRun/estimation',
    ],
    packages: [LINGUI],
  },
];
