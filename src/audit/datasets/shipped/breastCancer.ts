// The Wisconsin diagnostic measurements, and the splits that the reference runs use. Reads bytes; fetching them is the
// caller's.
import { InputError } from '../../../base/numerics/errors';
import { parseCsv } from '../ownFile/csv';
import { columnMoments, rowsWhere, selectRows, standardise } from '../table';
import type { AuditData, LoadDataset, RecordTable } from '../types';

/** File under public/data: comma-separated, a header, the last column the diagnosis. */
export const BREAST_CANCER_ASSET = 'breast-cancer.csv';

const BREAST_CANCER_SOURCE =
  'W. Wolberg, O. Mangasarian, N. Street, W. Street: Breast Cancer Wisconsin (Diagnostic), ' +
  'UCI Machine Learning Repository, 1993, doi 10.24432/C5DW2B, CC BY 4.0';

const MEASUREMENTS = 30;
const CLASS_NAMES = ['malignant', 'benign'];

interface BreastCancer {
  table: RecordTable;
  columnNames: readonly string[];
}

/** All patients in their published order. Throws a InputError when the bytes are not that file. */
function parseBreastCancer(bytes: Uint8Array): BreastCancer {
  const csv = parseCsv(bytes, { header: 'yes', field: BREAST_CANCER_ASSET });
  if (csv.columns !== MEASUREMENTS + 1 || csv.names === null) {
    const message = `${BREAST_CANCER_ASSET} has ${csv.columns} columns, not ${MEASUREMENTS + 1}. Restore the file.`;
    throw new InputError('malformed', BREAST_CANCER_ASSET, message);
  }
  const features = new Float64Array(csv.rows * MEASUREMENTS);
  const labels = new Uint16Array(csv.rows);
  for (let i = 0; i < csv.rows; i++) {
    const at = i * csv.columns;
    const row = csv.numbers.subarray(at, at + MEASUREMENTS);
    const label = CLASS_NAMES.indexOf(csv.texts.get(at + MEASUREMENTS) ?? '');
    if (label < 0 || row.some(Number.isNaN)) {
      const message = `${BREAST_CANCER_ASSET}, line ${csv.lines[i]}: expected ${MEASUREMENTS} numbers and a diagnosis. Restore the file.`;
      throw new InputError('malformed', BREAST_CANCER_ASSET, message);
    }
    features.set(row, i * MEASUREMENTS);
    labels[i] = label;
  }
  return {
    table: { rows: csv.rows, columns: MEASUREMENTS, classes: 2, features, labels },
    columnNames: csv.names.slice(0, MEASUREMENTS),
  };
}

/** Even rows train, i mod 4 = 1 are auxiliary, i mod 4 = 3 test; standardised by the training rows. */
function breastCancerData({ table, columnNames }: BreastCancer): AuditData {
  const rows = (keep: (row: number) => boolean) => selectRows(table, rowsWhere(table.rows, keep));
  const train = rows((i) => i % 2 === 0);
  const moments = columnMoments(train);
  return {
    id: 'breast',
    train: standardise(train, moments),
    auxiliary: standardise(
      rows((i) => i % 4 === 1),
      moments,
    ),
    test: standardise(
      rows((i) => i % 4 === 3),
      moments,
    ),
    classNames: CLASS_NAMES,
    columnNames,
    image: null,
    standardisation: moments,
    source: BREAST_CANCER_SOURCE,
  };
}

export const loadBreastCancer: LoadDataset = async (readAsset) =>
  breastCancerData(parseBreastCancer(await readAsset(BREAST_CANCER_ASSET)));
