// Tests of a table as records for a model, whose cells are refused by their place.
import { expect, test } from 'vitest';
import { parseCsv } from '../../../audit/datasets/tableFiles/csv';
import { english } from '../../../base/sentences/sentence';
import { readInput } from './modelInput';
import { tableSource } from './tableSource';

const table = (text: string) => parseCsv(new TextEncoder().encode(text));
const input = readInput('x', [null, 1], 'float32');

test('a missing label is refused only when a model is to run, so that another label can be chosen first', () => {
  for (const word of ['', 'NA', '?', 'null']) {
    const source = tableSource(table(`dose,state\n1,ill\n2,${word}\n3,well\n`), 1, 'mine.csv');
    expect(source.labelOf(0)).toBe('ill');
    expect(() => source.fit(input, 8)).toThrow(/label at line 3, column 2 \(state\) is/);
  }
});

test('a number that is infinite in 32 bits is refused by its place', async () => {
  const { fill } = tableSource(table('dose,state\n1,ill\n-1e39,well\n'), 1, 'mine.csv').fit(input, 8);
  const out = new Float32Array(1);
  expect(await fill(0, out, 0)).toBe(true);
  await expect(fill(1, out, 0)).rejects.toThrow(
    /cell at line 3, column 1 \(dose\) is -1e\+39, which is beyond/,
  );
});

test('a notice names what the file holds beside the table', () => {
  const beside = { ...table('dose,state\n1,ill\n2,well\n'), unused: ['ids'] };
  expect(tableSource(beside, 1, 'mine.npz').notices.map(english)).toEqual([
    'The file also holds what was not used: ids.',
  ]);
});
