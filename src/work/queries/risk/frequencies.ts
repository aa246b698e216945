// How often each value of a shipped data set's columns occurs, which an attacker knows beforehand.
import { z } from 'zod';
import { loadDataset } from '../../../audit/datasets/catalogue';
import { fetchAssets } from '../../../audit/training/fetchAssets';
import { type ValueCounts, valueCounts } from '../../../risk/priors/valueCounts';
import type { Entry, Steps } from '../query';
import { text } from '../vocabulary';

export async function* frequencies({
  dataset,
  assets,
}: {
  dataset: string;
  /** Address of the page's data files. */
  assets: string;
}): Steps<readonly ValueCounts[]> {
  yield;
  return valueCounts(await loadDataset(dataset, fetchAssets(assets)));
}

export const entry = () =>
  ({
    about: 'how often each value of a data set occurs among its records, column by column',
    asks: z.strictObject({ dataset: text, assets: text }),
    example: { dataset: 'breast', assets: 'https://example.org/data/' },
    answer: frequencies,
  }) satisfies Entry<typeof frequencies>;
