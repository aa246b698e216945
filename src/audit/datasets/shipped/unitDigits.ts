// The handwritten digits with every record scaled to norm 1. No picture can be shown of these: the scale of each row is
// lost.
import { unitRows } from '../table';
import type { LoadDataset } from '../types';
import { loadDigits } from './digits';

export const loadUnitDigits: LoadDataset = async (readAsset) => {
  const digits = await loadDigits(readAsset);
  return {
    ...digits,
    id: 'digits_l2',
    train: unitRows(digits.train),
    auxiliary: unitRows(digits.auxiliary),
    test: unitRows(digits.test),
    image: null,
    standardisation: null,
  };
};
