// The 8x8 handwritten digits, and the splits that the reference runs use.

import { DATASET_FAULT } from '../faultSentences';
import { damaged, damagedAt, rowsWhere, standardisedSplits, unitRows } from '../table';
import { parseNpy } from '../tableFiles/npy';
import type { AuditData, LoadDataset, RecordTable } from '../types';

/** File under public/data: NumPy array of bytes, 1797 x 65, the last column the digit. */
export const DIGITS_ASSET = 'digits.npy';

const DIGITS_SOURCE =
  'E. Alpaydin, C. Kaynak: Optical Recognition of Handwritten Digits (the test part), ' +
  'UCI Machine Learning Repository, 1998, doi 10.24432/C50P49, CC BY 4.0';

const SIDE = 8;
const PIXELS = SIDE * SIDE;
const BRIGHTEST = 16;
const SPLIT_LIMIT = 500;

/** The digits in their published order, grey values 0..16. Throws InputError when the bytes are no array of digits. */
export function parseDigits(bytes: Uint8Array): RecordTable {
  const array = parseNpy(bytes, DIGITS_ASSET);
  const [rows, width] = array.shape;
  if (array.shape.length !== 2 || width !== PIXELS + 1 || rows === 0) {
    const fault = DATASET_FAULT.rowsShape({ shape: array.shape.join(', '), width: PIXELS + 1 });
    throw damaged(DIGITS_ASSET, fault);
  }
  const features = new Float64Array(rows * PIXELS);
  const labels = new Uint16Array(rows);
  for (let i = 0; i < rows; i++) {
    const row = array.values.subarray(i * width, (i + 1) * width);
    const label = row[PIXELS];
    if (row.some((value) => !(value >= 0 && value <= BRIGHTEST)) || !Number.isInteger(label) || label > 9) {
      throw damagedAt(DIGITS_ASSET, DATASET_FAULT.greyValue({ row: i + 1, brightest: BRIGHTEST }));
    }
    features.set(row.subarray(0, PIXELS), i * PIXELS);
    labels[i] = label;
  }
  return { rows, columns: PIXELS, classes: 10, features, labels };
}

/**
 * Row i goes to training when i mod 3 = 0 (first 500 such), to the auxiliary set when 1 (first 500), to the test
 * set when 2; standardised by the training rows.
 */
function digitsData(pictures: RecordTable): AuditData {
  const rows = (rest: number, limit?: number) => rowsWhere(pictures.rows, (i) => i % 3 === rest, limit);
  return {
    id: 'digits',
    ...standardisedSplits(pictures, {
      train: rows(0, SPLIT_LIMIT),
      auxiliary: rows(1, SPLIT_LIMIT),
      test: rows(2),
    }),
    classNames: Array.from({ length: 10 }, (_, digit) => String(digit)),
    columnNames: Array.from({ length: PIXELS }, (_, p) => `p${Math.floor(p / SIDE)}${p % SIDE}`),
    image: { width: SIDE, height: SIDE, max: BRIGHTEST },
    source: DIGITS_SOURCE,
  };
}

export const loadDigits: LoadDataset = async (readAsset) =>
  digitsData(parseDigits(await readAsset(DIGITS_ASSET)));

/** Loads digits of norm 1. No picture can be shown of records of norm 1, for the scale of each row is lost. */
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
