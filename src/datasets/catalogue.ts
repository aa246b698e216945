// The sets that the project offers by id, and how to make each one ready. A reader's own file is not among them.
import { InputError } from '../numerics/errors';
import { purchaseLikeData } from './generated/purchaseLike';
import { vit03Data, vitData } from './generated/visionLike';
import { BREAST_CANCER_ASSET, breastCancerData, parseBreastCancer } from './shipped/breastCancer';
import { DIGITS_ASSET, digitsData, digitsUnitNormData, parseDigits } from './shipped/digits';
import type { AuditData } from './types';

export type DatasetId = 'digits' | 'digits_l2' | 'breast' | 'vit' | 'vit03' | 'purchase';

/** Bytes of a file under public/data; how they are fetched or read is the shell's business. */
export type ReadAsset = (name: string) => Promise<Uint8Array>;

export interface DatasetEntry {
  id: DatasetId;
  title: string;
  /** True for real records, false for generated ones. */
  real: boolean;
  trainRows: number;
  columns: number;
  classes: number;
  /** What a record is, and what its substitute may change, in a sentence. */
  description: string;
}

/** In the order in which they should be offered. */
export const DATASETS: readonly DatasetEntry[] = [
  {
    id: 'digits',
    title: 'Handwritten digits',
    real: true,
    trainRows: 500,
    columns: 64,
    classes: 10,
    description: 'Pictures of 8 by 8 grey values; the label is the digit.',
  },
  {
    id: 'breast',
    title: 'Breast cancer diagnoses',
    real: true,
    trainRows: 285,
    columns: 30,
    classes: 2,
    description: 'Thirty measurements of cell nuclei of a patient; the label is malignant or benign.',
  },
  {
    id: 'vit03',
    title: 'Vision features (generated)',
    real: false,
    trainRows: 500,
    columns: 768,
    classes: 10,
    description: 'Records shaped like the features of a vision transformer, with well separated classes.',
  },
  {
    id: 'vit',
    title: 'Vision features, weakly separated (generated)',
    real: false,
    trainRows: 500,
    columns: 768,
    classes: 10,
    description: 'The same shape with classes so close that a private model learns little.',
  },
  {
    id: 'digits_l2',
    title: 'Handwritten digits, unit norm',
    real: true,
    trainRows: 500,
    columns: 64,
    classes: 10,
    description: 'The digits with every record scaled to norm 1, which weakens attacks through the input.',
  },
  {
    id: 'purchase',
    title: 'Shopping lists (generated)',
    real: false,
    trainRows: 500,
    columns: 600,
    classes: 10,
    description: 'Binary records shaped like shopping lists of 600 products.',
  },
];

/** Makes a set ready for an audit. Throws a InputError for an unknown id or a damaged file. */
export async function loadDataset(id: string, readAsset: ReadAsset): Promise<AuditData> {
  switch (id) {
    case 'digits':
      return digitsData(parseDigits(await readAsset(DIGITS_ASSET)));
    case 'digits_l2':
      return digitsUnitNormData(parseDigits(await readAsset(DIGITS_ASSET)));
    case 'breast':
      return breastCancerData(parseBreastCancer(await readAsset(BREAST_CANCER_ASSET)));
    case 'vit':
      return vitData();
    case 'vit03':
      return vit03Data();
    case 'purchase':
      return purchaseLikeData();
    default: {
      const known = DATASETS.map((entry) => entry.id).join(', ');
      throw new InputError('unknown', 'dataset', `There is no data set '${id}'; choose one of ${known}.`);
    }
  }
}
