// Names of columns that are counted: that of the label, and those of the breast-cancer records.

export const LABEL_COLUMN = 'label';

/** Columns counted by default. Of the ten measurements, these are the ones that say little about each other. */
export const BREAST_COLUMNS: readonly string[] = [
  LABEL_COLUMN,
  'mean radius',
  'mean texture',
  'mean smoothness',
  'mean compactness',
  'mean concavity',
  'mean symmetry',
  'mean fractal dimension',
];
