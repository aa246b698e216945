// The recorded pictures of ?page=uniaud, in its order. `npm run record -- <id>` makes one.
import { CANARIES, DIMENSION, ESTIMATORS, LABELS, SELF_COMPARISON } from './charts';
import { LEARNING_RATE, MODELS } from './models';
import type { RecordedFigure } from './recordedFigure';
import { IMAGES, SENTENCES } from './tables';
import { UTILITY } from './utility';

export const GALLERY: readonly RecordedFigure[] = [
  LEARNING_RATE,
  ESTIMATORS,
  CANARIES,
  SELF_COMPARISON,
  DIMENSION,
  LABELS,
  MODELS,
  UTILITY,
  IMAGES,
  SENTENCES,
];
