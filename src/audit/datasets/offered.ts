// The sets that a chooser of the page lists. Apart from the registry, which the first screen loads.
import { DATASETS } from './registry';

/** The number of training rows that a tab has room for. */
const MOST_ROWS = 5000;

/** Too large for a tab, and for a test of every set. */
export const isLarge = ({ trainRows }: Pick<(typeof DATASETS)[number], 'trainRows'>): boolean =>
  trainRows > MOST_ROWS;

/** Sets that are offered: no large one, unless it is the chosen one. */
export const offeredDatasets = (chosen: string) =>
  DATASETS.filter((set) => !isLarge(set) || set.id === chosen);
