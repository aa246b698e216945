// The floors of the house: which folder may import which. `npm run lint` holds every file of src and workers to it, and a
// test tries a wrong import on each floor. Imports run downward only; tests may import anything. What computes stands in
// coreFloors.ts, the page in pageFloors.ts, and here what lies between them, and the whole.
import { CORE } from './coreFloors';
import type { Floor } from './floor';
import { GUEST_FLOORS } from './guestFloors';
import { PAGE } from './pageFloors';

const COMPUTED = [
  'src/oneRun/estimation',
  'src/oneRun/canaries',
  'src/base/sentences',
  'src/base/numerics',
  'src/accounting',
  'src/audit/estimators',
  'src/audit/estimation',
  'src/audit/report',
  'src/audit/canaries',
  'src/risk',
  'src/report',
  'src/scoreAudit',
  'src/audit/datasets',
];

/** What a worker answers from: all that computes, and what it trains with. */
const ANSWERING = [
  ...COMPUTED,
  'src/base/liveness',
  'src/base/rpc',
  'src/scenario',
  'src/audit/training',
  'src/oneRun/training',
];

/** What computes for long, and those who ask it to. */
const WORK: readonly Floor[] = [
  { at: 'src/base/rpc', may: ['src/base/sentences', 'src/base/liveness'], packages: ['comlink'] },
  {
    at: 'src/audit/training',
    may: [
      'src/base/liveness',
      'src/base/rpc',
      'src/base/sentences',
      'src/base/numerics',
      'src/base/numerics/zod.ts',
      'src/accounting',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/datasets',
      'src/audit/canaries',
    ],
    packages: ['@tensorflow/', 'comlink'],
  },
  {
    at: 'src/oneRun/training',
    may: [
      'src/base/liveness',
      'src/base/sentences',
      'src/base/numerics',
      'src/accounting',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/datasets',
      'src/audit/canaries',
      'src/audit/training',
      'src/oneRun/estimation',
      'src/oneRun/canaries',
    ],
    packages: [],
  },
  {
    at: 'src/audit/training/node',
    may: [
      'src/base/liveness',
      'src/base/rpc',
      'src/base/sentences',
      'src/base/numerics',
      'src/audit/datasets',
      'src/audit/training',
    ],
    packages: 'any',
  },
  // what is asked of the workers, by whom the page stands
  {
    at: 'src/work',
    may: [
      'src/base/liveness',
      'src/base/sentences',
      'src/base/numerics/errors.ts',
      'src/base/numerics/safeSide.ts',
      'src/base/numerics/zod.ts',
      'src/base/rpc',
      'src/scenario',
      'src/accounting',
      'src/audit/estimators',
      'src/audit/estimation',
      'src/audit/canaries/registry.ts',
      'src/audit/datasets',
      'src/audit/training/sentences.ts',
      'src/risk',
      'workers',
    ],
    // what answers stands in the workers; here it is known by its types
    types: ['src/audit/training', 'src/audit/canaries', 'src/work/queries', 'src/work/worker', 'src/oneRun'],
    packages: ['comlink'],
  },
  { at: 'src/work/queries', may: [...ANSWERING, 'src/guests/faces/queryTables.ts'], packages: ['zod'] },
  {
    at: 'src/work/worker',
    may: [...ANSWERING, 'src/work/queries', 'src/work/client/recent.ts'],
    packages: ['comlink'],
  },
  {
    at: 'workers',
    may: [
      ...COMPUTED,
      'src/base/liveness',
      'src/base/rpc',
      'src/scenario',
      'src/audit/training',
      'src/oneRun/training',
      'src/work',
      'src/lab/offline',
    ],
    packages: ['comlink'],
  },
  { at: 'src/lab/offline', may: [], packages: [] },
  {
    at: 'src/cli',
    may: [
      ...COMPUTED,
      'src/scenario',
      'src/guests/faces/commands.ts',
      'src/guests/faces/queryGroups.ts',
      'src/audit/training',
      'src/oneRun/training',
      // what the page asks of a scenario's training, and the file in which it takes an answer
      'src/work/trainingRequest.ts',
      'src/work/queries',
      'src/work/store/recording.ts',
    ],
    packages: 'any',
  },
  // what the package exports: names of the core, passed on
  {
    at: 'src/published',
    may: [
      'src/base/sentences',
      'src/base/numerics/errors.ts',
      'src/accounting',
      'src/report',
      'src/risk',
      'src/audit/index.ts',
      'src/oneRun/estimation',
      'src/scoreAudit',
    ],
    packages: [],
  },
  {
    // whoever says something, for the languages to be gathered
    at: 'src/build/messages/families.ts',
    may: [
      'src/base',
      'src/accounting',
      'src/audit',
      'src/oneRun',
      'src/risk',
      'src/report/faultSentences.ts',
      'src/report/faultSentences.de.ts',
      'src/scenario',
      'src/scoreAudit',
      'src/work',
      'src/guests/faces/sentences.ts',
      // the calculator's and the encoder's, which stand on no line of the registry yet
    ],
    packages: [],
  },
  {
    at: 'src/build',
    may: [
      'src/base/language',
      'src/base/numerics/safeSide.ts',
      'src/build/messages/families.ts',
      'src/guests/faces/notOffline.ts',
      'src/guests/faces/sentences.ts',
      'src/lab/offline',
      'workers',
      'src/work',
      'src/lab/app',
      'src/cli/catalogue',
      'src/cli/codeCommit.ts',
    ],
    packages: 'any',
  },
];

export const FLOORS: readonly Floor[] = [...CORE, ...WORK, ...PAGE, ...GUEST_FLOORS];
