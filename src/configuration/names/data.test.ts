// The size of the data that is said beside its name.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { sizeOfData } from './data';

describe('the size beside the name of the data', () => {
  it.each<[string, string, string | null]>([
    ['Dataset', 'MNIST (60,000)', '60,000'],
    ['data', 'CIFAR-10 (50k images)', '50k'],
    ['Training data', 'Adult (n = 32,561)', '32,561'],
    ['training_set', 'MNIST (60,000 / 10,000)', '60,000'],
    ['Datensatz', 'Briefe (12.000 Einträge)', '12.000'],
    // a year, classes, a part of a name, other data, code
    ['Dataset', 'ImageNet (2012)', null],
    ['Dataset', 'CIFAR (10)', null],
    ['Dataset', 'CIFAR (100 classes)', null],
    ['Dataset', 'MNIST test (10,000)', null],
    ['Test data', 'MNIST (10,000)', null],
    ['dataset', 'dataset.take(20000)', null],
    ['model', 'ResNet (60,000)', null],
  ])('%s: %s', (key, value, size) => {
    expect(sizeOfData(key, value)).toBe(size);
  });

  it('is claimed, and competes with another', () => {
    const read = (text: string) =>
      readConfiguration(text).claims.flatMap(({ quantity, value }) =>
        quantity === 'recordCount' ? [value] : [],
      );
    expect(read('| Data | σ | δ |\n|---|---|---|\n| MNIST (60,000) | 1.1 | 1e-5 |')).toEqual([60_000]);
    expect(read('dataset: MNIST (60,000)\ndataset_size: 50000')).toEqual([60_000, 50_000]);
  });
});
