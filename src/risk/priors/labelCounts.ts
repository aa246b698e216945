// How often each label stands in a data set, whichever split its records are in: what an attacker who knows where the data come
// from knows beforehand.
import { loadDataset } from '../../datasets/catalogue';
import { classCounts } from '../../datasets/table';
import type { ReadAsset } from '../../datasets/types';

/** Names and counts of the labels of a set of the catalogue. Throws an InputError for an unknown id or a damaged file. */
export async function labelCounts(
  dataset: string,
  readAsset: ReadAsset,
): Promise<{ names: readonly string[]; counts: readonly number[] }> {
  const { train, auxiliary, test, classNames } = await loadDataset(dataset, readAsset);
  const splits = [train, auxiliary, test].map(classCounts);
  const counts = Array.from({ length: train.classes }, (_, label) =>
    splits.reduce((sum, split) => sum + split[label], 0),
  );
  return { names: classNames, counts };
}
