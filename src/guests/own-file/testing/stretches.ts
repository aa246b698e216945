// The longest work on a reader's own file, whose silences `npm run verify:faults` measures.
import { served } from '../../../../test/shared/served';
import { OWN_FILE_QUERIES } from '../worker/answers';

/** A CSV file of numbers with a label, of about `bytes` bytes. */
function csv(bytes: number): File {
  const row = `${Array.from({ length: 30 }, (_, i) => (i * 0.37).toFixed(4)).join(',')},a\n`;
  return new File([row.replace(/a\n$/, 'b\n'), row.repeat(Math.floor(bytes / row.length))], 'x.csv');
}

const files = served(OWN_FILE_QUERIES);

const ofSize = (megabytes: number) => {
  const request = () => ({ file: csv(megabytes * 2 ** 20), name: 'x.csv', header: 'no' as const });
  return [
    {
      name: `a file of ${megabytes} MB, read`,
      work: () => files.ask('read', request()),
    },
    {
      name: `a file of ${megabytes} MB, prepared`,
      work: () => files.ask('prepare', { ...request(), label: 30, skip: [] }),
    },
  ];
};

export const STRETCHES = [10, 50].flatMap(ofSize);
