// The columns of the breast-cancer records that are counted by default.
import { LABEL_COLUMN } from './labelColumn';

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
