// The table of imports (table.ts, whose entries are called floors) holds for the real files, and refuses a wrong import added to them.
import { describe, expect, test } from 'vitest';
import { faults, floorOf } from './check';
import { circlesOf, longestChain, valuesOf } from './circles';
import type { Floor } from './floor';
import { type Imports, importsOf } from './imports';
import { namesByCaseAlone } from './names';
import { nestedWorkers } from './nestedWorkers';
import { FLOORS } from './table';
import { productionFiles } from './tree';

const sources = productionFiles();
const imports = importsOf(sources);

const empty = new Map([...sources.keys()].map((path) => [path, '']));

/** The imports of a new file with this text, resolved among the real files. */
function newFileOf(path: string, text: string): Imports {
  return new Map([[path, importsOf(new Map(empty).set(path, text)).get(path) ?? []]]);
}

const importOf = (request: string) => `import { x } from '${request}';`;
/** One file of each floor. */
const someFile = new Map([...sources.keys()].map((path) => [floorOf(path, FLOORS), path]));
const fileOn = (floor: Floor) => someFile.get(floor);

describe('the tree', () => {
  test('has no import against the table and no circle of imports', () => {
    expect(faults(imports, FLOORS)).toEqual([]);
  });

  test('has no floor without a file', () => {
    expect(FLOORS.filter((floor) => !fileOn(floor)).map(({ at }) => at)).toEqual([]);
  });
});

describe('a wrong import is refused', () => {
  test.each(FLOORS.map((floor) => [floor.at, floor] as const))(
    'from %s to every floor above it',
    (_, floor) => {
      const from = floor.at.endsWith('.ts') ? floor.at : `${floor.at}/wrong.ts`;
      const above = FLOORS.filter(
        (other) => other !== floor && other.may.includes(floor.at) && !floor.may.includes(other.at),
      );
      const refused = above.filter((other) => {
        const to = fileOn(other);
        const wrong: Imports = new Map([[from, to ? [{ to, isPackage: false, typesOnly: false }] : []]]);
        return faults(wrong, FLOORS).length === 1;
      });
      expect(refused).toEqual(above);
      // one other floor or more must be closed for the topmost floors, above which there is none
      const closed = FLOORS.filter(({ at }) => !floor.may.includes(at) && at !== floor.at);
      expect(closed.length).toBeGreaterThan(0);
    },
  );

  test('of a package that the floor may not know', () => {
    const from = 'src/accounting/wrong.ts';
    expect(faults(newFileOf(from, importOf('react')), FLOORS)).toEqual([
      `${from} imports react: src/accounting may not know this package (tools/lint/table.ts).`,
    ]);
  });

  test('of code that runs, where only types may be imported', () => {
    const from = 'src/work/wrong.ts';
    const to = '../audit/training/audit/session';
    expect(faults(newFileOf(from, importOf(to)), FLOORS)).toHaveLength(1);
    expect(faults(newFileOf(from, `import type { X } from '${to}';`), FLOORS)).toEqual([]);
    expect(faults(newFileOf(from, `import { type X, y } from '${to}';`), FLOORS)).toHaveLength(1);
  });

  test.each([
    ['a later import', "const x = () => import('../lab/app/App');"],
    ['an address', "new Worker(new URL('../lab/app/App.tsx', import.meta.url));"],
    ['a passing on', "export { x } from '../lab/app/App';"],
    ['a type in passing', "type X = import('../lab/app/App').X;"],
  ])('as %s', (_, text) => {
    expect(faults(newFileOf('src/scenario/wrong.ts', text), FLOORS)).toHaveLength(1);
  });

  test('of one chapter by another', () => {
    const from = 'src/lab/chapters/promise/wrong.ts';
    expect(faults(newFileOf(from, importOf('../neighbour/NeighbourFigure')), FLOORS)).toHaveLength(1);
    expect(faults(newFileOf(from, importOf('../frame/ChapterFrame')), FLOORS)).toEqual([]);
  });

  test('from a folder that the table does not know', () => {
    expect(faults(newFileOf('src/attic/wrong.ts', importOf('../numerics/errors')), FLOORS)[0]).toMatch(
      /no floor/,
    );
  });

  test('of a file that is no door of its folder', () => {
    const house = [
      { at: 'a', may: [], packages: [], doors: ['index.ts', 'words.ts'] },
      { at: 'a/room', may: [], packages: [] },
      { at: 'b', may: ['a'], packages: [] },
    ];
    const tree = (to: string) =>
      importsOf(
        new Map([
          ['a/index.ts', ''],
          ['a/inner.ts', ''],
          ['a/words.ts', ''],
          ['a/room/deep.ts', ''],
          ['b/file.ts', `import '../${to}';`],
        ]),
      );
    expect(faults(tree('a'), house)).toEqual([]);
    expect(faults(tree('a/words'), house)).toEqual([]);
    expect(faults(tree('a/inner'), house)).toHaveLength(1);
    expect(faults(tree('a/room/deep'), house)).toHaveLength(1);
  });
});

describe('circles and chains', () => {
  const tree = importsOf(
    new Map([
      ['a.ts', "import './b';"],
      ['b.ts', "import './c';"],
      ['c.ts', "import type { X } from './b'; import './d';"],
      ['d.ts', ''],
    ]),
  );

  test('imports of types can make a circle', () => {
    expect(circlesOf(tree)).toEqual([['b.ts', 'c.ts']]);
  });

  test('the longest chain counts each file once', () => {
    expect(longestChain(tree)).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts']);
  });

  test('imports of types do not count among those of code that runs', () => {
    expect(circlesOf(valuesOf(tree))).toEqual([]);
    const passedBy = importsOf(
      new Map([
        ['a.ts', "import type { X } from './b'; import './c';"],
        ['b.ts', "import './c';"],
        ['c.ts', ''],
      ]),
    );
    expect(longestChain(valuesOf(passedBy))).toHaveLength(2);
  });
});

test('modules of one folder whose names differ by case alone are found', () => {
  expect(namesByCaseAlone(['a/Line.tsx', 'a/line.ts', 'b/line.ts', 'a/Line.module.css'])).toEqual([
    'a/line.ts: a/Line has this name but for upper and lower case.',
  ]);
});

describe('a worker that starts a worker', () => {
  test('is found even if the start is reached through other modules', () => {
    expect(nestedWorkers(imports)).toEqual([]);
    const pool = 'src/audit/training/pool/browserPool.ts';
    const start =
      "export const start = () => new Worker(new URL('../../../../workers/training.worker.ts', import.meta.url));";
    const wrong = newFileOf(pool, `${sources.get(pool)}${start}`);
    expect(nestedWorkers(new Map([...imports, ...wrong]))).toEqual([
      'workers/trainingAudit.worker.ts starts workers/training.worker.ts: have the page lend it (src/base/rpc/lentWorker.ts).',
    ]);
  });
});
