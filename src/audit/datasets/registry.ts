// The sets that the project offers, by id, in words. Apart from what loads them, so that a page that offers them
// reads no files.

interface DatasetAbout {
  title: string;
  /** True for real records, false for generated ones. */
  real: boolean;
  trainRows: number;
  columns: number;
  classes: number;
  /** What a record is, and what its substitute may change, in a sentence. */
  description: string;
}

const DIGITS: DatasetAbout = {
  title: 'Handwritten digits',
  real: true,
  trainRows: 500,
  columns: 64,
  classes: 10,
  description: 'Pictures of 8 by 8 grey values, whose label is the digit.',
};

const VISION: DatasetAbout = {
  title: 'Vision features (generated)',
  real: false,
  trainRows: 500,
  columns: 768,
  classes: 10,
  description: 'Records shaped like the features of a vision transformer, with well separated classes.',
};

const SPEECHES: DatasetAbout = {
  title: 'Sentences of presidents',
  real: true,
  trainRows: 500,
  columns: 100,
  classes: 2,
  description:
    'Sentences of State of the Union addresses as mean word vectors, whose label is when they were said.',
};

/** By the id that links and recorded results have for them, in the order in which they are offered: never rename one. */
const SETS = {
  digits: DIGITS,
  breast: {
    title: 'Breast cancer diagnoses',
    real: true,
    trainRows: 285,
    columns: 30,
    classes: 2,
    description: 'Thirty measurements of a patient’s cell nuclei, with malignant or benign as the label.',
  },
  vit03: VISION,
  vit: {
    ...VISION,
    title: 'Vision features, weakly separated (generated)',
    description: 'Records of the same shape, with classes so close that a private model learns little.',
  },
  digits_l2: {
    ...DIGITS,
    title: 'Handwritten digits, unit norm',
    description: 'The digits with every record scaled to norm 1, which weakens attacks through the input.',
  },
  purchase: {
    title: 'Shopping lists (generated)',
    real: false,
    trainRows: 500,
    columns: 600,
    classes: 10,
    description: 'Binary records shaped like shopping lists of 600 products.',
  },
  speeches: SPEECHES,
  speeches5000: { ...SPEECHES, title: 'Sentences of presidents, 5,000 of them', trainRows: 5000 },
} as const satisfies Record<string, DatasetAbout>;

export type DatasetId = keyof typeof SETS;

export const DATASET_IDS = Object.keys(SETS) as DatasetId[];

export const DATASETS = DATASET_IDS.map((id) => ({ id, ...SETS[id] }));
