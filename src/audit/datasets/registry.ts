// Titles, descriptions and sizes of the data sets that the project offers, by id. They are apart from the loaders, so
// that a page that offers the sets reads no files.
import { DATASET_TITLES, DATASET_WORDS } from './registrySentences';

interface DatasetAbout {
  /** True for real records, false for generated ones. */
  real: boolean;
  trainRows: number;
  columns: number;
  classes: number;
}

const DIGITS: DatasetAbout = {
  real: true,
  trainRows: 500,
  columns: 64,
  classes: 10,
};

const VISION: DatasetAbout = {
  real: false,
  trainRows: 500,
  columns: 768,
  classes: 10,
};

const SPEECHES: DatasetAbout = {
  real: true,
  trainRows: 500,
  columns: 100,
  classes: 2,
};

const SHOPPING: DatasetAbout = {
  real: false,
  trainRows: 500,
  columns: 600,
  classes: 10,
};

/** The sets by the id that links and recorded results have for them, in the order in which they are offered: never rename one. */
const SETS = {
  digits: DIGITS,
  breast: {
    real: true,
    trainRows: 285,
    columns: 30,
    classes: 2,
  },
  vit03: VISION,
  vit: VISION,
  digits_l2: DIGITS,
  purchase: SHOPPING,
  purchase50000: { ...SHOPPING, trainRows: 50_000, classes: 100 },
  speeches: SPEECHES,
  speeches5000: { ...SPEECHES, trainRows: 5000 },
} as const satisfies Record<string, DatasetAbout>;

export type DatasetId = keyof typeof SETS;

export const DATASET_IDS = Object.keys(SETS) as DatasetId[];

export const DATASETS = DATASET_IDS.map((id) => ({
  id,
  title: DATASET_TITLES[id],
  description: DATASET_WORDS[id],
  ...SETS[id],
}));
