// The data sets that the page offers in a list. They are apart from the registry, because the first screen loads the
// registry and lists no sets.
import { DATASETS } from './registry';

/** The most training rows of a set that is offered without having been chosen before. */
const MOST_ROWS = 5000;

/** Whether a set is too large for a browser tab, and for tests that load every set. */
export const isLarge = ({ trainRows }: Pick<(typeof DATASETS)[number], 'trainRows'>): boolean =>
  trainRows > MOST_ROWS;

/** Sets that are offered: no large one, unless it is the chosen one. */
export const offeredDatasets = (chosen: string) =>
  DATASETS.filter((set) => !isLarge(set) || set.id === chosen);
