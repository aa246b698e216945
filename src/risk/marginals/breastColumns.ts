// Which columns of the breast-cancer records are counted where nobody says otherwise.
import { LABEL_COLUMN } from './labelColumn';

/** What is counted of the breast-cancer records where nobody says otherwise: of ten measurements those that say little of each other. */
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
