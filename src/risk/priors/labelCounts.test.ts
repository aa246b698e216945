import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelCounts } from './labelCounts';

const readAsset = async (name: string) =>
  readFileSync(new URL(`../../../public/data/${name}`, import.meta.url));

test('of the diagnoses: the counts that their source states', async () => {
  const { names, counts } = await labelCounts('breast', readAsset);
  // W. Wolberg, O. Mangasarian, W. Street: 357 benign, 212 malignant
  expect(Object.fromEntries(names.map((name, i) => [name, counts[i]]))).toEqual({
    malignant: 212,
    benign: 357,
  });
});

test('an unknown set is named', async () => {
  await expect(labelCounts('cats', readAsset)).rejects.toThrow(/'cats'/);
});
