// Orders the test files. Those that take longest begin first, so that the last worker does not run one of them alone at the end. Without
// this order a fresh checkout, which has no recorded times, would go by the size of the files.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Entry for browser tests of guests (src/guests). */
const GUESTS = 'guests';

/** Test files from the longest on. All others take less time than these. */
const LONG = [
  'reference/packed',
  'cli/catalogue/catalogue',
  'accounting/samplings',
  'reference/training',
  'browser/whole',
  'browser/offline',
  'browser/spine',
  'browser/lecture',
  GUESTS,
  'browser/webgpu',
  'browser/visual',
  'browser/oneRun',
  'browser/language',
  'browser/embed',
  'browser/stage',
  'browser/mu',
  'browser/page',
  'browser/meaning',
  'browser/still',
  'browser/trainingRecorded',
  'browser/faults',
];

const place = ({ moduleId }: TestSpecification): number => {
  if (/\/guests\/[\w-]+\/browser\//.test(moduleId)) return LONG.indexOf(GUESTS);
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
