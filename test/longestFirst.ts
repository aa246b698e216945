// The order of test files: those that take longest begin first, so that no worker ends alone with one of them. Without it a
// fresh checkout, which knows no times yet, goes by the size of the files.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The built page with a guest, whichever it is. */
const GUESTS = 'guests';

/** Longest first; what is not named takes less than any of these. */
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
