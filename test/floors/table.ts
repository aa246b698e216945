// The floors of the house: which folder may import which. `npm run lint` holds every file of src and workers to it, and a
// test tries a wrong import on each floor. Imports run downward only; tests may import anything. What computes stands in
// coreFloors.ts, the page in pageFloors.ts, and here what lies between them, and the whole.
import { CORE } from './coreFloors';
import type { Floor } from './floor';
import { PAGE } from './pageFloors';

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
      'src/base/numerics/safeSide.ts',
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
      // how a query is made in steps, of which no answer is a part
      'src/lab/jobs/queries/query.ts',
      'workers',
    ],
    // what answers stands in the workers; here it is known by its types
    types: [
      'src/audit/training',
      'src/audit/canaries',
      'src/lab/jobs/queries',
      'src/addons/oneRun',
      'src/addons/worlds',
    ],
    packages: ['comlink'],
  },
  {
    at: 'src/lab/jobs/queries',
    may: [...COMPUTED, 'src/base/liveness', 'src/lab/scenario', 'src/lab/jobs/messages'],
    types: ['src/addons/oneRun/training', 'src/addons/worlds'],
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
      'src/base/numerics/safeSide.ts',
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

export const FLOORS: readonly Floor[] = [...CORE, ...WORK, ...PAGE];
