// What the guests (src/guests) may import, which is the same for all of them: the core, work, and for their pages the lower folders of
// the page. Nobody else may import a guest, except the modules of src/guests/faces, each of which imports one file of each guest.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GUESTS } from '../../src/guests/registry';
import { FACES } from '../guests/faces';
import type { Floor } from './floor';
import { REACT, UNDER_CHAPTERS } from './pageFloors';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CORE = [
  'src/base/sentences',
  'src/base/numerics',
  'src/accounting',
  'src/audit/estimators',
  'src/audit/estimation',
  'src/audit/report',
  'src/audit/canaries',
  'src/audit/datasets',
  'src/oneRun/estimation',
  'src/oneRun/canaries',
  'src/risk',
  'src/report',
  'src/scoreAudit',
  'src/scenario',
];

const floorsOf = (guest: string): Floor[] => {
  const at = `src/guests/${guest}`;
  const [engine, training, worker, page] = ['engine', 'training', 'worker', 'page'].map(
    (folder) => `${at}/${folder}`,
  );
  const floors: readonly Floor[] = [
    { at: `${at}/link.ts`, may: [], packages: [] },
    { at: `${at}/source.ts`, may: ['src/base/sentences', engine, `${at}/link.ts`], packages: [] },
    { at: `${at}/notOffline.ts`, may: [], packages: [] },
    { at: `${at}/sentences.ts`, may: ['src/base/sentences', engine], packages: [] },
    { at: `${at}/fields.ts`, may: [engine], packages: [] },
    { at: `${at}/derived.ts`, may: [], packages: [] },
    {
      at: engine,
      may: [...CORE, 'src/base/numerics/zod.ts'],
      packages: ['@stdlib/', 'fflate'],
    },
    // the code that trains models, which workers and the command line run
    {
      at: training,
      may: [engine, ...CORE, 'src/base/liveness', 'src/base/numerics/zod.ts', 'src/audit/training'],
      packages: [],
    },
    {
      at: worker,
      may: [
        engine,
        training,
        `${worker}/queries`,
        ...CORE,
        'src/base/liveness',
        'src/base/rpc',
        'src/work/queries',
        'src/work/worker',
        'src/work/client/recent.ts',
        'src/audit/training/fetchAssets.ts',
        // the one place that finds out whether there is a graphics card
        'src/audit/training/webgpu/onAdapter.ts',
      ],
      packages: ['comlink', '@tensorflow/', 'fflate'],
    },
    { at: `${worker}/queries`, may: [engine, training, ...CORE, 'src/work/queries'], packages: ['zod'] },
    {
      at: `${at}/compute`,
      may: [
        engine,
        training,
        ...CORE,
        'src/audit/training',
        'src/cli/fields.ts',
        'src/cli/query.ts',
        'src/work/queries',
      ],
      packages: 'any',
    },
    {
      at: `${at}/commands`,
      may: [
        engine,
        training,
        ...CORE,
        'src/audit/training',
        'src/cli/codeCommit.ts',
        'src/cli/command.ts',
        'src/cli/numberOption.ts',
        // the request for a scenario's training as the page makes it, and the file of its answer
        'src/work/trainingRequest.ts',
        'src/work/store/recording.ts',
      ],
      packages: 'any',
    },
    {
      at: page,
      may: [
        `${at}/source.ts`,
        engine,
        worker,
        ...CORE,
        'src/base/liveness',
        'src/base/rpc',
        'src/work',
        ...UNDER_CHAPTERS,
        'src/lab/lecture/speaker/note.ts',
        'src/guests/faces/runsOfForms.ts',
      ],
      packages: [...REACT, 'd3-contour'],
    },
    // files that the page itself imports may only use folders below it
    {
      at: `${page}/recordSource.tsx`,
      may: [`${at}/source.ts`, 'src/base/language', 'src/lab/ui', 'src/lab/notation'],
      packages: REACT,
    },
    { at: `${page}/term.ts`, may: ['src/base/language'], packages: REACT },
    { at: `${page}/sidePage.ts`, may: ['src/base/language'], packages: REACT },
    { at: `${page}/sidePageContent.ts`, may: ['src/lab/ui', page], packages: REACT },
  ];
  return floors.filter((floor) => existsSync(ROOT + floor.at));
};

const FACE_FLOORS: readonly Floor[] = FACES.map(({ name, file }) => ({
  at: `src/guests/faces/${name}.ts`,
  may: GUESTS.map((guest) => `src/guests/${guest}/${file}`),
  packages: [],
}));

export const GUEST_FLOORS: readonly Floor[] = [
  { at: 'src/guests/registry.ts', may: [], packages: [] },
  ...FACE_FLOORS,
  ...GUESTS.flatMap(floorsOf),
];
