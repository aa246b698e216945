// The sets that the project offers by id: a line of words and a line that loads it for each. A reader's own file is not
// among them.
import { InputError } from '../numerics/errors';
import { aboutPurchaseLike, loadPurchaseLike } from './generated/purchaseLike';
import { aboutVision, aboutWeakVision, loadVision, loadWeakVision } from './generated/visionLike';
import { aboutBreastCancer, loadBreastCancer } from './shipped/breastCancer';
import { aboutDigits, loadDigits } from './shipped/digits';
import { aboutUnitDigits, loadUnitDigits } from './shipped/unitDigits';
import type { AuditData, DatasetAbout, LoadDataset, ReadAsset } from './types';

/** By the id that links and recorded results have for them, in the order in which they are offered: never rename one. */
const SETS = {
  digits: aboutDigits,
  breast: aboutBreastCancer,
  vit03: aboutVision,
  vit: aboutWeakVision,
  digits_l2: aboutUnitDigits,
  purchase: aboutPurchaseLike,
} as const satisfies Record<string, DatasetAbout>;

export type DatasetId = keyof typeof SETS;

/** Apart from the words above, so that a page that offers the sets need not hold what reads them. */
const LOADERS: Readonly<Record<DatasetId, LoadDataset>> = {
  digits: loadDigits,
  breast: loadBreastCancer,
  vit03: loadVision,
  vit: loadWeakVision,
  digits_l2: loadUnitDigits,
  purchase: loadPurchaseLike,
};

export interface DatasetEntry extends DatasetAbout {
  id: DatasetId;
}

export const DATASETS: readonly DatasetEntry[] = (Object.keys(SETS) as DatasetId[]).map((id) => ({
  id,
  ...SETS[id],
}));

/** Makes a set ready for an audit. Throws an InputError for an unknown id or a damaged file. */
export async function loadDataset(id: string, readAsset: ReadAsset): Promise<AuditData> {
  if (Object.hasOwn(LOADERS, id)) return LOADERS[id as DatasetId](readAsset);
  const known = DATASETS.map((entry) => entry.id).join(', ');
  throw new InputError('unknown', 'dataset', `There is no data set '${id}'; choose one of ${known}.`);
}
