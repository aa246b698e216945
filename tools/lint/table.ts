// The table of which folder may import which; an entry is called a floor. `npm run lint` checks every file of src and workers against it,
// and a test tries a wrong import on each floor. Imports run downward only; tests may import anything. Folders that compute are in
// coreFloors.ts, those of the page in pageFloors.ts and those of guests in guestFloors.ts. This file has what lies between, and the whole.
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

/** Folders that a worker may import: all that compute, and those that train. */
const ANSWERING = [
  ...COMPUTED,
  'src/base/liveness',
  'src/base/rpc',
  'src/scenario',
  'src/audit/training',
  'src/oneRun/training',
];

/** Folders of long computations, and of the code that requests them. */
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
  // the clients of the workers, on the side of the page
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
    // the code that answers runs in the workers, so only its types may be imported here
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
      // the request for a scenario's training as the page makes it, and the file of its answer
      'src/work/trainingRequest.ts',
      'src/work/queries',
      'src/work/store/recording.ts',
    ],
    packages: 'any',
  },
  // the exports of the package, which pass on names of the core
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
    // gathers the sentences of all folders for the translations
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
    ],
    packages: [],
  },
  {
    at: 'src/build',
    may: [
      'src/base/language',
      'src/base/numerics/safeSide.ts',
      'src/audit/estimation/estimators',
      'src/audit/estimators/entries.ts',
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
