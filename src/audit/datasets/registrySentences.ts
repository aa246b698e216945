// Titles of the data sets that the project offers, and descriptions of their records.
import { sentences } from '../../base/sentences/family.ts';

/** Titles of the data sets, by the ids of the sets. */
export const DATASET_TITLES = sentences('datasetTitle', {
  digits: 'Handwritten digits',
  breast: 'Breast cancer diagnoses',
  vit03: 'Vision features (generated)',
  vit: 'Vision features, weakly separated (generated)',
  digits_l2: 'Handwritten digits, unit norm',
  purchase: 'Shopping lists (generated)',
  purchase50000: 'Shopping lists (generated), 50,000',
  speeches: 'Sentences of presidents',
  speeches5000: 'Sentences of presidents, 5,000 of them',
});

const SPEECHES =
  'Sentences of State of the Union addresses as mean word vectors, whose label is when they were said.';

const SHOPPING = 'Binary records shaped like shopping lists of 600 products.';

/** Descriptions of the data sets, by their ids: what a record is, and what its label is. */
export const DATASET_WORDS = sentences('dataset', {
  digits: 'Pictures of 8 by 8 grey values, whose label is the digit.',
  breast: 'Thirty measurements of a patient’s cell nuclei, with malignant or benign as the label.',
  vit03: 'Records shaped like the features of a vision transformer, with well separated classes.',
  vit: 'Records of the same shape, with classes so close that a private model learns little.',
  digits_l2: 'The digits with every record scaled to norm 1, which weakens attacks through the input.',
  purchase: SHOPPING,
  purchase50000: SHOPPING,
  speeches: SPEECHES,
  speeches5000: SPEECHES,
});
