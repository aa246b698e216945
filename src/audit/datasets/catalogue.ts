// The loaders of the sets in registry.ts. The compiler asks for a line for each set.
import { refusals } from '../../base/numerics/errors';
import { DATASET_FAULT } from './faultSentences';
import { loadHundredPurchases, loadPurchaseLike, loadVision, loadWeakVision } from './generated/sets';
import { DATASET_IDS, type DatasetId } from './registry';
import { loadBreastCancer } from './shipped/breastCancer';
import { loadDigits, loadUnitDigits } from './shipped/digits';
import { loadAllSpeechFeatures, loadSpeechFeatures } from './shipped/speechFeatures';
import type { AuditData, LoadDataset, ReadAsset } from './types';

const LOADERS: Readonly<Record<DatasetId, LoadDataset>> = {
  digits: loadDigits,
  breast: loadBreastCancer,
  vit03: loadVision,
  vit: loadWeakVision,
  digits_l2: loadUnitDigits,
  purchase: loadPurchaseLike,
  purchase50000: loadHundredPurchases,
  speeches: loadSpeechFeatures,
  speeches5000: loadAllSpeechFeatures,
};

/** Loads a data set by its id. Throws an InputError for an unknown id or a damaged file. */
export async function loadDataset(id: string, readAsset: ReadAsset): Promise<AuditData> {
  if (Object.hasOwn(LOADERS, id)) return LOADERS[id as DatasetId](readAsset);
  throw refusals('dataset').unknown(DATASET_FAULT.unknown({ id, known: DATASET_IDS.join(', ') }));
}
