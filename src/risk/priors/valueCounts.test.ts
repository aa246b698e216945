// The counts of values in the data sets.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadDataset } from '../../audit/datasets/catalogue';
import type { AuditData, RecordTable } from '../../audit/datasets/types';
import { valueCounts } from './valueCounts';

const readAsset = async (name: string) =>
  readFileSync(new URL(`../../../public/data/${name}`, import.meta.url));

test('the counts of the diagnoses are those that their source states', async () => {
  const [label] = valueCounts(await loadDataset('breast', readAsset));
  // W. Wolberg, O. Mangasarian, W. Street: 357 benign, 212 malignant
  expect(label).toEqual({ column: null, ranges: false, counts: [212, 357] });
});

test('the thirty measurements are counted by ranges, over all records', async () => {
  const [, ...columns] = valueCounts(await loadDataset('breast', readAsset));
  expect(columns.map(({ column }) => column)).toContain('mean radius');
  expect(columns).toHaveLength(30);
  for (const { ranges, counts } of columns) {
    expect(ranges).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(569);
  }
});

test('of pictures only the label is counted', async () => {
  expect(valueCounts(await loadDataset('digits', readAsset)).map(({ column }) => column)).toEqual([null]);
});

/** One column over three splits of given values. */
function oneColumn(splits: readonly (readonly number[])[]): AuditData {
  const tables = splits.map(
    (values): RecordTable => ({
      rows: values.length,
      columns: 1,
      classes: 1,
      features: Float64Array.from(values),
      labels: new Uint16Array(values.length),
    }),
  );
  return {
    id: 'own',
    train: tables[0],
    auxiliary: tables[1],
    test: tables[2],
    classNames: ['a'],
    columnNames: ['x'],
    image: null,
    standardisation: null,
    source: '',
  };
}

test('few values are counted one by one, whichever split they are in', () => {
  const [, x] = valueCounts(oneColumn([[1, 2, 2], [2, 5], [1]]));
  expect(x).toEqual({ column: 'x', ranges: false, counts: [2, 3, 1] });
});

test('many values are counted by ranges of equal width, the largest in the last', () => {
  const [, x] = valueCounts(oneColumn([Array.from({ length: 80 }, (_, i) => i), [], [800]]));
  // the range 0..100 holds the first eighty values and 700..800 the last; ranges that hold none are left out
  expect(x).toEqual({ column: 'x', ranges: true, counts: [80, 1] });
});

test('every record is counted once, in whatever order, over splits', () => {
  const split = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(split, split, split, (train, auxiliary, rest) => {
      fc.pre(train.length + auxiliary.length + rest.length > 0);
      const [, x] = valueCounts(oneColumn([train, auxiliary, rest]));
      expect(x.counts.reduce((sum, count) => sum + count, 0)).toBe(
        train.length + auxiliary.length + rest.length,
      );
      expect(Math.min(...x.counts)).toBeGreaterThan(0);
      expect(valueCounts(oneColumn([rest.toReversed(), train, auxiliary]))[1]).toEqual(x);
    }),
  );
});
