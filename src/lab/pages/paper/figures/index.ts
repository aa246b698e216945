// The recorded pictures of the paper's figures, in the paper's order. Figure A5 needs no recording (../RatioFigure.tsx).
import { HEAD_FIGURE, NETWORK_FIGURE, SIZES_FIGURE, WORST_CASE_FIGURE } from './audits';
import { COORDINATE_FIGURE } from './coordinate';
import {
  ACCURACY_FIGURE,
  CLIPPING_FIGURE,
  LEARNING_FIGURE,
  STEPS_FIGURE,
  TEXT_FIGURE,
  TEXT_TENTH_FIGURE,
} from './hyperparameters';
import type { PaperFigure } from './paperFigure';

export const PAPER_FIGURES: readonly PaperFigure[] = [
  WORST_CASE_FIGURE,
  HEAD_FIGURE,
  COORDINATE_FIGURE,
  NETWORK_FIGURE,
  SIZES_FIGURE,
  ACCURACY_FIGURE,
  CLIPPING_FIGURE,
  STEPS_FIGURE,
  LEARNING_FIGURE,
  TEXT_FIGURE,
  TEXT_TENTH_FIGURE,
];

/** Id of the figure that the map of ratios (Figure A5) follows. */
export const BEFORE_MAP = LEARNING_FIGURE.plan.id;
