// The Wisconsin diagnostic measurements, and the splits that the reference runs use.

import { DATASET_FAULT } from '../faultSentences';
import { damaged, damagedAt, rowsWhere, standardisedSplits } from '../table';
import { parseCsv } from '../tableFiles/csv';
import type { AuditData, LoadDataset } from '../types';

/** File under public/data: comma-separated, a header, the last column the diagnosis. */
export const BREAST_CANCER_ASSET = 'breast-cancer.csv';

const BREAST_CANCER_SOURCE =
  'W. Wolberg, O. Mangasarian, N. Street, W. Street: Breast Cancer Wisconsin (Diagnostic), ' +
  'UCI Machine Learning Repository, 1993, doi 10.24432/C5DW2B, CC BY 4.0';

const MEASUREMENTS = 30;
const CLASS_NAMES = ['malignant', 'benign'];

/**
 * The breast cancer data. Of the published rows, even ones train, those with i mod 4 = 1 are auxiliary, and those with
 * i mod 4 = 3 are for the test. Throws InputError when the file is damaged.
 */
function breastCancerData(bytes: Uint8Array): AuditData {
  const csv = parseCsv(bytes, { header: 'yes', field: BREAST_CANCER_ASSET });
  if (csv.columns !== MEASUREMENTS + 1 || csv.names === null) {
    const fault = DATASET_FAULT.columns({ columns: csv.columns, wanted: MEASUREMENTS + 1 });
    throw damaged(BREAST_CANCER_ASSET, fault);
  }
  const features = new Float64Array(csv.rows * MEASUREMENTS);
  const labels = new Uint16Array(csv.rows);
  for (let i = 0; i < csv.rows; i++) {
    const at = i * csv.columns;
    const row = csv.numbers.subarray(at, at + MEASUREMENTS);
    const label = CLASS_NAMES.indexOf(csv.texts.get(at + MEASUREMENTS) ?? '');
    if (label < 0 || row.some(Number.isNaN)) {
      const fault = DATASET_FAULT.measurements({ line: csv.lines[i], count: MEASUREMENTS });
      throw damagedAt(BREAST_CANCER_ASSET, fault);
    }
    features.set(row, i * MEASUREMENTS);
    labels[i] = label;
  }
  const table = { rows: csv.rows, columns: MEASUREMENTS, classes: 2, features, labels };
  const rows = (keep: (row: number) => boolean) => rowsWhere(table.rows, keep);
  return {
    id: 'breast',
    ...standardisedSplits(table, {
      train: rows((i) => i % 2 === 0),
      auxiliary: rows((i) => i % 4 === 1),
      test: rows((i) => i % 4 === 3),
    }),
    classNames: CLASS_NAMES,
    columnNames: csv.names.slice(0, MEASUREMENTS),
    image: null,
    source: BREAST_CANCER_SOURCE,
  };
}

export const loadBreastCancer: LoadDataset = async (readAsset) =>
  breastCancerData(await readAsset(BREAST_CANCER_ASSET));
