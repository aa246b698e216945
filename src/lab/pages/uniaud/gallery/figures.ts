// The recorded pictures of ?page=uniaud, in its order. `npm run record -- <id>` makes one.
import { CANARIES_CHART, DIMENSION, ESTIMATORS_CHART, LABELS_CHART, SELF_COMPARISON } from './charts';
import { LEARNING_RATE, MODELS_CHART } from './models';
import type { RecordedFigure } from './recordedFigure';
import { IMAGES, SENTENCES_TABLE } from './tables';
import { UTILITY } from './utility';

export const GALLERY: readonly RecordedFigure[] = [
  LEARNING_RATE,
  ESTIMATORS_CHART,
  CANARIES_CHART,
  SELF_COMPARISON,
  DIMENSION,
  LABELS_CHART,
  MODELS_CHART,
  UTILITY,
  IMAGES,
  SENTENCES_TABLE,
];
