// Every data set: its announced shape, its splits, and the values of it that are published.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../test/statistics/size';
import { loadDataset } from './catalogue';
import { isLarge } from './offered';
import { DATASETS } from './registry';
import { classCounts, featuresOf } from './table';
import type { AuditData, RecordTable } from './types';

const readAsset = async (name: string) =>
  readFileSync(new URL(`../../../public/data/${name}`, import.meta.url));

function meanNorm(table: RecordTable): number {
  let sum = 0;
  for (let i = 0; i < table.rows; i++) sum += Math.hypot(...featuresOf(table, i));
  return sum / table.rows;
}

// the large set takes as long as all others together
describe.each(DATASETS.filter((set) => thorough || !isLarge(set)))(
  '$id',
  ({ id, trainRows, columns, classes, real }) => {
    let data: AuditData;
    beforeAll(async () => {
      data = await loadDataset(id, readAsset);
    });

    it('has the announced id and shape', () => {
      expect(data.id).toBe(id);
      expect([data.train.rows, data.train.columns, data.train.classes]).toEqual([
        trainRows,
        columns,
        classes,
      ]);
    });

    it('has complete and finite features and all classes in every split', () => {
      for (const table of [data.train, data.auxiliary, data.test]) {
        expect(table.columns).toBe(columns);
        expect(table.features.length).toBe(table.rows * columns);
        expect(table.labels.length).toBe(table.rows);
        expect(table.features.every(Number.isFinite)).toBe(true);
        expect(classCounts(table).every((count) => count > 0)).toBe(true);
      }
    });

    it('has a name for every class and, if columns have names, for every column', () => {
      expect(data.classNames).toHaveLength(classes);
      if (data.columnNames) expect(data.columnNames).toHaveLength(columns);
    });

    it('names a published source exactly if it is real', () => {
      expect(/doi 10\.24432.*CC BY 4\.0|public domain.*PDDL/.test(data.source)).toBe(real);
    });
  },
);

describe('the reference sets', () => {
  // mean feature norms of the reference runs (test/reference/audits.json, mean_feature_norm)
  it.each([
    ['digits', 7.2844, 599],
    ['breast', 4.9345, 142],
    ['digits_l2', 1, 599],
    ['vit', 27.668, 1000],
    ['vit03', 27.707, 1000],
  ])('%s has mean norm %d and %d test records', async (id, norm, testRows) => {
    const { train, test } = await loadDataset(id, readAsset);
    expect(Math.abs(meanNorm(train) - norm)).toBeLessThan(5e-5 * norm);
    expect(test.rows).toBe(testRows);
  });

  it('shows the first digit as it was published', async () => {
    const { train, standardisation, image, columnNames } = await loadDataset('digits', readAsset);
    const raw = featuresOf(train, 0).map(
      (value, j) => value * (standardisation?.scale[j] ?? 0) + (standardisation?.mean[j] ?? 0),
    );
    expect(Array.from(raw.subarray(0, 16), Math.round)).toEqual([
      0, 0, 5, 13, 9, 1, 0, 0, 0, 0, 13, 15, 10, 15, 5, 0,
    ]);
    expect(train.labels[0]).toBe(0);
    expect(image).toEqual({ width: 8, height: 8, max: 16 });
    expect(columnNames?.[10]).toBe('p12');
  });

  it('standardises by the training rows only, with population deviations', async () => {
    const { train, auxiliary } = await loadDataset('breast', readAsset);
    for (let j = 0; j < train.columns; j++) {
      let mean = 0;
      let square = 0;
      for (let i = 0; i < train.rows; i++) {
        const value = train.features[i * train.columns + j]!;
        mean += value / train.rows;
        square += value ** 2 / train.rows;
      }
      expect(mean).toBeCloseTo(0, 10);
      expect(square).toBeCloseTo(1, 10);
    }
    expect(Math.abs(auxiliary.features.reduce((sum, value) => sum + value, 0))).toBeGreaterThan(1);
  });

  it('keeps a pixel that never varies at zero', async () => {
    const { train } = await loadDataset('digits', readAsset);
    for (let i = 0; i < train.rows; i++) expect(train.features[i * train.columns]).toBe(0);
  });
});

describe('loading', () => {
  it('names the known sets when asked for another', async () => {
    await expect(loadDataset('cifar', readAsset)).rejects.toThrow(/no data set 'cifar'.*digits/);
  });

  it('refuses damaged files by name', async () => {
    const shortened = async (name: string) => (await readAsset(name)).subarray(0, 5000);
    await expect(loadDataset('digits', shortened)).rejects.toMatchObject({
      name: 'InputError',
      field: 'digits.npy',
    });
    await expect(loadDataset('breast', shortened)).rejects.toMatchObject({
      name: 'InputError',
      field: 'breast-cancer.csv',
    });
  });
});
